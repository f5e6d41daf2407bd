import { and, asc, between, eq, sql } from "drizzle-orm";
import type { SlotPurpose } from "@/lib/contract/code-values/tee-sheets";
import type { Database } from "../../../db/database";
import { holdOfSlot, saleOfSlot } from "../../../db/slot-holders";
import { bookings, slotLocks, teeSlots } from "../../../db/tables";

/** What a slot is kept for now: sold, held by somebody, or else as its open type says. */
export type Purpose = "booked" | "held" | SlotPurpose;

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
    .where(and(eq(teeSlots.clubIdx, clubIdx), between(teeSlots.playDate, from, to)))
    .groupBy(teeSlots.playDate, sql`2`)
    .orderBy(asc(teeSlots.playDate));
}
