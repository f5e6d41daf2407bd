import { z } from "zod";
import { codeKey, money } from "../bookings/play-shapes";
import { codeOf } from "../code-values/code-shape";
import { memberState } from "../code-values/members";
import { commonQuery, dateText, idx } from "../common";
import { defineRoute } from "../define-route";
import { couponIssueBody } from "./coupons";

const menu = "940600";
/** As many coupons as one campaign issues: they are one transaction. */
export const mostCoupons = 5000;

/** Whom a campaign reaches; what is left out or empty narrows nothing. Spans of days include both ends. */
export const couponAudience = z.strictObject({
  memberTypes: z.array(codeKey).max(20).default([]),
  /** 10 active, 20 dormant: nobody else may get a coupon. */
  states: z
    .array(codeOf(memberState).extract([memberState.active, memberState.dormant]))
    .max(2)
    .default([memberState.active]),
  joinedFrom: dateText.optional(),
  joinedTo: dateText.optional(),
  lastLoginFrom: dateText.optional(),
  lastLoginTo: dateText.optional(),
  birthMonth: z.int().min(1).max(12).optional(),
  region: codeKey.optional(),
  /** A suspended member's coupon would be suspended at once. */
  leavesOutSuspended: z.boolean().default(true),
  /** Advertising goes only to those who agreed to it, and only by the ways that they agreed to (checklist P-02). */
  isAdvertising: z.boolean().default(true),
});
export type CouponAudience = z.output<typeof couponAudience>;

export const couponTerms = couponIssueBody.omit({ memberIdxs: true });
export type CampaignTerms = z.output<typeof couponTerms>;

export const campaignBody = z.strictObject({ audience: couponAudience, coupon: couponTerms });
export type CouponCampaign = z.output<typeof campaignBody>;

/** A member whom the filter finds; masked. */
const found = z.object({
  memberIdx: idx,
  id: z.string(),
  name: z.string(),
  memberType: z.string(),
  memberTypeName: z.string(),
});
/**
 * ISSUED has this very coupon already (the same terms and names, not taken back), SUSPENDED holds now, NO_CONSENT to
 * advertising, NOT_ENTITLED: a coupon for ladies or seniors.
 */
export const leftOutReason = z.enum(["ISSUED", "SUSPENDED", "NO_CONSENT", "NOT_ENTITLED"]);
const leftOut = z.object({ reason: leftOutReason, count: z.int(), first: z.array(found) });

/** Price of a weekday round of eighteen holes for four with caddie with the coupon; null when it does not apply. */
const couponExample = z.object({
  playDate: dateText,
  memberType: z.string(),
  currency: z.string(),
  total: money,
  discount: money,
  toPay: money,
});

const preview = z.object({
  count: z.int(),
  /** Of them get the coupon without a message: they are dormant. */
  untold: z.int(),
  first: z.array(found),
  leftOut: z.array(leftOut),
  /** Names the list as it stands: issuing to another one is refused (2002). */
  stamp: z.string(),
  example: couponExample.nullable(),
});
export type CouponPreview = z.infer<typeof preview>;

export const couponCampaignRoutes = [
  defineRoute("POST /ops/coupons/preview", {
    summary:
      "Who would get a coupon by a filter, who is left out and why, and what a round would cost with it.",
    permission: { menu, flag: "C" },
    query: z.strictObject(commonQuery),
    body: campaignBody,
    output: preview,
  }),
  defineRoute("POST /ops/coupons/campaigns", {
    summary:
      "Issues a coupon to everybody whom a filter finds, as the preview showed them; each is told once.",
    permission: { menu, flag: "C" },
    query: z.strictObject(commonQuery),
    body: campaignBody.extend({ stamp: z.string().min(1).max(60) }),
    output: z.object({ issued: z.int(), told: z.int() }),
    idempotent: true,
  }),
] as const;
