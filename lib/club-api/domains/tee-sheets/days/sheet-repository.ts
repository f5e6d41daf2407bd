import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn, SelectedFields } from "drizzle-orm/pg-core";
import { LRUCache } from "lru-cache";
import type { Database } from "../../../db/database";
import { ofClub } from "../../../db/of-club";
import { nameless, preparedRead } from "../../../db/prepared-read";
import { serverRun } from "../../../db/server-run";
import { databaseOf } from "../../../db/shared-read";
import { holdOfSlot, saleOfSlot } from "../../../db/slot-holders";
import { bookings, slotLocks, teeSlots } from "../../../db/tables";
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

/** The days that are open at a time, of a few clubs. */
const maxDays = 100;
const daysOf = new WeakMap<Database, LRUCache<string, ReadDay>>();

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
  const days = daysOf.get(db) ?? new LRUCache<string, ReadDay>({ max: maxDays });
  daysOf.set(db, days);
  const key = `${clubIdx} ${playDate}`;
  const known = days.get(key);
  const [found] = known ? await holdersOfDay(db, { clubIdx, playDate }) : [];
  const isSame = known !== undefined && found?.mark === known.mark;
  if (isSame && found.holders === known.holders) return known.rows;
  const day = isSame ? withHolders(known, found.holders) : await wholeDay(db, clubIdx, playDate);
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
 * The holders of a day's slots and the mark of the slots: it changes with every version of each of their rows, whoever writes it, with
 * the run of the server, and with nothing else. The limit keeps the database at one index look per slot, however many bookings there are and whatever it believes of them.
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
    mark: sql<string>`concat_ws(' ', sum(hashtidextended(${teeSlots}.ctid, ${teeSlots}.xmin::text::bigint)), ${serverRun})`,
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
