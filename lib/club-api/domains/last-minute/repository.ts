import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import type { LastMinute } from "@/lib/shared/fees/last-minute";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { holdOfSlot, saleOfSlot } from "../../db/slot-holders";
import {
  bookings,
  lastMinuteNotices,
  lastMinuteOffers,
  lastMinuteRules,
  slotLocks,
  teeSlots,
} from "../../db/tables";

export type RuleRow = typeof lastMinuteRules.$inferSelect;
export type RuleFields = Pick<
  RuleRow,
  "courseCode" | "period" | "dayType" | "memberTypes" | "percent" | "hoursBefore" | "isOn"
>;
export type OfferRow = typeof lastMinuteOffers.$inferSelect;
type Stamp = { now: Date; by: string };

/** One at a time makes and ends the offers of a club: who follows sees what was left. */
export async function lockOffers(tx: Database, clubIdx: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`last-minute ${clubIdx}`}, 0))`);
}

export function selectRules(db: Database, clubIdx: number): Promise<RuleRow[]> {
  return db
    .select()
    .from(lastMinuteRules)
    .where(ofClub(lastMinuteRules, clubIdx))
    .orderBy(desc(lastMinuteRules.isOn), asc(lastMinuteRules.ruleIdx));
}

export async function selectRule(db: Database, clubIdx: number, ruleIdx: number): Promise<RuleRow | null> {
  if (!isStoredIdx(ruleIdx)) return null;
  const [row] = await db
    .select()
    .from(lastMinuteRules)
    .where(ofClub(lastMinuteRules, clubIdx, eq(lastMinuteRules.ruleIdx, ruleIdx)));
  return row ?? null;
}

export async function insertRule(
  tx: Database,
  clubIdx: number,
  fields: RuleFields,
  { now, by }: Stamp,
): Promise<RuleRow> {
  const row = { ...fields, clubIdx, createdAt: now, updatedAt: now, updatedBy: by };
  const [stored] = await tx.insert(lastMinuteRules).values(row).returning();
  if (!stored) throw new Error("The rule was not stored.");
  return stored;
}

/** Null when the rule is of another version. */
export async function updateRule(
  tx: Database,
  { clubIdx, ruleIdx, version }: Pick<RuleRow, "clubIdx" | "ruleIdx" | "version">,
  fields: RuleFields,
  { now, by }: Stamp,
): Promise<RuleRow | null> {
  const [stored] = await tx
    .update(lastMinuteRules)
    .set({ ...fields, version: version + 1, updatedAt: now, updatedBy: by })
    .where(
      ofClub(
        lastMinuteRules,
        clubIdx,
        eq(lastMinuteRules.ruleIdx, ruleIdx),
        eq(lastMinuteRules.version, version),
      ),
    )
    .returning();
  return stored ?? null;
}

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

/** The slots of some days with who has or holds each. */
export function selectSlots(db: Database, clubIdx: number, { from, to }: { from: string; to: string }) {
  return db
    .select({
      slot: teeSlots,
      soldTo: bookings.bookingIdx,
      hold: { kind: slotLocks.kind, expiresAt: slotLocks.expiresAt },
    })
    .from(teeSlots)
    .leftJoin(bookings, saleOfSlot)
    .leftJoin(slotLocks, holdOfSlot)
    .where(ofClub(teeSlots, clubIdx, sql`${teeSlots.playDate} between ${from} and ${to}`))
    .orderBy(asc(teeSlots.sheetIdx));
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

/** Notices of last-minute offers since a moment, and about days of play from one on. */
export function selectNotices(db: Database, clubIdx: number, { since, from }: { since: Date; from: string }) {
  return db
    .select({
      memberIdx: lastMinuteNotices.memberIdx,
      notifiedAt: lastMinuteNotices.notifiedAt,
      playDate: lastMinuteOffers.playDate,
    })
    .from(lastMinuteNotices)
    .innerJoin(
      lastMinuteOffers,
      ofClub(
        lastMinuteOffers,
        lastMinuteNotices.clubIdx,
        eq(lastMinuteOffers.offerIdx, lastMinuteNotices.offerIdx),
      ),
    )
    .where(
      ofClub(
        lastMinuteNotices,
        clubIdx,
        sql`(${gte(lastMinuteNotices.notifiedAt, since)} or ${gte(lastMinuteOffers.playDate, from)})`,
      ),
    );
}

export async function insertNotices(
  tx: Database,
  rows: readonly (typeof lastMinuteNotices.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(lastMinuteNotices)
      .values([...rows])
      .onConflictDoNothing();
}

/** Live offers to a member type with their slots, in the order of play; not those that somebody else is booking. */
export function selectOffersTo(
  db: Database,
  clubIdx: number,
  { memberType, memberIdx, now }: { memberType: string; memberIdx: number; now: Date },
) {
  return db
    .select({ slot: teeSlots })
    .from(lastMinuteOffers)
    .innerJoin(
      teeSlots,
      ofClub(teeSlots, lastMinuteOffers.clubIdx, eq(teeSlots.sheetIdx, lastMinuteOffers.sheetIdx)),
    )
    .leftJoin(bookings, saleOfSlot)
    .leftJoin(
      slotLocks,
      and(
        holdOfSlot,
        sql`${slotLocks.expiresAt} > ${now.toISOString()} and ${slotLocks.memberIdx} <> ${memberIdx}`,
      ),
    )
    .where(
      ofClub(
        lastMinuteOffers,
        clubIdx,
        eq(lastMinuteOffers.state, "LIVE"),
        sql`${memberType} = any(${lastMinuteOffers.memberTypes})`,
        isNull(bookings.bookingIdx),
        isNull(slotLocks.sheetIdx),
        inArray(teeSlots.openType, ["10", "60"]),
      ),
    )
    .orderBy(asc(teeSlots.playDate), asc(teeSlots.teeTime), asc(teeSlots.sheetIdx));
}

export type OfferFilter = { state?: OfferRow["state"] | undefined };

/** The office's log, the newest first. */
export async function selectLog(
  db: Database,
  clubIdx: number,
  { state }: OfferFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  const wanted = ofClub(
    lastMinuteOffers,
    clubIdx,
    state === undefined ? undefined : eq(lastMinuteOffers.state, state),
  );
  const rows = await db
    .select({
      offer: lastMinuteOffers,
      teeTime: teeSlots.teeTime,
      courseCode: teeSlots.courseCode,
      rsvNo: bookings.rsvNo,
      notified: sql<number>`(select count(*) from ${lastMinuteNotices} n
        where n.club_idx = ${lastMinuteOffers.clubIdx} and n.offer_idx = ${lastMinuteOffers.offerIdx})::int`,
    })
    .from(lastMinuteOffers)
    .innerJoin(
      teeSlots,
      ofClub(teeSlots, lastMinuteOffers.clubIdx, eq(teeSlots.sheetIdx, lastMinuteOffers.sheetIdx)),
    )
    .leftJoin(
      bookings,
      ofClub(bookings, lastMinuteOffers.clubIdx, eq(bookings.bookingIdx, lastMinuteOffers.bookingIdx)),
    )
    .where(wanted)
    .orderBy(desc(lastMinuteOffers.offerIdx))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(lastMinuteOffers, wanted) };
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
