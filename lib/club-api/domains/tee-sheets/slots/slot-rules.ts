import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { maxTimesOfCourse } from "@/lib/shared/tee-times/plan-faults";
import { minutesOf, type Start } from "@/lib/shared/tee-times/templates";

/** Whether a slot is there for members to book: not kept for a draw, a team, an event or a third nine, not blocked. */
export function isForSale({
  openType,
  linkedSheetIdx,
}: {
  openType: string;
  linkedSheetIdx: number | null;
}): boolean {
  return linkedSheetIdx === null && (openType === slotState.open || openType === slotState.membersOnly);
}

/** A slot as the generator lays it (domain.md 7.1). */
export type LaidSlot = {
  sheetIdx: number;
  playDate: string;
  courseCode: string;
  courseOut: string;
  period: string;
  teeTime: string;
};

type Course = { courseCode: string; nextCourse: string };

/** `yyMMdd`·1000 + course·100 + sequence within the day (domain.md 7.1): 2026-12-16, course 1, 4th is 261216104. */
export function sheetIdxOf(playDate: string, courseCode: string, sequence: number): number {
  const day = Number(playDate.slice(2).replaceAll("-", ""));
  if (!/^[1-9]$/.test(courseCode) || sequence < 1 || sequence > maxTimesOfCourse) {
    throw new RangeError(`no sheetIdx for course ${courseCode}, sequence ${sequence}`);
  }
  return day * 1000 + Number(courseCode) * 100 + sequence;
}

/**
 * The slots of a day from the starts of each course (`startsOfDay`), numbered per course in the order of time. A course
 * starts on its own nine and goes on to its next one.
 */
export function slotsOfDay(
  playDate: string,
  starts: ReadonlyMap<string, readonly Start[]>,
  courses: readonly Course[],
): (LaidSlot & Start)[] {
  return courses.flatMap(({ courseCode, nextCourse }) =>
    (starts.get(courseCode) ?? []).slice(0, maxTimesOfCourse).map((start, place) => ({
      ...start,
      sheetIdx: sheetIdxOf(playDate, courseCode, place + 1),
      playDate,
      courseCode,
      courseOut: nextCourse,
    })),
  );
}

/** Whether a squeezed-in slot stands between two slots that are both far enough away (domain.md A38). */
export function fitsBetween(teeTime: string, taken: readonly string[], leastMinutes: number): boolean {
  const distances = taken.map((other) => minutesOf(other) - minutesOf(teeTime));
  const isBetween = distances.some((distance) => distance < 0) && distances.some((distance) => distance > 0);
  return isBetween && distances.every((distance) => Math.abs(distance) >= leastMinutes);
}
