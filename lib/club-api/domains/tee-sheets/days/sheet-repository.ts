import { arrayContains, asc, between, eq, gte, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, SelectedFields } from "drizzle-orm/pg-core";
import { daysBetween } from "@/lib/shared/time/calendar";
import type { Database } from "../../../db/database";
import { ofClub } from "../../../db/of-club";
import { nameless, preparedRead } from "../../../db/prepared-read";
import { databaseOf } from "../../../db/shared-read";
import { holdOfSlot, saleOfSlot } from "../../../db/slot-holders";
import { bookings, events, slotLocks, teeSlots } from "../../../db/tables";
import type { Purpose } from "../desk-rules";
import type { Slot } from "../slots/slots-repository";

/** The columns that a viewer's sheet follows from: none of what only the office is told. */
const slotColumns = {
  sheetIdx: teeSlots.sheetIdx,
  playDate: teeSlots.playDate,
  courseCode: teeSlots.courseCode,
  courseOut: teeSlots.courseOut,
  period: teeSlots.period,
  teeTime: teeSlots.teeTime,
  turnTime: teeSlots.turnTime,
  holeCode: teeSlots.holeCode,
  openType: teeSlots.openType,
  caddieMode: teeSlots.caddieMode,
  minPlayers: teeSlots.minPlayers,
  maxPlayers: teeSlots.maxPlayers,
  memberTypes: teeSlots.memberTypes,
  priceOverride: teeSlots.priceOverride,
  lastMinute: teeSlots.lastMinute,
  linkedSheetIdx: teeSlots.linkedSheetIdx,
};
const lockColumns = {
  memberIdx: slotLocks.memberIdx,
  kind: slotLocks.kind,
  lockedAt: slotLocks.lockedAt,
  expiresAt: slotLocks.expiresAt,
  renewals: slotLocks.renewals,
  lastMinute: slotLocks.lastMinute,
};

/** Who holds a slot for now: a member who is booking it, or an offer or a draw win. */
export type SlotLock = Pick<typeof slotLocks.$inferSelect, keyof typeof lockColumns>;
/** A slot with whoever holds it; the columns of the booking that a viewer's sheet follows from. */
export type SheetRow = Pick<Slot, keyof typeof slotColumns> & {
  booking: { bookingIdx: number; memberType: string } | null;
  lock: SlotLock | null;
};

/** A day as it was read last: its slots under their mark, and the text of its holders, of which `rows` were put together. */
type ReadDay = { mark: string; slots: readonly DaySlotRow[]; holders: string; rows: readonly SheetRow[] };
type DaySlotRow = Pick<Slot, keyof typeof slotColumns>;

const daysOf = new WeakMap<Database, Map<string, ReadDay>>();
/** The days that are open at a time, of a few clubs. */
const maxDays = 100;

/**
 * The slots of a day in the order of play, each with its live booking and its lock, dead or alive. Slots themselves are written by the office
 * and by jobs, a few times a day: a day whose slots have not changed since this process read them is asked for its holders alone. Rows
 * are shared by calls, the same array for as long as nothing of the day has changed.
 */
export async function selectSheet(
  handle: Database,
  clubIdx: number,
  playDate: string,
): Promise<readonly SheetRow[]> {
  const db = databaseOf(handle);
  const days = daysOf.get(db) ?? new Map<string, ReadDay>();
  daysOf.set(db, days);
  const key = `${clubIdx} ${playDate}`;
  const known = days.get(key);
  const [found] = known ? await holdersOfDay(db, { clubIdx, playDate }) : [];
  const isSame = known !== undefined && found?.mark === known.mark;
  if (isSame && found.holders === known.holders) return known.rows;
  const day = isSame ? withHolders(known, found.holders) : await wholeDay(db, clubIdx, playDate);
  if (days.size >= maxDays) days.clear();
  days.set(key, day);
  return day.rows;
}

async function wholeDay(db: Database, clubIdx: number, playDate: string): Promise<ReadDay> {
  const [found] = await slotsOfDay(db, { clubIdx, playDate });
  if (!found) throw new Error("The day was not read.");
  const names = Object.keys(slotColumns);
  const slots = (JSON.parse(found.slots) as unknown[][]).map((cells) => named(names, cells) as DaySlotRow);
  return withHolders({ mark: found.mark, slots }, found.holders);
}

function withHolders({ mark, slots }: Pick<ReadDay, "mark" | "slots">, holders: string): ReadDay {
  const found = JSON.parse(holders) as unknown[][];
  const bySlot = new Map(found.map(([sheetIdx, ...cells]) => [sheetIdx, holderOf(cells)]));
  const free = { booking: null, lock: null };
  const rows = slots.map((slot) => ({ ...slot, ...(bySlot.get(slot.sheetIdx) ?? free) }));
  return { mark, slots, holders, rows };
}

/** Who keeps a slot, of the cells of {@link dayOver} behind the slot's number. */
function holderOf([bookingIdx, memberType, ...ofLock]: readonly unknown[]): Pick<
  SheetRow,
  "booking" | "lock"
> {
  const lock = named(Object.keys(lockColumns), ofLock) as SlotLock & { lockedAt: string; expiresAt: string };
  return {
    booking: bookingIdx === null ? null : ({ bookingIdx, memberType } as SheetRow["booking"]),
    lock:
      lock.kind === null
        ? null
        : { ...lock, lockedAt: new Date(lock.lockedAt), expiresAt: new Date(lock.expiresAt) },
  };
}

const asJson = (cells: readonly (PgColumn | SQL)[]) =>
  sql`json_build_array(${sql.join(
    cells.map((cell) => sql`${cell}`),
    sql`, `,
  )})`;

/**
 * The holders of a day's slots and the mark of the slots: it changes with every version of each of their rows, whoever writes it, and
 * with nothing else. The limit keeps the database at one index look per slot, however many bookings there are and whatever it believes of them.
 */
function dayOver(db: Database) {
  const holder = db
    .select({ bookingIdx: bookings.bookingIdx, memberType: bookings.memberType })
    .from(bookings)
    .where(saleOfSlot)
    .limit(1)
    .as("holder");
  const cells = [teeSlots.sheetIdx, holder.bookingIdx, holder.memberType, ...Object.values(lockColumns)];
  const isHeld = sql`${holder.bookingIdx} is not null or ${slotLocks.sheetIdx} is not null`;
  const columns = {
    mark: sql<string>`coalesce(sum(hashtidextended(${teeSlots}.ctid, ${teeSlots}.xmin::text::bigint)), 0)::text`,
    holders: sql<string>`coalesce(json_agg(${asJson(cells)} order by ${teeSlots.sheetIdx}) filter (where ${isHeld}), '[]')::text`,
  };
  const of = <C extends SelectedFields>(more: C) =>
    db
      .select({ ...columns, ...more })
      .from(teeSlots)
      .leftJoinLateral(holder, sql`true`)
      .leftJoin(slotLocks, holdOfSlot)
      .where(ofClub(teeSlots, sql.placeholder("clubIdx"), eq(teeSlots.playDate, sql.placeholder("playDate"))))
      .prepare(nameless);
  return of;
}

const holdersOfDay = preparedRead((db) => dayOver(db)({}));
const slotsOfDay = preparedRead((db) =>
  dayOver(db)({
    slots: sql<string>`coalesce(json_agg(${asJson(Object.values(slotColumns))}
      order by ${teeSlots.teeTime}, ${teeSlots.courseCode}), '[]')::text`,
  }),
);

function named(names: readonly string[], cells: readonly unknown[]): object {
  return Object.fromEntries(names.map((name, place) => [name, cells[place]]));
}

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
