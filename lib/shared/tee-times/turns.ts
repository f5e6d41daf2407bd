import { laterTime, type Start } from "./templates";

/** How long a group plays nine holes before it goes on to the next course, in minutes: the least that clubs reckon with. */
export const minutesToTurn = 120;

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
      const from = laterTime(ofTemplate[0]?.teeTime ?? "23:59", minutesToTurn);
      const to = laterTime(ofTemplate.at(-1)?.teeTime ?? "23:59", minutesToTurn) ?? "23:59";
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
