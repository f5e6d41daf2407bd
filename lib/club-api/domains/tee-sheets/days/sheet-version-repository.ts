import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/database";
import { ofClub } from "../../../db/of-club";
import { holdOfSlot, holdsSlot } from "../../../db/slot-holders";
import { bookingPlayers, bookings, ruleVersion, slotLocks, teeSlots, visits } from "../../../db/tables";

/** A number that changes with any of the rows, whatever their order. */
const sumOf = (row: SQL) => sql<string>`coalesce(sum(hashtextextended(${row}::text, 0)), 0)::text`;

/**
 * Reads marks that change with a day's sheet, in one query without a lock: slots, live bookings with players and
 * visits, live holds, and the rules of all clubs.
 */
export async function selectSheetMarks(
  db: Database,
  input: {
    clubIdx: number;
    playDate: string;
    now: Date;
    /** Tee times up to this one have passed. */
    pastUntil: string;
  },
): Promise<unknown> {
  const { clubIdx, playDate, now, pastUntil } = input;
  const slotsOfDay = ofClub(teeSlots, clubIdx, eq(teeSlots.playDate, playDate));
  const soldOfDay = ofClub(bookings, clubIdx, eq(bookings.playDate, playDate), holdsSlot);
  const ofSale = (table: typeof bookingPlayers | typeof visits) =>
    ofClub(table, bookings.clubIdx, eq(table.bookingIdx, bookings.bookingIdx));
  const marks = {
    slots: db
      .select({ mark: sumOf(sql`${teeSlots}`) })
      .from(teeSlots)
      .where(slotsOfDay),
    past: db
      .select({ mark: sql<string>`count(*)::text` })
      .from(teeSlots)
      .where(and(slotsOfDay, lte(teeSlots.teeTime, pastUntil))),
    bookings: db
      .select({ mark: sumOf(sql`${bookings}`) })
      .from(bookings)
      .where(soldOfDay),
    players: db
      .select({ mark: sumOf(sql`${bookingPlayers}`) })
      .from(bookings)
      .innerJoin(bookingPlayers, ofSale(bookingPlayers))
      .where(soldOfDay),
    visits: db
      .select({ mark: sumOf(sql`${visits}`) })
      .from(bookings)
      .innerJoin(visits, ofSale(visits))
      .where(soldOfDay),
    holds: db
      .select({ mark: sumOf(sql`${slotLocks}`) })
      .from(teeSlots)
      .innerJoin(slotLocks, holdOfSlot)
      .where(and(slotsOfDay, gt(slotLocks.expiresAt, now))),
    rules: db.select({ mark: sql<string>`max(${ruleVersion.version})::text` }).from(ruleVersion),
  };
  const columns = Object.entries(marks).map(([name, mark]) => [name, sql<string | null>`(${mark})`]);
  const [row] = await db.select(Object.fromEntries(columns)).from(sql`(select 1) as one`);
  return row;
}
