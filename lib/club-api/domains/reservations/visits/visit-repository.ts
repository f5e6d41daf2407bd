import { asc, desc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../../../db/database";
import { isStoredIdx } from "../../../db/json-rows";
import { ofClub } from "../../../db/of-club";
import { oneOfClub } from "../../../db/one-of-club";
import { bookings, visits } from "../../../db/tables";

export type Visit = typeof visits.$inferSelect;
export type { Charge } from "../../../db/tables/bookings/visits";
export type VisitState = Visit["state"];
type NewVisit = typeof visits.$inferInsert;

/** One page of a member's rounds at the desk, the newest first. */
export async function selectVisits(
  db: Database,
  filter: {
    clubIdx: number;
    memberIdx: number;
    from?: string | undefined;
    to?: string | undefined;
    states: readonly VisitState[];
  },
  { page, size }: { page: number; size: number },
): Promise<{ rows: Visit[]; total: number }> {
  const isWanted = ofClub(
    visits,
    filter.clubIdx,
    eq(visits.memberIdx, filter.memberIdx),
    inArray(visits.state, [...filter.states]),
    filter.from === undefined ? undefined : gte(visits.playDate, filter.from),
    filter.to === undefined ? undefined : lte(visits.playDate, filter.to),
  );
  const rows = await db
    .select()
    .from(visits)
    .where(isWanted)
    .orderBy(desc(visits.playDate), desc(visits.teeTime), desc(visits.visitIdx))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(visits, isWanted) };
}

export function selectVisitsOfBooking(db: Database, clubIdx: number, bookingIdx: number): Promise<Visit[]> {
  return db
    .select()
    .from(visits)
    .where(ofClub(visits, clubIdx, eq(visits.bookingIdx, bookingIdx)))
    .orderBy(asc(visits.visitIdx));
}

export async function selectVisit(db: Database, clubIdx: number, visitIdx: number): Promise<Visit | null> {
  if (!isStoredIdx(visitIdx)) return null;
  return oneOfClub(db, visits, clubIdx, eq(visits.visitIdx, visitIdx));
}

/** The visit of a player, made when it is not there yet. */
export async function ensureVisit(db: Database, row: NewVisit): Promise<Visit> {
  const made = await db.insert(visits).values(row).onConflictDoNothing().returning();
  if (made[0]) return made[0];
  const all = await selectVisitsOfBooking(db, row.clubIdx, row.bookingIdx);
  const found = all.find(
    (visit) => visit.memberIdx === (row.memberIdx ?? null) && visit.seat === (row.seat ?? null),
  );
  if (!found) throw new Error("The visit was not stored.");
  return found;
}

/** Changes the visits of a booking that are in one of the states. */
export async function updateVisits(
  tx: Database,
  {
    clubIdx,
    bookingIdx,
    states,
    visitIdx,
  }: { clubIdx: number; bookingIdx: number; states: readonly VisitState[]; visitIdx?: number | undefined },
  change: Partial<NewVisit>,
): Promise<void> {
  await tx
    .update(visits)
    .set(change)
    .where(
      ofClub(
        visits,
        clubIdx,
        eq(visits.bookingIdx, bookingIdx),
        inArray(visits.state, [...states]),
        visitIdx === undefined ? undefined : eq(visits.visitIdx, visitIdx),
      ),
    );
}

/** Deletes visits of a booking that are not settled: all but some players', or only those by seat; answers with them. */
export async function deleteVisits(
  tx: Database,
  { clubIdx, bookingIdx }: Pick<Visit, "clubIdx" | "bookingIdx">,
  which: { except: readonly Pick<Visit, "memberIdx" | "seat">[] } | { seatsOnly: true },
): Promise<Visit[]> {
  const isStaying = (visit: Visit) =>
    "seatsOnly" in which
      ? visit.seat === null
      : which.except.some(({ memberIdx, seat }) => visit.memberIdx === memberIdx && visit.seat === seat);
  const all = await selectVisitsOfBooking(tx, clubIdx, bookingIdx);
  const leaving = all.filter((visit) => !isStaying(visit)).map(({ visitIdx }) => visitIdx);
  if (leaving.length === 0) return [];
  return tx
    .delete(visits)
    .where(
      ofClub(
        visits,
        clubIdx,
        inArray(visits.visitIdx, leaving),
        inArray(visits.state, ["READY", "CHECKED_IN", "PLAYING"]),
      ),
    )
    .returning();
}

/** Whether anybody checked in on a day: only then is who did not come a no-show (domain.md 7.12). */
export async function hasCheckIns(db: Database, clubIdx: number, playDate: string): Promise<boolean> {
  const rows = await db
    .select({ visitIdx: visits.visitIdx })
    .from(visits)
    .where(
      ofClub(
        visits,
        clubIdx,
        eq(visits.playDate, playDate),
        inArray(visits.state, ["CHECKED_IN", "PLAYING", "SETTLED"]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The visit of a player with its row locked, as it is behind whoever else is changing it. */
export async function lockVisit(tx: Database, clubIdx: number, visitIdx: number): Promise<Visit | null> {
  if (!isStoredIdx(visitIdx)) return null;
  const rows = await tx
    .select()
    .from(visits)
    .where(ofClub(visits, clubIdx, eq(visits.visitIdx, visitIdx)))
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
    .where(ofClub(visits, clubIdx, eq(visits.visitIdx, visitIdx)));
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
    .innerJoin(bookings, ofClub(bookings, visits.clubIdx, eq(bookings.bookingIdx, visits.bookingIdx)))
    .where(
      ofClub(
        visits,
        visit.clubIdx,
        eq(visits.playDate, visit.playDate),
        eq(visits[field], number),
        inArray(visits.state, [...atTheClub]),
        sql`${visits.visitIdx} <> ${visit.visitIdx}`,
      ),
    )
    .limit(1);
  return rows[0]?.rsvNo ?? null;
}
