import Big from "big.js";
import type { CaddieMode, Money } from "@/lib/contract/bookings/play-shapes";
import { type FeeItem, feeItem, roundHoles, slotState } from "@/lib/contract/code-values/tee-sheets";
import type { SlotDetail } from "@/lib/contract/tee-sheets/tee-sheets";
import { serviceAmount, serviceFee } from "@/lib/shared/fees/fee-amounts";
import { feeDayOf } from "@/lib/shared/fees/fee-rule";
import { percentOffFor } from "@/lib/shared/fees/last-minute";
import { shownTurn } from "@/lib/shared/tee-times/turns";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { pickText } from "../../../platform/texts";
import { codeNames } from "../../codes";
import { offerFor, openDay, pricesFor, slotFees } from "../days/sheet";
import { type SheetRow, selectSheet } from "../days/sheet-repository";
import { openCodeFor, slotViewer, type Viewer } from "../days/viewer";
import { caddieFeeCode, greenFeeOf, isOffered } from "../fees/fee-rules";
import { type DayInfo, dayIn, feeTableIn, type RuleBook, readRuleBook, ruleOfType } from "../rule-book";
import type { Slot } from "./slots-repository";

/** A slot without what other domains know of it: coupons and the deadlines of cancelling. */
export type DaySlot = Omit<SlotDetail, "coupons" | "cancelRule"> & {
  slot: SheetRow;
  toWire(amount: string): Money;
};

/** One slot as a viewer sees it (domain.md R5). Throws 4101 on a closing day, 4104 for a slot that the day has not. */
export async function readDaySlot(
  db: Database,
  ctx: Context,
  viewer: Viewer,
  { date, sheetIdx }: { date: string; sheetIdx: number },
): Promise<DaySlot> {
  const [book, rows, feeNames] = await Promise.all([
    readRuleBook(db, ctx, date),
    selectSheet(db, ctx.club.clubIdx, date),
    codeNames(db, ctx.club.clubIdx, "feeCodes", ctx.choice),
  ]);
  const day = openDay(book, date);
  const row = rows.find((candidate) => candidate.sheetIdx === sheetIdx);
  if (!row) throw new ClubFailure("RSV_NO_SLOT");
  const { courseCode, courseOut, playDate, teeTime, period, minPlayers, maxPlayers } = row;
  const openCode = openCodeFor(row, slotViewer(book, day, viewer, rows));
  const prices = pricesFor(book, day, viewer);
  return {
    slot: { ...row, lastMinute: offerFor(row, { memberIdx: viewer.memberIdx, now: ctx.now }) },
    toWire: (amount) => prices.table.toWire(new Big(amount)),
    sheetIdx,
    playDate,
    teeTime,
    ...shownTurn(row),
    courseCode,
    courseName: courseName(book, courseCode),
    courseOut,
    courseOutName: courseName(book, courseOut),
    period,
    holeCodes: holeCodesOf(book, row),
    openCode,
    bookable: openCode === slotState.open,
    caddieModes: caddieModesOf(book, row, day.dayType === "WEEKEND"),
    minPlayers,
    maxPlayers,
    fees: feesOf(book, row, day, viewer, feeNames),
    companionGreenFee: slotFees(row, prices).companionGreenFee,
    lock: ownLock(ctx, row, viewer),
  };
}

function courseName({ courses, ctx }: RuleBook, courseCode: string): string {
  const names = courses.find((course) => course.courseCode === courseCode)?.names ?? {};
  return pickText(names, ctx.choice) ?? courseCode;
}

/** The rounds that may be booked online: the one that the slot is laid for, when C0050 v4 lists it (domain.md A36). */
export function holeCodesOf(book: RuleBook, row: Pick<Slot, "holeCode">): SlotDetail["holeCodes"] {
  const listed = (book.policy("C0050")?.value4 || roundHoles.eighteen).split(",");
  const own = row.holeCode;
  const isLong = own === roundHoles.twentySeven || own === roundHoles.thirtySix;
  return listed.includes(own) && !isLong ? [own] : [];
}

/**
 * The slot's own way, and self where C0050 allows it on such a day. A club whose fees of the day have no caddie offers none:
 * everybody carries or drives.
 */
export function caddieModesOf(
  book: RuleBook,
  row: Pick<Slot, "caddieMode" | "playDate">,
  isWeekend: boolean,
): CaddieMode[] {
  if (!isOffered(feeTableIn(book, row.playDate), row.caddieMode)) return ["S"];
  const policy = book.policy("C0050");
  const isSelfAllowed = (isWeekend ? policy?.value3 : policy?.value2) === "Y";
  return isSelfAllowed && row.caddieMode !== "S" ? [row.caddieMode, "S"] : [row.caddieMode];
}

/** A way to play, or self where the fees of the day have no such caddie. */
export function offeredModeIn(book: RuleBook, playDate: string, caddieMode: CaddieMode): CaddieMode {
  return isOffered(feeTableIn(book, playDate), caddieMode) ? caddieMode : "S";
}

function feesOf(
  book: RuleBook,
  row: SheetRow,
  day: DayInfo,
  { memberIdx, memberType }: Viewer,
  names: ReadonlyMap<string, string>,
): SlotDetail["fees"] {
  const table = feeTableIn(book, day.date);
  const { period, holeCode, priceOverride, maxPlayers: partySize } = row;
  const feeDay = feeDayOf(day.date, day.dayType);
  const round = { period, day: feeDay, holeCode, partySize, priceOverride };
  const offer = offerFor(row, { memberIdx, now: book.ctx.now });
  const greenFee = greenFeeOf(table, memberType, { ...round, percentOff: percentOffFor(offer, memberType) });
  const team = [feeItem.cartFee, caddieFeeCode(row.caddieMode)].flatMap(
    (code) => (code && serviceFee(table, code)) ?? [],
  );
  const line = (feeCode: FeeItem, amount: Parameters<typeof table.toWire>[0], unit: "PERSON" | "TEAM") => {
    return { feeCode, name: names.get(feeCode) ?? feeCode, amount: table.toWire(amount), unit };
  };
  return [
    ...(greenFee ? [line(feeItem.greenFee, greenFee, "PERSON")] : []),
    ...team.map((fee) => line(fee.feeCode, serviceAmount(fee, holeCode), fee.unit)),
  ];
}

/** The viewer's own live hold; a dead one is none. */
function ownLock(ctx: Context, { lock }: SheetRow, viewer: Viewer): SlotDetail["lock"] {
  const isOwn = lock !== null && lock.kind === "LOCK" && lock.memberIdx === viewer.memberIdx;
  if (!isOwn || lock.expiresAt <= ctx.now) return null;
  return {
    lockedAt: clubTimestamp(lock.lockedAt, ctx.club.zone),
    expiresAt: clubTimestamp(lock.expiresAt, ctx.club.zone),
    remainSeconds: Math.floor((lock.expiresAt.getTime() - ctx.now.getTime()) / 1000),
    renewals: lock.renewals,
  };
}

/** The ways in which a member type may book a slot online. */
export type BookingTerms = {
  holeCodes: SlotDetail["holeCodes"];
  caddieModes: CaddieMode[];
  /** The part of the weekday that the type may hold is used up (domain.md 7.2, type 49). */
  isShareUsed: boolean;
};

/**
 * The booking terms of a slot for the checks of a booking (C0050, domain.md 7.2, A36). The share is exact only under
 * a lock that all bookings of the type on that day take; without it two at once may both get the last one.
 */
export async function bookingTerms(
  db: Database,
  ctx: Context,
  slot: Slot,
  memberType: string,
): Promise<BookingTerms> {
  const book = await readRuleBook(db, ctx, slot.playDate);
  const day = dayIn(book, slot.playDate);
  // Few types have a share of the day, and only theirs follows from who holds the other slots.
  const hasShare = ruleOfType(book, memberType)?.weekdaySharePercent != null;
  const rows = hasShare ? await selectSheet(db, ctx.club.clubIdx, slot.playDate) : [];
  return {
    holeCodes: holeCodesOf(book, slot),
    caddieModes: caddieModesOf(book, slot, day.dayType === "WEEKEND"),
    isShareUsed: slotViewer(book, day, { memberIdx: null, memberType }, rows).isShareUsed,
  };
}
