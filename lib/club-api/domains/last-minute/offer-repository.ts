import { asc, eq, gte, inArray, lt, ne, sql } from "drizzle-orm";
import type { LastMinute } from "@/lib/shared/fees/last-minute";
import { tryToLock } from "../../db/advisory-lock";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { lastMinuteOffers, teeSlots } from "../../db/tables";

export type OfferRow = typeof lastMinuteOffers.$inferSelect;

/** One at a time makes and ends the offers of a club: who follows sees what was left. */
export async function lockOffers(tx: Database, clubIdx: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockOf(clubIdx)}, 0))`);
}

/** The same, unless another one is at it: false. */
export function tryToLockOffers(tx: Database, clubIdx: number): Promise<boolean> {
  return tryToLock(tx, lockOf(clubIdx));
}

const lockOf = (clubIdx: number) => `last-minute ${clubIdx}`;

export function selectLive(db: Database, clubIdx: number): Promise<OfferRow[]> {
  return db
    .select()
    .from(lastMinuteOffers)
    .where(ofClub(lastMinuteOffers, clubIdx, eq(lastMinuteOffers.state, "LIVE")))
    .orderBy(asc(lastMinuteOffers.sheetIdx));
}

/** How many offers of each day of play since one were taken. */
export async function countTaken(db: Database, clubIdx: number, from: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ playDate: lastMinuteOffers.playDate, taken: sql<number>`count(*)::int` })
    .from(lastMinuteOffers)
    .where(
      ofClub(
        lastMinuteOffers,
        clubIdx,
        gte(lastMinuteOffers.playDate, from),
        eq(lastMinuteOffers.state, "TAKEN"),
      ),
    )
    .groupBy(lastMinuteOffers.playDate);
  return new Map(rows.map(({ playDate, taken }) => [playDate, taken]));
}

/** Stores offers, each of which its slot is sold by from now on. */
export async function insertOffers(
  tx: Database,
  rows: readonly (typeof lastMinuteOffers.$inferInsert)[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const stored = await tx
    .insert(lastMinuteOffers)
    .values([...rows])
    .returning();
  const wanted = stored.map(({ clubIdx, sheetIdx, offerIdx, percent, memberTypes }) => ({
    clubIdx,
    sheetIdx,
    lastMinute: { offerIdx, percent, memberTypes } satisfies LastMinute,
  }));
  await tx.execute(sql`update ${teeSlots} s set last_minute = o."lastMinute", updated_at = ${now.toISOString()}
    from json_to_recordset(${JSON.stringify(wanted)}::json) as o ("clubIdx" int, "sheetIdx" int, "lastMinute" jsonb)
    where s.club_idx = o."clubIdx" and s.sheet_idx = o."sheetIdx"`);
}

/** Slots cost what they always do from now on. */
export async function clearSlots(
  tx: Database,
  clubIdx: number,
  sheetIdxs: readonly number[],
  now: Date,
): Promise<void> {
  if (sheetIdxs.length === 0) return;
  await tx
    .update(teeSlots)
    .set({ lastMinute: null, updatedAt: now })
    .where(ofClub(teeSlots, clubIdx, inArray(teeSlots.sheetIdx, [...sheetIdxs])));
}

/** Ends live offers untaken. */
export async function endOffers(
  tx: Database,
  clubIdx: number,
  offerIdxs: readonly number[],
  endedBy: OfferRow["endedBy"],
  now: Date,
): Promise<void> {
  if (offerIdxs.length === 0) return;
  await tx
    .update(lastMinuteOffers)
    .set({ state: "ENDED", endedBy, endedAt: now })
    .where(
      ofClub(
        lastMinuteOffers,
        clubIdx,
        inArray(lastMinuteOffers.offerIdx, [...offerIdxs]),
        eq(lastMinuteOffers.state, "LIVE"),
      ),
    );
}

/** Notes who took an offer; one that ended while its taker held the tee time is taken all the same. */
export async function markTaken(
  tx: Database,
  { clubIdx, offerIdx, bookingIdx }: { clubIdx: number; offerIdx: number; bookingIdx: number },
  now: Date,
): Promise<void> {
  await tx
    .update(lastMinuteOffers)
    .set({ state: "TAKEN", bookingIdx, endedBy: null, endedAt: now })
    .where(
      ofClub(
        lastMinuteOffers,
        clubIdx,
        eq(lastMinuteOffers.offerIdx, offerIdx),
        ne(lastMinuteOffers.state, "TAKEN"),
      ),
    );
}

/** Drops offers of days of play before one, with who was notified of them. */
export async function deleteBefore(db: Database, clubIdx: number, date: string): Promise<void> {
  await db
    .delete(lastMinuteOffers)
    .where(
      ofClub(
        lastMinuteOffers,
        clubIdx,
        lt(lastMinuteOffers.playDate, date),
        ne(lastMinuteOffers.state, "LIVE"),
      ),
    );
}
