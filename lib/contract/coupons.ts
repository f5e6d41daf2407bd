import { z } from "zod";
import {
  commonQuery,
  dateText,
  idx,
  idxText,
  listQueryShape,
  pageOf,
  textsByLanguage,
  timestamp,
} from "./common";
import { defineRoute } from "./define-route";
import { codeKey, money, segment } from "./play-shapes";

const opsMenu = "940600";
const couponState = z.enum(["10", "20", "30", "40", "50", "60"]);
const couponName = z.string().trim().min(1).max(60);
const codeKeys = z.array(codeKey).max(20);

const terms = {
  couponType: z.enum(["10", "20", "30"]),
  /** FEE entry of `dcTargets`. */
  dcTarget: codeKey,
  /** PERSON entry of `dcTargets`. */
  dcPerson: codeKey,
  dcValue: money,
  maxDiscount: money.nullable(),
  dayTypes: codeKeys,
  periods: codeKeys,
  holeCodes: codeKeys,
  validFrom: dateText,
  validTo: dateText,
};

/** domain.md Y18. */
const couponSummary = z.object({
  couponIdx: idx,
  couponNo: z.string(),
  couponName: z.string(),
  ...terms,
  state: couponState,
  stateName: z.string().optional(),
  /** Days to the last day of validity; below 0 when it is over. */
  daysLeft: z.int(),
});
export type CouponSummary = z.infer<typeof couponSummary>;

const couponAdminRow = couponSummary.extend({
  memberIdx: idx,
  memberId: z.string(),
  memberName: z.string(),
  issuedReason: z.string(),
  bookingIdx: idx.nullable(),
  usedAt: timestamp.nullable(),
  createdAt: timestamp,
  version: z.int(),
});

/** One coupon for each of the members. An empty list of day types, parts or holes names any. */
export const couponIssueBody = z.strictObject({
  memberIdxs: z.array(idx).min(1).max(100),
  couponName,
  /** The name in further languages; `couponName` is of the request language. */
  i18n: textsByLanguage(couponName).optional(),
  ...terms,
  dcValue: money.refine((value) => Number(value) >= 0, { params: { reason: "too_small" } }),
  maxDiscount: terms.maxDiscount.default(null),
  dayTypes: codeKeys.default([]),
  periods: codeKeys.default([]),
  holeCodes: codeKeys.default([]),
  issuedReason: z.string().trim().max(200).default(""),
});
export type CouponIssue = z.infer<typeof couponIssueBody>;

export const couponRoutes = [
  defineRoute({
    method: "GET",
    path: "/coupon/{id}",
    summary: "A member's coupons in a state, the usable ones when none is named.",
    auth: "member",
    params: z.strictObject({ id: segment }),
    query: z.strictObject({ ...listQueryShape, state: couponState.default("10") }),
    output: pageOf(couponSummary),
  }),
  defineRoute({
    method: "GET",
    path: "/coupon/count/{id}",
    summary: "How many coupons a member has in each state.",
    auth: "member",
    params: z.strictObject({ id: segment }),
    query: z.strictObject(commonQuery),
    output: z.object({
      usable: z.int(),
      reserved: z.int(),
      expiringSoon: z.int(),
      used: z.int(),
      suspended: z.int(),
    }),
  }),
  defineRoute({
    method: "GET",
    path: "/ops/coupons",
    summary: "Coupons of the club with their holders.",
    auth: "admin",
    permission: { menu: opsMenu, flag: "R" },
    query: z.strictObject({
      ...listQueryShape,
      memberIdx: idxText.optional(),
      state: couponState.optional(),
    }),
    output: pageOf(couponAdminRow),
  }),
  defineRoute({
    method: "POST",
    path: "/ops/coupons",
    summary: "Issues a coupon to each of some members.",
    auth: "admin",
    permission: { menu: opsMenu, flag: "C" },
    query: z.strictObject(commonQuery),
    body: couponIssueBody,
    output: z.object({ issued: z.int(), couponIdxs: z.array(idx) }),
  }),
  defineRoute({
    method: "PUT",
    path: "/ops/coupons/{id}",
    summary: "Revokes a coupon that is not used yet.",
    auth: "admin",
    permission: { menu: opsMenu, flag: "U" },
    params: z.strictObject({ id: idxText }),
    query: z.strictObject(commonQuery),
    body: z.strictObject({
      event: z.literal("REVOKE"),
      reason: z.string().trim().min(1).max(200),
      version: z.int().optional(),
    }),
    output: z.object({ couponIdx: idx, state: couponState }),
  }),
] as const;
