/** A course and the one that a round goes on to. */
export type PlayedCourse = { courseCode: string; nextCourse: string };

/**
 * The first course from which a round does not come back: its next course is none of the club's, or two courses go on to
 * the same one, so that the chain closes no circle (domain.md 7.1). Null when every course lies on a circle; one that goes
 * on to itself is a circle of one.
 */
export function brokenOrder(courses: readonly PlayedCourse[]): string | null {
  const next = new Map(courses.map(({ courseCode, nextCourse }) => [courseCode, nextCourse]));
  const broken = courses.find(({ courseCode }) => !comesBack(next, courseCode));
  return broken?.courseCode ?? null;
}

function comesBack(next: ReadonlyMap<string, string>, start: string): boolean {
  let at = next.get(start);
  for (let steps = 0; steps < next.size; steps += 1) {
    if (at === undefined) return false;
    if (at === start) return true;
    at = next.get(at);
  }
  return false;
}

/** The courses with one more, played after `after` and before what followed it; by itself where there is none. */
export function withCourse(
  courses: readonly PlayedCourse[],
  courseCode: string,
  after: string | null,
): PlayedCourse[] {
  const before = courses.find((course) => course.courseCode === after);
  if (!before) return [...courses, { courseCode, nextCourse: courseCode }];
  return [
    ...courses.map((course) => (course === before ? { ...course, nextCourse: courseCode } : course)),
    { courseCode, nextCourse: before.nextCourse },
  ];
}

/** The courses without one: what led to it goes on to what followed it. */
export function withoutCourse(courses: readonly PlayedCourse[], courseCode: string): PlayedCourse[] {
  const gone = courses.find((course) => course.courseCode === courseCode);
  return courses
    .filter((course) => course !== gone)
    .map((course) => {
      if (!gone || course.nextCourse !== courseCode) return course;
      return { ...course, nextCourse: gone.nextCourse === courseCode ? course.courseCode : gone.nextCourse };
    });
}
