import { memberState } from "@/lib/contract/code-values/members";
import type { CouponIssue } from "@/lib/contract/coupons";
import type { Database } from "../db/database";
import { transaction } from "../db/transaction";
import { type Coupon, couponName, couponsEndingSoon, issueToAll, suspendCouponsOf } from "../domains/coupons";
import { suspendedAmong } from "../domains/penalties";
import { lockMembers } from "../domains/reservations";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { tellMember } from "./tell-member";

/**
 * A coupon for each of some members, who are told; for a suspended member it is suspended at once (C0270 v3). Throws
 * 9001 `memberIdxs` when one of them is no active member, and 9001 with the field as `issueToAll` does.
 */
export async function issueCoupons(tx: Database, act: Act, issue: CouponIssue): Promise<number[]> {
  const wanted = [...new Set(issue.memberIdxs)];
  const members = await lockMembers(tx, act.club.clubIdx, wanted);
  const isComplete =
    members.length === wanted.length && members.every(({ state }) => state === memberState.active);
  if (!isComplete) throw new ClubFailure("VAL_FIELD", ["memberIdxs"]);
  const { memberIdxs: _memberIdxs, ...terms } = issue;
  const idxs = members.map(({ memberIdx }) => memberIdx);
  const coupons = await issueToAll(tx, act, idxs, terms);
  await suspendCouponsOf(tx, act, [...(await suspendedAmong(tx, act.club.clubIdx, idxs, act.now))]);
  for (const coupon of coupons) await tellOf(tx, act, coupon, "couponIssued");
  return coupons.map(({ couponIdx }) => couponIdx);
}

/** The notice before usable coupons run out (C0400 v3), once each; one transaction each. */
export async function remindOfCoupons(db: Database, act: Act): Promise<void> {
  for (const coupon of await couponsEndingSoon(db, act)) {
    await transaction(db, (tx) => tellOf(tx, act, coupon, "couponExpiring"));
  }
}

async function tellOf(
  tx: Database,
  act: Act,
  coupon: Coupon,
  event: "couponIssued" | "couponExpiring",
): Promise<void> {
  const { memberIdx, couponIdx, validTo } = coupon;
  const varsOf = (choice: Act["choice"]) => ({ coupon: couponName(coupon, { choice }), date: validTo });
  await tellMember(tx, act, memberIdx, event, varsOf, { dedupeKey: `${event}:${couponIdx}` });
}
