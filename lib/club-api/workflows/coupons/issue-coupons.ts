import { memberState } from "@/lib/contract/code-values/members";
import type { CouponIssue } from "@/lib/contract/coupons/coupons";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import {
  type Coupon,
  couponName,
  couponsEndingSoon,
  issueToAll,
  suspendCouponsOf,
} from "../../domains/coupons";
import { suspendedAmong } from "../../domains/penalties";
import { lockMembers } from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { tellMember } from "../messages/tell-member";

/**
 * A coupon for each of some members, who are told; for a suspended member it is suspended at once (C0270 v3). Throws
 * 9001 `memberIdxs` when one of them is no active member, and 9001 with the field as `issueToAll` does.
 */
export async function issueCoupons(tx: Database, ctx: Context, issue: CouponIssue): Promise<number[]> {
  const wanted = [...new Set(issue.memberIdxs)];
  const members = await lockMembers(tx, ctx.club.clubIdx, wanted);
  const isComplete =
    members.length === wanted.length && members.every(({ state }) => state === memberState.active);
  if (!isComplete) throw new ClubFailure("VAL_FIELD", ["memberIdxs"]);
  const { memberIdxs: _memberIdxs, ...terms } = issue;
  const idxs = members.map(({ memberIdx }) => memberIdx);
  const coupons = await issueToAll(tx, ctx, idxs, terms);
  await suspendCouponsOf(tx, ctx, [...(await suspendedAmong(tx, ctx.club.clubIdx, idxs, ctx.now))]);
  for (const coupon of coupons) await tellOf(tx, ctx, coupon, "couponIssued");
  return coupons.map(({ couponIdx }) => couponIdx);
}

/** The notice before usable coupons run out (C0400 v3), once each; one transaction each. */
export async function remindOfCoupons(db: Database, ctx: Context): Promise<void> {
  for (const coupon of await couponsEndingSoon(db, ctx)) {
    await transaction(db, (tx) => tellOf(tx, ctx, coupon, "couponExpiring"));
  }
}

async function tellOf(
  tx: Database,
  ctx: Context,
  coupon: Coupon,
  event: "couponIssued" | "couponExpiring",
): Promise<void> {
  const { memberIdx, couponIdx, validTo } = coupon;
  const varsOf = (choice: Context["choice"]) => ({ coupon: couponName(coupon, { choice }), date: validTo });
  await tellMember(tx, ctx, memberIdx, event, varsOf, { dedupeKey: `${event}:${couponIdx}` });
}
