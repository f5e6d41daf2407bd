import { roundHoles, type SlotState, slotState } from "@/lib/contract/code-values/tee-sheets";
import type { TeeSheet } from "@/lib/contract/tee-sheets/tee-sheets";
import { type FeeDay, feeDayOf } from "@/lib/shared/fees/fee-rule";
import { percentOffFor } from "@/lib/shared/fees/last-minute";
import { shownTurn } from "@/lib/shared/tee-times/turns";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import { sharedRead } from "../../../db/shared-read";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { sharedAnswer } from "../../../platform/shared-answer";
import { pickText } from "../../../platform/texts";
import {
  companionType,
  type FeeTable,
  greenFeeOf,
  guestType,
  isOffered,
  type Round,
} from "../fees/fee-rules";
import {
  type DayInfo,
  dayIn,
  feeTableIn,
  type RuleBook,
  readRuleBook,
  timeBandsIn,
  waitingClosesIn,
} from "../rule-book";
import { hasFullBand, type SlotViewer } from "./display-rules";
import { type SheetRow, selectSheet } from "./sheet-repository";
import { openCodeFor, type SlotLook, slotViewer, type Viewer } from "./viewer";

/** A sheet without the deadlines of cancelling, which another domain knows. */
export type DaySheet = Omit<TeeSheet, "freeCancelUntil"> & { day: DayInfo };
export type SheetFilter = {
  courses?: readonly string[] | undefined;
  periods?: readonly string[] | undefined;
};
type SheetSlot = TeeSheet["slots"][number];

/** The data that the fees of a day's slots depend on. */
type Prices = {
  table: FeeTable;
  day: FeeDay;
  memberIdx: number | null;
  now: Date;
  memberType: string;
  companion: string;
  /** The fees that were computed already: most slots of a day cost the same. */
  known: Map<string, SlotFees>;
};
type SlotFees = Pick<SheetSlot, "greenFee" | "normalGreenFee" | "companionGreenFee" | "lastMinute">;

/**
 * The sheet of a day as a viewer sees it (domain.md R3, R4, 8.1), the same object for as long as it says the same. Throws 4101 on a
 * closing day.
 */
export async function readDaySheet(
  db: Database,
  ctx: Context,
  viewer: Viewer,
  date: string,
  filter: SheetFilter = {},
): Promise<DaySheet> {
  const { clubIdx, zone } = ctx.club;
  const [book, rows] = await Promise.all([
    readRuleBook(db, ctx, date),
    sharedRead(db, `sheet ${clubIdx} ${date}`, () => selectSheet(db, clubIdx, date)),
  ]);
  const eyes = slotViewer(book, openDay(book, date), viewer, rows);
  const openCodes = rows.map((row) => openCodeFor(row, eyes));
  const mayWait = isWaitingTime(book, eyes, date);
  const { language, defaultLanguage } = ctx.choice;
  const name = JSON.stringify(["sheet", clubIdx, date, viewer.memberType, language, filter]);
  const seen = [openCodes.join(), ownOfferOf(rows, viewer, ctx.now), mayWait];
  return sharedAnswer(name, [rows, book.rows, zone, defaultLanguage, ...seen], () =>
    daySheet(book, eyes, { rows, openCodes, mayWait }, filter),
  );
}

type Seen = {
  rows: readonly SheetRow[];
  openCodes: readonly SlotState[];
  /** Whether a member may wait for a time on this day by now, if the times are taken. */
  mayWait: boolean;
};

function daySheet(
  book: RuleBook,
  eyes: SlotLook,
  { rows, openCodes, mayWait }: Seen,
  { courses, periods }: SheetFilter,
): DaySheet {
  const { day } = eyes;
  const { zone } = book.ctx.club;
  const prices = pricesFor(book, day, eyes);
  const slots = rows.map((row, place) => sheetSlot(row, openCodes[place] ?? slotState.closed, prices));
  return {
    day,
    playDate: day.date,
    dayCode: day.dayCode,
    holidayType: day.holidayType,
    openAt: eyes.openAt && clubTimestamp(eyes.openAt, zone),
    closeAt: eyes.openAt && clubTimestamp(eyes.closeAt, zone),
    courses: coursesOf(book, slots).filter((course) => isWanted(courses, course.courseCode)),
    slots: slots.filter((slot) => isWanted(courses, slot.courseCode) && isWanted(periods, slot.period)),
    waitingPossible: mayWait && hasTakenBand(book, rows, openCodes),
  };
}

/** The day, or 4101. */
export function openDay(book: RuleBook, date: string): DayInfo {
  const day = dayIn(book, date);
  if (!day.isOpen) throw new ClubFailure("RSV_CLOSED_DAY", [date]);
  return day;
}

/** Unregistered companions of a member pay as web members, a guest's pay as guests (domain.md 7.4, R4). */
export function pricesFor(book: RuleBook, day: DayInfo, { memberIdx, memberType }: Viewer): Prices {
  return {
    memberIdx,
    now: book.ctx.now,
    table: feeTableIn(book, day.date),
    day: feeDayOf(day.date, day.dayType),
    memberType,
    companion: memberType === guestType ? guestType : companionType,
    known: new Map(),
  };
}

/** The fees of a slot for 18 holes and a full party on the wire; null where the table has no row. */
export function slotFees(row: SheetRow, prices: Prices): SlotFees {
  const percentOff = percentOffFor(offerFor(row, prices), prices.memberType);
  const key = `${row.period} ${row.maxPlayers} ${percentOff} ${JSON.stringify(row.priceOverride)}`;
  const fees = prices.known.get(key) ?? computeFees(row, prices, percentOff);
  prices.known.set(key, fees);
  return fees;
}

/** The offer of the viewer's own hold, since fees follow from it; a member has one hold at the most. */
function ownOfferOf(rows: readonly SheetRow[], { memberIdx }: Viewer, now: Date): string {
  const own = rows.find(({ lock }) => memberIdx !== null && lock?.memberIdx === memberIdx);
  return own ? JSON.stringify([own.sheetIdx, offerFor(own, { memberIdx, now })]) : "";
}

/** The last-minute offer by which a viewer would pay: that of the viewer's own hold, else what is live on the slot. */
export function offerFor(
  { lock, lastMinute }: Pick<SheetRow, "lock" | "lastMinute">,
  { memberIdx, now }: { memberIdx: number | null; now: Date },
): SheetRow["lastMinute"] {
  const isOwn = lock !== null && lock.kind === "LOCK" && lock.memberIdx === memberIdx && lock.expiresAt > now;
  return isOwn ? lock.lastMinute : lastMinute;
}

function computeFees(
  row: SheetRow,
  { table, day, memberType, companion }: Prices,
  percentOff: number,
): SlotFees {
  const round = {
    period: row.period,
    day,
    holeCode: roundHoles.eighteen,
    partySize: row.maxPlayers,
    priceOverride: row.priceOverride,
  };
  const fee = (type: string, change: Partial<Round> = { percentOff }) => {
    const amount = greenFeeOf(table, type, { ...round, ...change });
    return amount && table.toWire(amount);
  };
  const usualFee = percentOff > 0 ? fee(memberType, {}) : null;
  return {
    greenFee: fee(memberType),
    normalGreenFee: fee(memberType, { priceOverride: null }),
    companionGreenFee: fee(companion),
    ...(usualFee === null ? {} : { lastMinute: { percent: percentOff, usualFee } }),
  };
}

function sheetSlot(row: SheetRow, openCode: SlotState, prices: Prices): SheetSlot {
  const { sheetIdx, teeTime, courseCode, courseOut, period, caddieMode, minPlayers, maxPlayers } = row;
  return {
    sheetIdx,
    teeTime,
    ...shownTurn(row),
    courseCode,
    courseOut,
    period,
    holeCode: row.holeCode,
    openCode,
    bookable: openCode === slotState.open,
    caddieMode: isOffered(prices.table, caddieMode) ? caddieMode : "S",
    minPlayers,
    maxPlayers,
    ...slotFees(row, prices),
    event: null,
  };
}

function coursesOf({ courses, ctx }: RuleBook, slots: readonly SheetSlot[]): TeeSheet["courses"] {
  return courses.map(({ courseCode, nextCourse, names }) => ({
    courseCode,
    courseName: pickText(names, ctx.choice) ?? courseCode,
    courseOut: nextCourse,
    free: slots.filter((slot) => slot.courseCode === courseCode && slot.bookable).length,
  }));
}

function isWaitingTime(book: RuleBook, { now, openAt, memberIdx }: SlotViewer, date: string): boolean {
  return memberIdx !== null && openAt !== null && openAt <= now && now < waitingClosesIn(book, date);
}

function hasTakenBand(book: RuleBook, rows: readonly SheetRow[], openCodes: readonly SlotState[]): boolean {
  const isFree = (place: number) => openCodes[place] === slotState.open;
  const times = rows.map(({ teeTime }, place) => ({ teeTime, total: 1, free: isFree(place) ? 1 : 0 }));
  return hasFullBand(times, timeBandsIn(book));
}

function isWanted(filter: readonly string[] | undefined, key: string): boolean {
  return filter === undefined || filter.includes(key);
}
