/** A slot as the generator lays it (domain.md 7.1). */
export type LaidSlot = {
  sheetIdx: number;
  playDate: string;
  courseCode: string;
  courseOut: string;
  period: string;
  teeTime: string;
};

type Part = { period: string; firstTee: string; slotCount: number; courseCodes: readonly string[] };
type Course = { courseCode: string; nextCourse: string };

const maxSequence = 99;

/** `yyMMdd`·1000 + course·100 + sequence within the day (domain.md 7.1): 2026-12-16, course 1, 4th is 261216104. */
export function sheetIdxOf(playDate: string, courseCode: string, sequence: number): number {
  const day = Number(playDate.slice(2).replaceAll("-", ""));
  if (!/^[1-9]$/.test(courseCode) || sequence < 1 || sequence > maxSequence) {
    throw new RangeError(`no sheetIdx for course ${courseCode}, sequence ${sequence}`);
  }
  return day * 1000 + Number(courseCode) * 100 + sequence;
}

/** `07:00` and 7 minutes is `07:07`; null past midnight. */
export function laterTime(time: string, minutes: number): string | null {
  const total = minutesOf(time) + minutes;
  if (total >= 24 * 60) return null;
  return `${String(Math.floor(total / 60)).padStart(2, "0")}:${String(total % 60).padStart(2, "0")}`;
}

/** Minutes since midnight of an `HH:mm`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/**
 * Every slot of a day: each part on each of its courses, `interval` minutes apart, numbered per course over all parts.
 * A course starts on its own nine and goes on to its next one.
 */
export function slotsOfDay(
  playDate: string,
  parts: readonly Part[],
  courses: readonly Course[],
  interval: (period: string) => number,
): LaidSlot[] {
  return courses.flatMap(({ courseCode, nextCourse }) => {
    const teeTimes = parts
      .filter((part) => part.courseCodes.includes(courseCode))
      .flatMap((part) => teeTimesOf(part, interval(part.period)));
    return teeTimes.slice(0, maxSequence).map(({ period, teeTime }, place) => ({
      sheetIdx: sheetIdxOf(playDate, courseCode, place + 1),
      playDate,
      courseCode,
      courseOut: nextCourse,
      period,
      teeTime,
    }));
  });
}

function teeTimesOf({ period, firstTee, slotCount }: Part, interval: number) {
  return Array.from({ length: slotCount }, (_, place) => {
    const teeTime = laterTime(firstTee, place * interval);
    return teeTime === null ? [] : [{ period, teeTime }];
  }).flat();
}

/** Whether a squeezed-in slot stands between two slots that are both far enough away (domain.md A38). */
export function fitsBetween(teeTime: string, taken: readonly string[], leastMinutes: number): boolean {
  const distances = taken.map((other) => minutesOf(other) - minutesOf(teeTime));
  const isBetween = distances.some((distance) => distance < 0) && distances.some((distance) => distance > 0);
  return isBetween && distances.every((distance) => Math.abs(distance) >= leastMinutes);
}
