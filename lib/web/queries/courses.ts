import "server-only";
import type { Course } from "@/lib/contract/site/course-pages";
import type { Language } from "@/lib/shared/languages";
import { query } from "../api/server";
import { webEnv } from "../env";

export type Hole = Course["holes"][number];
/** A hole with the course it belongs to. */
export type CourseHole = { course: Course; hole: Hole };
/** Courses that are played one after the other. */
export type Round = { codes: readonly string[]; courses: readonly Course[] };

/** The courses of the club in one language, in the club's order; none where they cannot be had. */
export async function getCourses(lang: Language): Promise<readonly Course[]> {
  const answer = await query("GET /ext/courses", { query: { clubCode: webEnv().clubCode, lang } });
  return answer.ok ? answer.value : [];
}

/** A course by its code, as an address writes it. */
export function courseOf(courses: readonly Course[], code: string): Course | undefined {
  return courses.find(({ courseCode }) => courseCode.toLowerCase() === code);
}

/** Every hole in the order of play: on from the ninth of a course to the first of the course that follows it. */
export function holesInOrder(courses: readonly Course[]): CourseHole[] {
  const [first] = courses;
  const order = first ? chain(courses, first) : [];
  const rest = courses.filter((course) => !order.includes(course));
  return [...order, ...rest].flatMap((course) => course.holes.map((hole) => ({ course, hole })));
}

function chain(courses: readonly Course[], first: Course): Course[] {
  const order = [first];
  for (;;) {
    const next = courses.find(({ courseCode }) => courseCode === order.at(-1)?.nextCourse);
    if (!next || order.includes(next)) return order;
    order.push(next);
  }
}

/** The club's rounds: each course alone, and each with the course that follows it (domain.md 7.1). */
export function roundsOf(courses: readonly Course[]): Round[] {
  const pairs = courses.flatMap((course) => {
    const next = courses.find(({ courseCode }) => courseCode === course.nextCourse);
    return next && next !== course ? [[course, next]] : [];
  });
  return [...courses.map((course) => [course]), ...pairs].map((round) => ({
    courses: round,
    codes: round.map(({ courseCode }) => courseCode),
  }));
}
