import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { courses, holes, teePlans, teeSeasons, teeSlots, teeTemplates } from "../../db/tables";
import type { Texts } from "../../db/tables/columns";

export type CourseRow = typeof courses.$inferSelect;
export type HoleRow = typeof holes.$inferSelect;

/** The courses that are there, in the club's order. */
export function selectCourses(db: Database, clubIdx: number): Promise<CourseRow[]> {
  return db
    .select()
    .from(courses)
    .where(ofClub(courses, clubIdx, isNull(courses.deletedAt)))
    .orderBy(asc(courses.order), asc(courses.courseCode));
}

/**
 * All courses of the club under a lock, the removed ones too: numbers, the order of play and stroke indexes hang together,
 * so one admin at a time changes them.
 */
export function lockCourses(tx: Database, clubIdx: number): Promise<CourseRow[]> {
  return tx
    .select()
    .from(courses)
    .where(ofClub(courses, clubIdx))
    .orderBy(asc(courses.order), asc(courses.courseCode))
    .for("update");
}

/** The courses that were removed after a moment, the latest first. */
export async function selectRemoved(db: Database, clubIdx: number, since: Date): Promise<CourseRow[]> {
  const rows = await db
    .select()
    .from(courses)
    .where(ofClub(courses, clubIdx, gt(courses.deletedAt, since)));
  return rows.toSorted((one, other) => Number(other.deletedAt) - Number(one.deletedAt));
}

/** The holes of the club, by course and number. */
export function selectHoles(db: Database, clubIdx: number): Promise<HoleRow[]> {
  return db
    .select()
    .from(holes)
    .where(ofClub(holes, clubIdx))
    .orderBy(asc(holes.courseCode), asc(holes.holeNo));
}

export async function insertCourse(
  tx: Database,
  course: typeof courses.$inferInsert,
  nine: readonly (typeof holes.$inferInsert)[],
): Promise<void> {
  await tx.insert(courses).values(course);
  await tx.insert(holes).values([...nine]);
}

export async function updateCourse(
  tx: Database,
  { clubIdx, courseCode }: Pick<CourseRow, "clubIdx" | "courseCode">,
  change: Partial<CourseRow>,
): Promise<void> {
  await tx
    .update(courses)
    .set(change)
    .where(ofClub(courses, clubIdx, eq(courses.courseCode, courseCode)));
}

export async function updateHole(
  tx: Database,
  { clubIdx, courseCode, holeNo }: Pick<HoleRow, "clubIdx" | "courseCode" | "holeNo">,
  change: Partial<HoleRow>,
): Promise<void> {
  await tx
    .update(holes)
    .set(change)
    .where(ofClub(holes, clubIdx, eq(holes.courseCode, courseCode), eq(holes.holeNo, holeNo)));
}

/** The removed courses whose thirty days are over and that no tee time ever lay on: nothing tells of them. */
export async function selectDue(db: Database, clubIdx: number, until: Date): Promise<CourseRow[]> {
  const rows = await db
    .select({ course: courses, sheetIdx: teeSlots.sheetIdx })
    .from(courses)
    .leftJoin(teeSlots, ofClub(teeSlots, courses.clubIdx, eq(teeSlots.courseCode, courses.courseCode)))
    .where(ofClub(courses, clubIdx, and(isNotNull(courses.deletedAt), lte(courses.deletedAt, until))));
  return rows.flatMap(({ course, sheetIdx }) => (sheetIdx === null ? [course] : []));
}

export async function deleteCourses(tx: Database, clubIdx: number, codes: readonly string[]): Promise<void> {
  await tx.delete(holes).where(ofClub(holes, clubIdx, inArray(holes.courseCode, [...codes])));
  await tx.delete(courses).where(ofClub(courses, clubIdx, inArray(courses.courseCode, [...codes])));
}

export type LaidTemplate = { seasonNames: Texts<string>; period: string; courseCodes: string[] };

/** The templates that lay tee times on a day, or from a later version on, in their order. */
export function selectTemplatesFrom(db: Database, clubIdx: number, today: string): Promise<LaidTemplate[]> {
  const current = sql`(select max(${teePlans.fromDate}) from ${teePlans}
    where ${ofClub(teePlans, clubIdx, lte(teePlans.fromDate, today))})`;
  return db
    .select({
      seasonNames: teeSeasons.names,
      period: teeTemplates.period,
      courseCodes: teeTemplates.courseCodes,
    })
    .from(teeTemplates)
    .innerJoin(
      teeSeasons,
      ofClub(
        teeSeasons,
        teeTemplates.clubIdx,
        eq(teeSeasons.fromDate, teeTemplates.fromDate),
        eq(teeSeasons.seasonCode, teeTemplates.seasonCode),
      ),
    )
    .where(ofClub(teeTemplates, clubIdx, sql`${teeTemplates.fromDate} >= ${current}`))
    .orderBy(asc(teeTemplates.fromDate), asc(teeTemplates.templateNo));
}
