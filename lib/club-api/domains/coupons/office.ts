import { couponState, couponTypeCode } from "@/lib/contract/code-values/coupons";
import type { CampaignTerms } from "@/lib/contract/coupons/coupon-campaigns";
import { mostPercent } from "@/lib/contract/coupons/coupons";
import type { RefusedField } from "@/lib/contract/failure-texts/field-reasons";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { recordAudit, recordAudits } from "../audit";
import { codeValues } from "../codes";
import { insertCoupons, nextCouponIdxs, selectHolders, selectOver } from "./issue-repository";
import { type Coupon, swapState } from "./repository";

const revocable = [
  couponState.usable,
  couponState.reserved,
  couponState.expired,
  couponState.suspended,
] as const;

/** Rows of one statement: PostgreSQL takes 65,535 values, and a coupon has some twenty. */
const chunkSize = 500;

/**
 * Issues a coupon to each of some members, on record with each. Throws 9001 with the field for a code that the club does
 * not have, for a percentage above 100 and for a validity that ends before it begins or is over.
 */
export async function issueToAll(
  tx: Database,
  ctx: Context,
  memberIdxs: readonly number[],
  issue: CampaignTerms,
): Promise<Coupon[]> {
  await checkTerms(tx, ctx, issue);
  const issued: Coupon[] = [];
  for (let at = 0; at < memberIdxs.length; at += chunkSize) {
    const chunk = memberIdxs.slice(at, at + chunkSize);
    const idxs = await nextCouponIdxs(tx, chunk.length);
    const rows = chunk.map((memberIdx, place) => couponOf(ctx, issue, memberIdx, idxs[place] ?? 0));
    const stored = await insertCoupons(tx, rows);
    const auditEntries = stored.map((coupon) => ({
      action: "CREATE" as const,
      entity: "coupon",
      entityKey: coupon.couponIdx,
      after: coupon,
      memberIdx: coupon.memberIdx,
    }));
    await recordAudits(tx, ctx, auditEntries);
    issued.push(...stored);
  }
  return issued;
}

/** The members who have the coupon of these terms and names already, used or not; one that was taken back does not count. */
export function holdersOf(db: Database, ctx: Context, issue: CampaignTerms): Promise<Set<number>> {
  return selectHolders(db, ctx.club.clubIdx, termsOf(ctx, issue));
}

function couponOf(ctx: Context, issue: CampaignTerms, memberIdx: number, couponIdx: number) {
  return {
    ...termsOf(ctx, issue),
    couponIdx,
    clubIdx: ctx.club.clubIdx,
    memberIdx,
    couponNo: couponNo(ctx, couponIdx),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
}

function termsOf(ctx: Context, { couponName, i18n, dcValue, maxDiscount, ...terms }: CampaignTerms) {
  return {
    ...terms,
    names: { ...i18n, [ctx.choice.language]: couponName },
    dcValue: String(dcValue),
    maxDiscount: maxDiscount === null ? null : String(maxDiscount),
  };
}

/**
 * Takes a coupon back, on record; any but a used one. 2002 when it is not as it was seen any more, 9001 `event` for a
 * used or revoked one.
 */
export async function revokeCoupon(tx: Database, ctx: Context, seen: Coupon, reason: string): Promise<void> {
  const { couponIdx, state } = seen;
  if (!revocable.some((known) => known === state)) throw new ClubFailure("VAL_FIELD", ["event", "not_now"]);
  const isOurs = await swapState(
    tx,
    seen,
    [state],
    { state: couponState.revoked, bookingIdx: null },
    ctx.now,
  );
  if (!isOurs) throw new ClubFailure("STALE");
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "coupon",
    entityKey: couponIdx,
    before: { state, bookingIdx: seen.bookingIdx },
    after: { state: couponState.revoked, bookingIdx: null },
    memberIdx: seen.memberIdx,
    reason,
  });
}

/**
 * State 40 for coupons whose last day is over. A reserved one is valid on the play date, so it goes when that is over
 * too (domain.md 8.7); that of a party which has checked in waits for the settlement, which uses it up.
 */
export async function expireCoupons(db: Database, ctx: Context): Promise<void> {
  const today = clubDate(ctx.now, ctx.club.zone);
  for (const coupon of await selectOver(db, ctx.club.clubIdx, today)) {
    await swapState(
      db,
      coupon,
      [couponState.usable, couponState.reserved],
      { state: couponState.expired },
      ctx.now,
    );
  }
}

/** `MS26-0030-0012`: the club, the year and the coupon's own number. */
function couponNo(ctx: Context, couponIdx: number): string {
  const digits = String(couponIdx).padStart(8, "0");
  const year = clubDate(ctx.now, ctx.club.zone).slice(2, 4);
  return `${ctx.club.clubCode.slice(0, 2)}${year}-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** Refuses terms that no coupon may have; see `issueToAll`. */
export async function checkTerms(tx: Database, ctx: Context, issue: CampaignTerms): Promise<void> {
  const refuse = (...refused: RefusedField): never => {
    throw new ClubFailure("VAL_FIELD", refused);
  };
  const { clubIdx, zone } = ctx.club;
  const known = async (groupId: string, keys: readonly string[], field: string, part?: string) => {
    const values = await codeValues(tx, clubIdx, groupId, part);
    if (keys.some((key) => !values.has(key))) refuse(field, "choice");
  };
  await known("dcTargets", [issue.dcTarget], "dcTarget", "FEE");
  await known("dcTargets", [issue.dcPerson], "dcPerson", "PERSON");
  await known("holidayTypes", issue.dayTypes, "dayTypes");
  await known("periods", issue.periods, "periods");
  await known("holeCodes", issue.holeCodes, "holeCodes");
  if (issue.couponType === couponTypeCode.percent && Number(issue.dcValue) > mostPercent)
    refuse("dcValue", "too_big", String(mostPercent));
  if (issue.couponType !== couponTypeCode.free && Number(issue.dcValue) === 0)
    refuse("dcValue", "more_than", "0");
  if (issue.validTo < issue.validFrom) refuse("validTo", "not_before_start");
  if (issue.validTo < clubDate(ctx.now, zone)) refuse("validTo", "past");
}
