import { type HoleCode, roundHoles } from "@/lib/contract/code-values/tee-sheets";
import { laterTime, minutesToTurn, type Start } from "./templates";

/** A course onto which groups of another template come after their nine while it starts groups of its own. */
export type TurnClash = {
  fromCourse: string;
  toCourse: string;
  /** The first start on `toCourse` that falls among the arrivals, and how many do. */
  teeTime: string;
  count: number;
  /** First and last arrival. */
  from: string;
  to: string;
};

/**
 * Starts that fall among the groups that turn from another nine. Within one template courses start side by side, as a
 * two-tee start does, so only starts of another one count. A start is laid all the same: how fast groups play is the
 * club's to know.
 */
export function turnClashes(
  starts: ReadonlyMap<string, readonly Start[]>,
  courses: readonly { courseCode: string; nextCourse: string }[],
): TurnClash[] {
  return courses.flatMap(({ courseCode, nextCourse }) => {
    if (courseCode === nextCourse) return [];
    const own = starts.get(courseCode) ?? [];
    const next = starts.get(nextCourse) ?? [];
    return [...new Set(own.map(({ template }) => template))].flatMap((template) => {
      const ofTemplate = own.filter((start) => start.template === template);
      const from = arrivalOf(ofTemplate[0]);
      const to = arrivalOf(ofTemplate.at(-1)) ?? "23:59";
      if (from === null) return [];
      const met = next.filter(
        (start) => start.template !== template && start.teeTime >= from && start.teeTime <= to,
      );
      const [earliest] = met;
      if (!earliest) return [];
      const { teeTime } = earliest;
      return [{ fromCourse: courseCode, toCourse: nextCourse, teeTime, count: met.length, from, to }];
    });
  });
}

/** When a group of a start comes onto the next course, after its lunch where it has one; null past midnight. */
function arrivalOf(start: Start | undefined): string | null {
  if (!start) return null;
  return start.turnTime ?? laterTime(start.teeTime, minutesToTurn);
}

/**
 * The start of the second nine after a lunch break as calls answer it (`HH:mm`); left out where there is no break, and of a
 * round of nine holes.
 */
export function shownTurn(round: { turnTime: string | null; holeCode?: HoleCode }): { turnTime?: string } {
  return round.turnTime === null || round.holeCode === roundHoles.nine ? {} : { turnTime: round.turnTime };
}

/** Whether a tee time is a two-ball time: at most two play, so that the round goes fast. */
export function isTwoBall(maxPlayers: number): boolean {
  return maxPlayers === 2;
}
