import { type CouponState, couponState, couponTypeCode } from "@/lib/contract/code-values/coupons";
import type { CouponSummary } from "@/lib/contract/coupons/coupons";
import type { CallOutput } from "@/lib/contract/routes";
import { moneyToWire } from "@/lib/shared/money/money";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { veilFor } from "../../platform/veil";
import { recordAudit } from "../audit";
import { codeNames } from "../codes";
import { policyNumber, readFormats, readPolicies } from "../policies";
import { selectEnding } from "./issue-repository";
import { type CouponFilter, countByState, type Page, selectPage } from "./list-repository";
import type { Coupon } from "./repository";
import { couponName } from "./use";

const dayMilliseconds = 86_400_000;

/** A page of a member's coupons in a state (domain.md Y18). */
export async function readCoupons(
  db: Database,
  ctx: Context,
  filter: CouponFilter & Page,
): Promise<CallOutput<"GET /coupon/{id}">> {
  const { rows, total } = await selectPage(db, ctx.club.clubIdx, filter, filter);
  const summaryOf = await summaryMaker(db, ctx);
  return {
    list: rows.map(({ coupon }) => summaryOf(coupon)),
    total,
    page: filter.page,
    size: filter.size,
  };
}

/** The club's coupons for the back office; names are masked without a reason, and the view goes on record. */
export async function readCouponsForAdmin(
  db: Database,
  ctx: Context,
  { reason: unmaskReason, ...filter }: CouponFilter & Page & { reason?: string | undefined },
): Promise<CallOutput<"GET /ops/coupons">> {
  const veil = veilFor(unmaskReason);
  const { isMasked, reason } = veil;
  const { clubIdx, zone } = ctx.club;
  const { rows, total } = await selectPage(db, clubIdx, filter, filter);
  const summaryOf = await summaryMaker(db, ctx);
  const memberIdx = filter.memberIdx ?? null;
  const view = { entity: "coupon", entityKey: memberIdx ?? "list", memberIdx, after: { isMasked }, reason };
  await recordAudit(db, ctx, { action: "VIEW", ...view });
  const list = rows.map(({ coupon, memberId, memberName }) => ({
    ...summaryOf(coupon),
    memberIdx: coupon.memberIdx,
    memberId: veil.loginId(memberId),
    memberName: veil.name(memberName),
    issuedReason: coupon.issuedReason,
    bookingIdx: coupon.bookingIdx,
    usedAt: coupon.usedAt && clubTimestamp(coupon.usedAt, zone),
    createdAt: clubTimestamp(coupon.createdAt, zone),
    version: coupon.version,
  }));
  return { list, total, page: filter.page, size: filter.size };
}

/** How many coupons a member has; `expiringSoon` are usable ones within the notice of C0400 v3 (domain.md Y19). */
export async function countCoupons(
  db: Database,
  ctx: Context,
  memberIdx: number,
): Promise<CallOutput<"GET /coupon/count/{id}">> {
  const today = clubDate(ctx.now, ctx.club.zone);
  const soon = addDays(today, await noticeDays(db, ctx));
  const { states, expiringSoon } = await countByState(db, ctx.club.clubIdx, memberIdx, { today, soon });
  const of = (state: CouponState) => states.get(state) ?? 0;
  return {
    usable: of(couponState.usable),
    reserved: of(couponState.reserved),
    expiringSoon,
    used: of(couponState.used),
    suspended: of(couponState.suspended),
  };
}

/** Usable coupons whose last day is the notice's distance away (C0400 v3). */
export async function couponsEndingSoon(db: Database, ctx: Context): Promise<Coupon[]> {
  const today = clubDate(ctx.now, ctx.club.zone);
  return selectEnding(db, ctx.club.clubIdx, addDays(today, await noticeDays(db, ctx)));
}

async function noticeDays(db: Database, ctx: Context): Promise<number> {
  const policy = (await readPolicies(db, ctx.club.clubIdx, ["C0400"])).get("C0400");
  return policyNumber(policy?.value3, 7);
}

async function summaryMaker(db: Database, ctx: Context): Promise<(coupon: Coupon) => CouponSummary> {
  const { clubIdx, zone } = ctx.club;
  const stateNames = await codeNames(db, clubIdx, "couponStates", ctx.choice);
  const formats = await readFormats(db, clubIdx);
  const today = Date.parse(clubDate(ctx.now, zone));
  return (coupon) => ({
    couponIdx: coupon.couponIdx,
    couponNo: coupon.couponNo,
    couponName: couponName(coupon, ctx),
    couponType: coupon.couponType,
    dcTarget: coupon.dcTarget,
    dcPerson: coupon.dcPerson,
    dcValue:
      coupon.couponType === couponTypeCode.percent
        ? percentage(coupon.dcValue)
        : moneyToWire(coupon.dcValue, formats),
    maxDiscount: coupon.maxDiscount === null ? null : moneyToWire(coupon.maxDiscount, formats),
    dayTypes: coupon.dayTypes,
    periods: coupon.periods,
    holeCodes: coupon.holeCodes,
    validFrom: coupon.validFrom,
    validTo: coupon.validTo,
    state: coupon.state,
    stateName: stateNames.get(coupon.state) ?? coupon.state,
    daysLeft: (Date.parse(coupon.validTo) - today) / dayMilliseconds,
  });
}

/** A percentage keeps its decimals whatever the currency; a whole one is a number. */
function percentage(value: string): number | string {
  return Number.isInteger(Number(value)) ? Number(value) : value;
}
