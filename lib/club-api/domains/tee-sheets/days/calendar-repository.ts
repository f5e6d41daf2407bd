import { arrayContains, asc, between, eq, gte, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { daysBetween } from "@/lib/shared/time/calendar";
import type { Database } from "../../../db/database";
import { ofClub } from "../../../db/of-club";
import { holdOfSlot, saleOfSlot } from "../../../db/slot-holders";
import { bookings, events, slotLocks, teeSlots } from "../../../db/tables";
import type { Purpose } from "../desk-rules";

/** The slots of one part of a day, counted. */
export type CalendarRow = {
  playDate: string;
  period: string;
  total: number;
  /** Those that the viewer's type could book if the day were open. */
  free: number;
  draw: number;
  /** The lowest own price for the viewer's type among the free ones, less its last-minute discount. */
  lowestFreePrice: string | null;
  /** Free ones without an own price, and the largest last-minute discount among them. */
  freeAtTable: number;
  percentOffAtTable: number;
  /** All slots and the free ones in each time band, in the order of the bands. */
  inBands: number[];
  freeInBands: number[];
};

type CalendarInput = {
  clubIdx: number;
  from: string;
  to: string;
  memberType: string;
  memberIdx: number;
  now: Date;
  /** `HH:mm`, both included. */
  bands: readonly { from: string; to: string }[];
};

/**
 * The days of a span, counted by their parts in the database: what it reads and answers grows with the days, not with the
 * bookings of other days. Like the sheet of a day it looks at each slot's booking by the index of live ones.
 */
export function selectCalendar(db: Database, input: CalendarInput): Promise<CalendarRow[]> {
  const { from, to, memberType, memberIdx, now, bands } = input;
  const holder = db
    .select({ bookingIdx: bookings.bookingIdx })
    .from(bookings)
    .where(saleOfSlot)
    .limit(1)
    .as("holder");
  const isFree = sql`(${teeSlots.openType} = '10'
      or (${teeSlots.openType} = '60' and ${memberType} = any(${teeSlots.memberTypes})))
    and ${holder.bookingIdx} is null and ${teeSlots.linkedSheetIdx} is null
    and (${slotLocks.sheetIdx} is null or (${slotLocks.kind} = 'LOCK'
      and (${slotLocks.memberIdx} = ${memberIdx} or ${slotLocks.expiresAt} <= ${now.toISOString()})))`;
  const counted = db
    .select({
      playDate: teeSlots.playDate,
      teeTime: teeSlots.teeTime,
      period: teeSlots.period,
      openType: teeSlots.openType,
      ownPrice:
        sql`coalesce(${teeSlots.priceOverride}->>${memberType}::text, ${teeSlots.priceOverride}->>'*')`.as(
          "own_price",
        ),
      percentOff: sql<number>`case when ${teeSlots.lastMinute}->'memberTypes' ? ${memberType}::text
        then (${teeSlots.lastMinute}->>'percent')::int else 0 end`.as("percent_off"),
      isFree: sql<boolean>`(${isFree})`.as("is_free"),
    })
    .from(teeSlots)
    .leftJoinLateral(holder, sql`true`)
    .leftJoin(slotLocks, holdOfSlot)
    .where(ofClub(teeSlots, input.clubIdx, between(teeSlots.playDate, from, to)))
    .as("counted");
  const countOf = (...conditions: SQL[]) =>
    sql<number>`(count(*) filter (where ${sql.join(conditions, sql` and `)}))::int`;
  const byBand = (...conditions: SQL[]) => {
    const inBand = bands.map((band) =>
      countOf(sql`${counted.teeTime} between ${band.from} and ${band.to}`, ...conditions),
    );
    return sql<number[]>`array[${sql.join(inBand, sql`, `)}]::int[]`;
  };
  const [free, own] = [sql`${counted.isFree}`, sql`${counted.ownPrice}`];
  return db
    .select({
      playDate: counted.playDate,
      period: counted.period,
      total: sql<number>`count(*)::int`,
      free: countOf(free),
      draw: countOf(sql`${counted.openType} = '70'`),
      lowestFreePrice: sql<
        string | null
      >`(min((${own})::numeric * (100 - ${counted.percentOff}) / 100) filter (where ${free}))::text`,
      freeAtTable: countOf(sql`${own} is null`, free),
      percentOffAtTable: sql<number>`coalesce(max(${counted.percentOff}) filter (where ${own} is null and ${free}), 0)::int`,
      inBands: byBand(),
      freeInBands: byBand(free),
    })
    .from(counted)
    .groupBy(counted.playDate, counted.period)
    .orderBy(asc(counted.playDate), asc(counted.period));
}

/** How many rounds a member has booked on each day of a span. */
export async function selectOwnDays(
  db: Database,
  input: { clubIdx: number; memberIdx: number; from: string; to: string },
): Promise<Map<string, number>> {
  const rows = await db
    .select({ playDate: bookings.playDate, number: sql<number>`count(*)::int` })
    .from(bookings)
    .where(
      ofClub(
        bookings,
        input.clubIdx,
        eq(bookings.memberIdx, input.memberIdx),
        sql`${bookings.playDate} between ${input.from} and ${input.to}`,
        sql`${bookings.state} in ('10', '20', '30', '40', '80')`,
      ),
    )
    .groupBy(bookings.playDate);
  return new Map(rows.map((row) => [row.playDate, row.number]));
}

/** The events of a day: whether one runs on it, and the one that takes place then and not for weeks. */
export type DayEvents = { hasEvent: boolean; eventIdx: number | null };
/** An event of so many days marks its days; a longer one is an offer, which every day of its weeks has. */
const mostEventDays = 3;

/** Tells of the days of a span which visible events for a member type run on them. */
export async function eventDays(
  db: Database,
  input: { clubIdx: number; from: string; to: string; memberType: string },
): Promise<(date: string) => DayEvents> {
  const rows = await db
    .select({ eventIdx: events.eventIdx, startDate: events.startDate, endDate: events.endDate })
    .from(events)
    .where(
      ofClub(
        events,
        input.clubIdx,
        eq(events.isVisible, true),
        isNull(events.deletedAt),
        lte(events.startDate, input.to),
        gte(events.endDate, input.from),
        or(
          sql`cardinality(${events.memberTypes}) = 0`,
          arrayContains(events.memberTypes, [input.memberType]),
        ),
      ),
    );
  return (date) => {
    const running = rows.filter((event) => event.startDate <= date && date <= event.endDate);
    const own = running.find((event) => daysBetween(event.startDate, event.endDate) < mostEventDays);
    return { hasEvent: running.length > 0, eventIdx: own?.eventIdx ?? null };
  };
}

/** Of a slot that is joined with its sale and its hold; an offer or a draw win holds until it is ended. */
export function purposeOfSlot(now: Date) {
  return sql<Purpose>`case
    when ${bookings.bookingIdx} is not null or ${teeSlots.linkedSheetIdx} is not null then 'booked'
    when ${slotLocks.kind} <> 'LOCK' or ${slotLocks.expiresAt} > ${now.toISOString()} then 'held'
    else ${teeSlots.openType} end`;
}

export type PurposeCount = { playDate: string; purpose: Purpose; slots: number };

/** The slots of the days of a span, counted by what they are kept for. */
export function selectPurposes(
  db: Database,
  { clubIdx, from, to, now }: { clubIdx: number; from: string; to: string; now: Date },
): Promise<PurposeCount[]> {
  const holder = db
    .select({ bookingIdx: bookings.bookingIdx })
    .from(bookings)
    .where(saleOfSlot)
    .limit(1)
    .as("bookings");
  const purpose = purposeOfSlot(now);
  return db
    .select({ playDate: teeSlots.playDate, purpose, slots: sql<number>`count(*)::int` })
    .from(teeSlots)
    .leftJoinLateral(holder, sql`true`)
    .leftJoin(slotLocks, holdOfSlot)
    .where(ofClub(teeSlots, clubIdx, between(teeSlots.playDate, from, to)))
    .groupBy(teeSlots.playDate, sql`2`)
    .orderBy(asc(teeSlots.playDate));
}
