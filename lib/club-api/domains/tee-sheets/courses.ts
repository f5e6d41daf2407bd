import type { Course } from "@/lib/contract/site/course-pages";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { pickText } from "../../platform/texts";
import { codeNames } from "../codes";
import { selectCourses, selectHoles } from "./rule-book-repository";

/** The courses with their holes, for the course page. */
export async function readCourses(db: Database, ctx: Context): Promise<Course[]> {
  const { clubIdx } = ctx.club;
  const [courses, holes, fullNames] = await Promise.all([
    selectCourses(db, clubIdx),
    selectHoles(db, clubIdx),
    codeNames(db, clubIdx, "courses", ctx.choice),
  ]);
  return courses.map(({ courseCode, names, nextCourse, par, lengthM, color, mapImage }) => {
    const courseName = pickText(names, ctx.choice) ?? courseCode;
    const own = holes.filter((hole) => hole.courseCode === courseCode);
    return {
      courseCode,
      courseName,
      fullName: fullNames.get(courseCode) ?? courseName,
      nextCourse,
      par,
      lengthM,
      color,
      mapImage,
      holes: own.map((hole) => ({
        holeNo: hole.holeNo,
        par: hole.par,
        hdcp: hole.hdcp,
        distances: hole.distances,
        tip: pickText(hole.tips, ctx.choice) ?? "",
        image: hole.image,
        layout: hole.layout,
      })),
    };
  });
}
