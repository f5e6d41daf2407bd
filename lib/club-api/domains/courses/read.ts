import type { CallOutput } from "@/lib/contract/routes";
import type { OfficeCourse, RemovedCourse } from "@/lib/contract/tee-sheets/ops-courses";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { pickText, type TextsByLanguage } from "../../platform/texts";
import { codeTexts } from "../codes";
import {
  type CourseRow,
  type HoleRow,
  type LaidTemplate,
  selectCourses,
  selectHoles,
  selectRemoved,
  selectTemplatesFrom,
} from "./repository";

/** The code group that names the courses in full (C1020). */
export const courseGroup = "courses";
const retentionMs = 30 * 24 * 60 * 60_000;

/** A course removed at or before this moment can no longer be brought back. */
export function purgeLimit(now: Date): Date {
  return new Date(now.getTime() - retentionMs);
}

/** The courses of the club with their holes, and those that can be brought back. */
export async function readOfficeCourses(
  db: Database,
  ctx: Context,
): Promise<{ list: OfficeCourse[]; removed: RemovedCourse[] }> {
  const { clubIdx, zone } = ctx.club;
  const [rows, removed, facts] = await Promise.all([
    selectCourses(db, clubIdx),
    selectRemoved(db, clubIdx, purgeLimit(ctx.now)),
    sharedFacts(db, ctx),
  ]);
  return {
    list: rows.map((row) => courseOf(row, facts)),
    removed: removed.map((row) => {
      const deletedAt = row.deletedAt ?? ctx.now;
      return {
        ...namesOf(row, facts),
        deletedAt: clubTimestamp(deletedAt, zone),
        deletedBy: row.deletedBy ?? "",
        purgeAt: clubTimestamp(new Date(deletedAt.getTime() + retentionMs), zone),
      };
    }),
  };
}

/** One course; throws 2001 for a number that no course has. */
export async function readOfficeCourse(db: Database, ctx: Context, number: number): Promise<OfficeCourse> {
  const rows = await selectCourses(db, ctx.club.clubIdx);
  const row = rows.find(({ courseCode }) => courseCode === String(number));
  if (!row) throw new ClubFailure("NOT_FOUND");
  return courseOf(row, await sharedFacts(db, ctx));
}

/** A page of the holes of all courses, in the order of the courses. */
export async function readHoleRows(
  db: Database,
  ctx: Context,
  { page, size }: { page: number; size: number },
): Promise<CallOutput<"GET /ops/holes">> {
  const { list: courses } = await readOfficeCourses(db, ctx);
  const rows = courses.flatMap(({ courseCode, courseName, holes }) =>
    holes.map(({ tips, layout, image: _image, ...hole }) => ({
      ...hole,
      courseCode,
      courseName,
      hasLayout: layout !== null,
      tip: pickText(tips, ctx.choice) ?? "",
    })),
  );
  const start = (page - 1) * size;
  return { list: rows.slice(start, start + size), total: rows.length, page, size };
}

/** Whether a course is there; a removed one is not. */
export async function isCourseThere(db: Database, ctx: Context, number: number): Promise<boolean> {
  const rows = await selectCourses(db, ctx.club.clubIdx);
  return rows.some(({ courseCode }) => courseCode === String(number));
}

type Facts = {
  ctx: Context;
  holes: readonly HoleRow[];
  templates: readonly LaidTemplate[];
  fullNames: ReadonlyMap<string, TextsByLanguage<string>>;
};

async function sharedFacts(db: Database, ctx: Context): Promise<Facts> {
  const { clubIdx } = ctx.club;
  const [holes, templates, fullNames] = await Promise.all([
    selectHoles(db, clubIdx),
    selectTemplatesFrom(db, clubIdx, clubDate(ctx.now, ctx.club.zone)),
    codeTexts(db, clubIdx, courseGroup),
  ]);
  return { ctx, holes, templates, fullNames };
}

function courseOf(row: CourseRow, facts: Facts): OfficeCourse {
  const { courseCode, nextCourse, par, lengthM, color, mapImage, order, version } = row;
  const own = facts.holes.filter((hole) => hole.courseCode === courseCode);
  return {
    ...namesOf(row, facts),
    nextCourse,
    par,
    lengthM,
    color,
    mapImage,
    order,
    version,
    isInPlay: facts.templates.some((part) => part.courseCodes.includes(courseCode)),
    holes: own.map(({ holeNo, par: holePar, hdcp, distances, tips, image, layout }) => ({
      holeNo,
      par: holePar,
      hdcp,
      distances,
      tips,
      image,
      layout,
    })),
  };
}

function namesOf({ courseCode, names }: CourseRow, { ctx, fullNames }: Facts) {
  const full = fullNames.get(courseCode) ?? names;
  const courseName = pickText(names, ctx.choice) ?? courseCode;
  return {
    courseCode,
    names,
    fullNames: full,
    courseName,
    fullName: pickText(full, ctx.choice) ?? courseName,
  };
}
