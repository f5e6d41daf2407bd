import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { courses, holes } from "../../db/tables";

export type CourseRow = typeof courses.$inferSelect;
export type HoleRow = typeof holes.$inferSelect;

export function selectCourses(db: Database, clubIdx: number): Promise<CourseRow[]> {
  return db.select().from(courses).where(eq(courses.clubIdx, clubIdx)).orderBy(asc(courses.order));
}

export function selectHoles(db: Database, clubIdx: number): Promise<HoleRow[]> {
  return db
    .select()
    .from(holes)
    .where(eq(holes.clubIdx, clubIdx))
    .orderBy(asc(holes.courseCode), asc(holes.holeNo));
}
