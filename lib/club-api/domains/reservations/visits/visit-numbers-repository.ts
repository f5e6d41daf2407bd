import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../db/database";
import { isStoredIdx } from "../../../db/stored-idx";
import { bookings, visits } from "../../../db/tables";
import type { Visit, VisitState } from "./visit-repository";

/** The visit of a player with its row locked, as it is behind whoever else is changing it. */
export async function lockVisit(tx: Database, clubIdx: number, visitIdx: number): Promise<Visit | null> {
  if (!isStoredIdx(visitIdx)) return null;
  const rows = await tx
    .select()
    .from(visits)
    .where(and(eq(visits.clubIdx, clubIdx), eq(visits.visitIdx, visitIdx)))
    .for("update");
  return rows[0] ?? null;
}

export async function updateVisitNumbers(
  tx: Database,
  { clubIdx, visitIdx }: Pick<Visit, "clubIdx" | "visitIdx">,
  change: Pick<Visit, "lockerNo" | "cartNo" | "bagTag">,
): Promise<void> {
  await tx
    .update(visits)
    .set(change)
    .where(and(eq(visits.clubIdx, clubIdx), eq(visits.visitIdx, visitIdx)));
}

/** Who is at the club today, as the unique indexes of lockers and tags see it. */
export const atTheClub: readonly VisitState[] = ["CHECKED_IN", "PLAYING"];

/** The booking whose player has a locker or a tag on a day; null when nobody has. */
export async function selectHolder(
  db: Database,
  visit: Pick<Visit, "clubIdx" | "visitIdx" | "playDate">,
  field: "lockerNo" | "bagTag",
  number: string,
): Promise<string | null> {
  const rows = await db
    .select({ rsvNo: bookings.rsvNo })
    .from(visits)
    .innerJoin(
      bookings,
      and(eq(bookings.clubIdx, visits.clubIdx), eq(bookings.bookingIdx, visits.bookingIdx)),
    )
    .where(
      and(
        eq(visits.clubIdx, visit.clubIdx),
        eq(visits.playDate, visit.playDate),
        eq(visits[field], number),
        inArray(visits.state, [...atTheClub]),
        sql`${visits.visitIdx} <> ${visit.visitIdx}`,
      ),
    )
    .limit(1);
  return rows[0]?.rsvNo ?? null;
}
