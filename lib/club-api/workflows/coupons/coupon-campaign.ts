import type { z } from "zod";
import { memberState, memberTypeCode } from "@/lib/contract/code-values/members";
import { roundHoles } from "@/lib/contract/code-values/tee-sheets";
import {
  type CampaignTerms,
  type CouponAudience,
  type CouponCampaign,
  type CouponPreview,
  type leftOutReason,
  mostCoupons,
} from "@/lib/contract/coupons/coupon-campaigns";
import type { CallOutput } from "@/lib/contract/routes";
import { moneyToWire } from "@/lib/shared/money/money";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { recordAudit } from "../../domains/audit";
import {
  checkTerms,
  couponName,
  discountOn,
  fitsHolder,
  holdersOf,
  issueToAll,
  suspendCouponsOf,
} from "../../domains/coupons";
import { type Member, officeRow, readAudience } from "../../domains/members";
import { type Channel, membersWithDevice } from "../../domains/outbox";
import { suspendedAmong } from "../../domains/penalties";
import { readFormats } from "../../domains/policies";
import { dayIn, quoteIn, readRuleBook } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { fingerprint } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { notifyMembers } from "../messages/notify";

const anyType = memberTypeCode.web;
const firstPeriod = "1";

const partySize = 4;
/** A weekday on which the course is open comes within so many days, whatever is closed. */
const searchedDays = 21;

/**
 * Price of the first weekday round within a coupon's validity for four players with it, by the club's own fees: the
 * booker of the audience's first type, the others without membership. Null when the coupon takes nothing off it.
 */
export async function exampleOf(
  db: Database,
  ctx: Context,
  { memberTypes: [memberType = anyType] }: CouponAudience,
  { maxDiscount, ...terms }: CampaignTerms,
): Promise<CouponPreview["example"]> {
  const today = clubDate(ctx.now, ctx.club.zone);
  const from = [terms.validFrom, today].sort().at(-1) ?? today;
  const book = await readRuleBook(db, ctx, from, addDays(from, searchedDays));
  const days = Array.from({ length: searchedDays }, (_, place) => addDays(from, place));
  const playDate = days.find((day) => {
    const { dayType, isOpen } = dayIn(book, day);
    return isOpen && dayType === "WEEKDAY";
  });
  if (playDate === undefined) return null;
  const period = terms.periods[0] ?? firstPeriod;
  const input = {
    slot: { playDate, period, priceOverride: null },
    holeCode: roundHoles.eighteen,
    memberTypes: [memberType, ...Array.from({ length: partySize - 1 }, () => anyType)],
    caddieMode: "C" as const,
  };
  const quote = quoteIn(book, { ...input, discount: "0" });
  const { holidayType } = dayIn(book, playDate);
  const round = { playDate, holidayType, period, holeCode: roundHoles.eighteen };
  const discount = await discountOn(db, ctx, { ...terms, maxDiscount }, { round, quote });
  if (discount === null) return null;
  const formats = await readFormats(db, ctx.club.clubIdx);
  return {
    playDate,
    memberType,
    currency: quote.currency,
    total: quote.total,
    discount: moneyToWire(discount, formats),
    toPay: quoteIn(book, { ...input, discount }).total,
  };
}

type Reason = z.infer<typeof leftOutReason>;
type Audience = {
  chosen: Member[];
  leftOut: { member: Member; reason: Reason }[];
  suspended: Set<number>;
  devices: Set<number>;
};

const shownRows = 10;
const notifyBatchSize = 500;
const reasons: readonly Reason[] = ["ISSUED", "SUSPENDED", "NO_CONSENT", "NOT_ENTITLED"];

/**
 * Whom a campaign would selectAudience (domain.md 7.11), masked; the look goes on record. Throws 9001 with the field for terms that
 * no coupon may have, and 9001 `audience` for more members than one campaign takes.
 */
export async function previewCampaign(
  tx: Database,
  ctx: Context,
  { audience, coupon }: CouponCampaign,
): Promise<CallOutput<"POST /ops/coupons/preview">> {
  await checkTerms(tx, ctx, coupon);
  const { chosen, leftOut } = await selectAudience(tx, ctx, audience, coupon, { isLocked: false });
  const shown = await officeRow(tx, ctx);
  const first = (members: readonly Member[]) =>
    members.slice(0, shownRows).map((member) => {
      const { memberIdx, id, name, memberType, memberTypeName } = shown(member);
      return { memberIdx, id, name, memberType, memberTypeName };
    });
  const after = { isMasked: true, audience, count: chosen.length };
  await recordAudit(tx, ctx, { action: "VIEW", entity: "coupon", entityKey: "preview", after });
  return {
    count: chosen.length,
    untold: chosen.filter(({ state }) => state !== memberState.active).length,
    first: first(chosen),
    leftOut: reasons.flatMap((reason) => {
      const members = leftOut.flatMap((one) => (one.reason === reason ? [one.member] : []));
      return members.length === 0 ? [] : [{ reason, count: members.length, first: first(members) }];
    }),
    stamp: stampOf(ctx, chosen),
    example: await exampleOf(tx, ctx, audience, coupon),
  };
}

/**
 * Issues to the list that was previewed, all or nobody, on record with each; everybody active is told once. Whoever has this
 * very coupon is on no list, and the members' rows stay locked: a campaign that is sent twice, by whomever, reaches nobody
 * twice. Throws as `previewCampaign`, 2002 when the list is another one by now, 9001 `audience` for an empty one.
 */
export async function issueCampaign(
  tx: Database,
  ctx: Context,
  { audience, coupon, stamp }: CouponCampaign & { stamp: string },
): Promise<CallOutput<"POST /ops/coupons/campaigns">> {
  const { chosen, suspended, devices } = await selectAudience(tx, ctx, audience, coupon, { isLocked: true });
  if (stampOf(ctx, chosen) !== stamp) throw new ClubFailure("STALE");
  if (chosen.length === 0) throw new ClubFailure("VAL_FIELD", ["audience", "nobody"]);
  const idxs = chosen.map(({ memberIdx }) => memberIdx);
  const [issued] = await issueToAll(tx, ctx, idxs, coupon);
  await suspendCouponsOf(
    tx,
    ctx,
    idxs.filter((memberIdx) => suspended.has(memberIdx)),
  );
  for (const [channels, members] of byChannels(chosen, audience, devices)) {
    for (let at = 0; at < members.length; at += notifyBatchSize) {
      const idxsToNotify = members.slice(at, at + notifyBatchSize);
      const varsOf = (choice: Context["choice"]) => ({
        coupon: issued ? couponName(issued, { choice }) : coupon.couponName,
        date: coupon.validTo,
      });
      await notifyMembers(tx, ctx, idxsToNotify, "couponIssued", varsOf, { channels });
    }
  }
  return { issued: idxs.length, told: chosen.filter(({ state }) => state === memberState.active).length };
}

async function selectAudience(
  tx: Database,
  ctx: Context,
  audience: CouponAudience,
  coupon: CampaignTerms,
  { isLocked }: { isLocked: boolean },
): Promise<Audience> {
  const { clubIdx } = ctx.club;
  const found = await readAudience(tx, ctx.club, audience, { limit: mostCoupons + 1, isLocked });
  if (found.length > mostCoupons)
    throw new ClubFailure("VAL_FIELD", ["audience", "too_many", String(mostCoupons)]);
  const idxs = found.map(({ memberIdx }) => memberIdx);
  const suspended = await suspendedAmong(tx, clubIdx, idxs, ctx.now);
  const holders = await holdersOf(tx, ctx, coupon);
  const devices = await membersWithDevice(tx, clubIdx, idxs);
  const lastDay = [coupon.validTo, clubDate(ctx.now, ctx.club.zone)].sort().at(-1) ?? coupon.validTo;
  const why = (member: Member): Reason | null => {
    if (holders.has(member.memberIdx)) return "ISSUED";
    if (audience.leavesOutSuspended && suspended.has(member.memberIdx)) return "SUSPENDED";
    if (audience.isAdvertising && waysTo(member, devices).length === 0) return "NO_CONSENT";
    return fitsHolder(coupon.dcPerson, member, lastDay) ? null : "NOT_ENTITLED";
  };
  const chosen = found.filter((member) => why(member) === null);
  const leftOut = found.flatMap((member) => {
    const reason = why(member);
    return reason === null ? [] : [{ member, reason }];
  });
  return { chosen, leftOut, suspended, devices };
}

/** By which ways a member has agreed to advertising and can be reached. */
function waysTo(member: Member, devices: ReadonlySet<number>): Channel[] {
  const { memberIdx, marketingSms, marketingEmail, marketingPush } = member;
  return [
    ...(marketingSms ? (["SMS"] as const) : []),
    ...(marketingEmail ? (["MAIL"] as const) : []),
    ...(marketingPush && devices.has(memberIdx) ? (["PUSH"] as const) : []),
  ];
}

/** Advertising goes only by the ways that its receiver agreed to. */
function byChannels(
  members: readonly Member[],
  { isAdvertising }: CouponAudience,
  devices: ReadonlySet<number>,
) {
  const groups = new Map<string, { channels: Channel[]; idxs: number[] }>();
  for (const member of members) {
    const channels: Channel[] = isAdvertising ? waysTo(member, devices) : ["SMS", "MAIL"];
    const key = channels.join();
    const group = groups.get(key) ?? { channels, idxs: [] };
    group.idxs.push(member.memberIdx);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ channels, idxs }) => [channels, idxs] as const);
}

function stampOf(ctx: Context, chosen: readonly Member[]): string {
  return fingerprint([ctx.club.clubIdx, chosen.map(({ memberIdx }) => memberIdx)]);
}
