import Big from "big.js";
import { roundHoles } from "@/lib/contract/code-values/tee-sheets";
import type { CalendarDay, ReservationCalendar } from "@/lib/contract/tee-sheets/tee-sheets";
import { feeDayOf } from "@/lib/shared/fees/fee-rule";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { type FeeTable, greenFeeOf } from "../fees/fee-rules";
import {
  closeAtIn,
  type DayInfo,
  dayIn,
  feeTablesIn,
  openAtIn,
  type RuleBook,
  readRuleBook,
  timeBandsIn,
  visibleAtIn,
  waitingClosesIn,
} from "../rule-book";
import { daysAhead, slotDefaults } from "../slots/generation";
import {
  type CalendarRow,
  type DayEvents,
  eventDays,
  selectCalendar,
  selectOwnDays,
} from "./calendar-repository";
import { hasFullBandIn } from "./display-rules";
import type { Viewer } from "./viewer";

/** Data that every day of the answer needs. */
type Reading = {
  book: RuleBook;
  viewer: Viewer;
  tableOn(date: string): FeeTable;
};
type DayCounts = { rows: CalendarRow[]; myBookings: number; events: DayEvents };

/** The days of a month (`yyyy-MM`), or from today to the last open day (domain.md R2, A6). */
export async function readCalendar(
  db: Database,
  ctx: Context,
  viewer: Viewer,
  month: string | null,
): Promise<ReservationCalendar> {
  const { clubIdx } = ctx.club;
  const today = clubDate(ctx.now, ctx.club.zone);
  const last = addDays(today, daysAhead);
  const firstOfMonth = `${month ?? today.slice(0, 7)}-01`;
  const [first, end] = month === null ? [today, last] : [firstOfMonth, lastOfMonth(firstOfMonth)];
  const book = await readRuleBook(db, ctx, min(first, today), max(end, last));
  const openUntil = lastOpenDay(book, viewer, today, last);
  const [from, to] = [first, month === null ? (openUntil ?? today) : end];
  const [rows, ownDays, events] = await Promise.all([
    selectCalendar(db, {
      clubIdx,
      from,
      to,
      ...viewer,
      memberIdx: viewer.memberIdx ?? 0,
      now: ctx.now,
      bands: timeBandsIn(book),
    }),
    viewer.memberIdx === null
      ? new Map<string, number>()
      : selectOwnDays(db, { clubIdx, memberIdx: viewer.memberIdx, from, to }),
    eventDays(db, { clubIdx, from, to, memberType: viewer.memberType }),
  ]);
  const reading = { book, viewer, tableOn: feeTablesIn(book) };
  const byDate = rowsByDate(rows);
  const days = datesOf(from, to).map((date) =>
    calendarDay(reading, date, {
      rows: byDate.get(date) ?? [],
      myBookings: ownDays.get(date) ?? 0,
      events: events(date),
    }),
  );
  const periods = [...new Set(rows.map(({ period }) => period))].sort();
  return { memberType: viewer.memberType, from, to, openUntil, periods, days };
}

function calendarDay(reading: Reading, date: string, counts: DayCounts): CalendarDay {
  const { book, viewer } = reading;
  const { now, club } = book.ctx;
  const day = dayIn(book, date);
  const { rows, myBookings, events } = counts;
  const openAt = openAtIn(book, day, viewer.memberType);
  const closeAt = closeAtIn(book, date);
  const visibleAt = visibleAtIn(book, day, viewer.memberType);
  const opened = day.isOpen && openAt !== null && openAt <= now && now < closeAt;
  return {
    date,
    dayCode: day.dayCode,
    dayType: day.dayType,
    ...(day.season === null ? {} : { season: day.season }),
    holidayType: day.holidayType,
    holidayName: day.holidayName,
    isOpen: day.isOpen,
    openAt: openAt && clubTimestamp(openAt, club.zone),
    opened,
    visibleAt: visibleAt && clubTimestamp(visibleAt, club.zone),
    closeAt: clubTimestamp(closeAt, club.zone),
    freeTeams: day.isOpen && now < closeAt ? sum(rows, (row) => row.free) : 0,
    totalTeams: sum(rows, (row) => row.total),
    minGreenFee: lowestFee(reading, day, rows),
    hasDraw: rows.some((row) => row.draw > 0),
    ...events,
    waitingPossible: opened && now < waitingClosesIn(book, date) && hasFullBandIn(rows),
    myBookings,
  };
}

/** The lowest green fee of 18 holes, in a full party, among the free slots; of all slots where none is free. */
function lowestFee(
  { book, viewer, tableOn }: Reading,
  { date, dayType }: DayInfo,
  rows: readonly CalendarRow[],
): CalendarDay["minGreenFee"] {
  const hasFree = rows.some((row) => row.free > 0);
  const table = tableOn(date);
  const { maxPlayers: partySize } = slotDefaults(book, dayType === "WEEKEND");
  const fixed = {
    day: feeDayOf(date, dayType),
    holeCode: roundHoles.eighteen,
    partySize,
    priceOverride: null,
  };
  let lowest: Big | null = null;
  for (const { period, freeAtTable, percentOffAtTable: percentOff, lowestFreePrice } of rows) {
    const isAtTable = hasFree ? freeAtTable > 0 : true;
    const atTable = isAtTable ? greenFeeOf(table, viewer.memberType, { ...fixed, period, percentOff }) : null;
    const own = lowestFreePrice === null ? null : new Big(lowestFreePrice).round(table.decimals, Big.roundUp);
    for (const fee of [atTable, own]) if (fee && (lowest === null || fee.lt(lowest))) lowest = fee;
  }
  return lowest && table.toWire(lowest);
}

/** The last day that is open for the viewer by now; a later one may be open too when an earlier is closed. */
function lastOpenDay(book: RuleBook, { memberType }: Viewer, today: string, last: string): string | null {
  return (
    datesOf(today, last).findLast((date) => {
      const day = dayIn(book, date);
      const moment = openAtIn(book, day, memberType) ?? visibleAtIn(book, day, memberType);
      return moment !== null && moment <= book.ctx.now;
    }) ?? null
  );
}

function rowsByDate(rows: readonly CalendarRow[]): Map<string, CalendarRow[]> {
  const byDate = new Map<string, CalendarRow[]>();
  for (const row of rows) {
    const ofDay = byDate.get(row.playDate);
    if (ofDay) ofDay.push(row);
    else byDate.set(row.playDate, [row]);
  }
  return byDate;
}

function datesOf(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}

function lastOfMonth(first: string): string {
  return addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
}

function sum<T>(rows: readonly T[], value: (row: T) => number): number {
  return rows.reduce((total, row) => total + value(row), 0);
}

const min = (one: string, other: string) => (one < other ? one : other);
const max = (one: string, other: string) => (one > other ? one : other);
