import { z } from "zod";
import { codeKey, money, segment } from "../bookings/play-shapes";
import { codeOf } from "../code-values/code-shape";
import { couponState, couponTypeCode } from "../code-values/coupons";
import {
  commonQuery,
  dateText,
  idParams,
  idx,
  idxText,
  listQueryShape,
  pageOf,
  textsByLanguage,
  timestamp,
  unmaskReason,
} from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";

const opsMenu = "940600";
const couponStateShape = codeOf(couponState);
const couponName = z.string().trim().min(1).max(60);
const codeKeys = z.array(codeKey).max(20);
const notBelowZero = money.refine((value) => Number(value) >= 0, wants("too_small", "0"));

const terms = {
  couponType: codeOf(couponTypeCode),
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
  state: couponStateShape,
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

export type CouponAdminRow = z.infer<typeof couponAdminRow>;

/** A discount of more than the whole is none. */
export const mostPercent = 100;

/** One coupon for each of the members. An empty list of day types, parts or holes names any. */
export const couponIssueBody = z.strictObject({
  memberIdxs: z.array(idx).min(1).max(100),
  couponName,
  /** The name in further languages; `couponName` is of the request language. */
  i18n: textsByLanguage(couponName).optional(),
  ...terms,
  dcValue: notBelowZero,
  maxDiscount: notBelowZero.nullable().default(null),
  dayTypes: codeKeys.default([]),
  periods: codeKeys.default([]),
  holeCodes: codeKeys.default([]),
  issuedReason: z.string().trim().max(200).default(""),
});
export type CouponIssue = z.infer<typeof couponIssueBody>;

export const couponRoutes = [
  defineRoute("GET /coupon/{id}", {
    summary: "A member's coupons in a state, the usable ones when none is named.",
    auth: "member",
    params: z.strictObject({ id: segment }),
    query: z.strictObject({ ...listQueryShape, state: couponStateShape.default(couponState.usable) }),
    output: pageOf(couponSummary),
  }),
  defineRoute("GET /coupon/count/{id}", {
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
  defineRoute("GET /ops/coupons", {
    summary: "Coupons of the club with their holders; names are masked without a reason.",
    permission: { menu: opsMenu, flag: "R" },
    query: z.strictObject({
      ...listQueryShape,
      ...unmaskReason,
      memberIdx: idxText.optional(),
      state: couponStateShape.optional(),
    }),
    output: pageOf(couponAdminRow),
    persons: true,
    xlsx: "coupon",
  }),
  defineRoute("POST /ops/coupons", {
    summary: "Issues a coupon to each of some members.",
    permission: { menu: opsMenu, flag: "C" },
    query: z.strictObject(commonQuery),
    body: couponIssueBody,
    output: z.object({ issued: z.int(), couponIdxs: z.array(idx) }),
    idempotent: true,
  }),
  defineRoute("PUT /ops/coupons/{id}", {
    summary: "Revokes a coupon that is not used yet.",
    permission: { menu: opsMenu, flag: "U" },
    params: idParams,
    query: z.strictObject(commonQuery),
    body: z.strictObject({
      event: z.literal("REVOKE"),
      reason: z.string().trim().min(1).max(200),
      version: z.int().optional(),
    }),
    output: z.object({ couponIdx: idx, state: couponStateShape }),
  }),
] as const;
