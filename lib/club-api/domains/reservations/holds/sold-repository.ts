import { and, eq, exists, inArray, or, sql } from "drizzle-orm";
import { bookingWork } from "@/lib/contract/code-values/bookings";
import type { Database } from "../../../db/database";
import { bookingLogs, bookings, formerSheetIdx, teeSlots } from "../../../db/tables";

/** Slots on which a booking stands or has ended, or from which one was moved away (log 20 names its former slot). */
export async function selectOnceBooked(
  db: Database,
  clubIdx: number,
  sheetIdxs: readonly number[],
): Promise<number[]> {
  const booked = db
    .select({ one: sql`1` })
    .from(bookings)
    .where(
      and(
        eq(bookings.clubIdx, teeSlots.clubIdx),
        eq(bookings.playDate, teeSlots.playDate),
        eq(bookings.sheetIdx, teeSlots.sheetIdx),
      ),
    );
  const moved = db
    .select({ one: sql`1` })
    .from(bookingLogs)
    .where(
      and(
        eq(bookingLogs.clubIdx, teeSlots.clubIdx),
        eq(bookingLogs.workCode, bookingWork.change),
        eq(formerSheetIdx, teeSlots.sheetIdx),
      ),
    );
  const rows = await db
    .select({ sheetIdx: teeSlots.sheetIdx })
    .from(teeSlots)
    .where(
      and(
        eq(teeSlots.clubIdx, clubIdx),
        inArray(teeSlots.sheetIdx, [...sheetIdxs]),
        or(exists(booked), exists(moved)),
      ),
    );
  return rows.map((row) => row.sheetIdx);
}
