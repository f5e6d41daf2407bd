import type { PlayOrder } from "@/lib/contract/tee-sheets/ops-courses";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import { refuseOrder } from "./refusals";
import { type CourseRow, lockCourses, updateCourse } from "./repository";
import { isThere, storeName, storePlay } from "./write";

/**
 * Puts the courses into an order and says which one a round goes on to from each; free rounds to come follow it, sold
 * ones stay as they were sold. Throws 9001 where a course is missing or named twice, 2002 when one has changed, 4836 when
 * the courses close no circle.
 */
export function changeOrder(
  db: Database,
  ctx: Context,
  { courses }: PlayOrder,
): Promise<{ updated: number }> {
  return transaction(db, async (tx) => {
    const there = (await lockCourses(tx, ctx.club.clubIdx)).filter(isThere);
    refuseOthers(there, courses);
    refuseOrder(ctx, courses, there);
    const moved = there.filter((course) => orderOf(courses, course) !== course.order);
    const before = there.map(({ courseCode, nextCourse, order }) => ({ courseCode, nextCourse, order }));
    await storePlay(tx, ctx, there, courses);
    for (const course of moved) {
      const isFollowed = nextOf(courses, course) !== course.nextCourse;
      const version = course.version + (isFollowed ? 2 : 1);
      const order = orderOf(courses, course);
      await updateCourse(tx, course, { order, version });
      await storeName(tx, ctx, { ...course, nextCourse: nextOf(courses, course), order });
    }
    const after = courses.map(({ courseCode, nextCourse }, idx) => ({
      courseCode,
      nextCourse,
      order: idx + 1,
    }));
    await recordAudit(tx, ctx, { action: "UPDATE", entity: "course", entityKey: "order", before, after });
    return { updated: there.length };
  });
}

function orderOf(courses: PlayOrder["courses"], { courseCode }: CourseRow): number {
  return courses.findIndex((course) => course.courseCode === courseCode) + 1;
}

function nextOf(courses: PlayOrder["courses"], course: CourseRow): string {
  return courses.find(({ courseCode }) => courseCode === course.courseCode)?.nextCourse ?? course.nextCourse;
}

function refuseOthers(there: readonly CourseRow[], named: PlayOrder["courses"]): void {
  const isEach = there.every((course) => orderOf(named, course) > 0) && named.length === there.length;
  if (!isEach) throw new ClubFailure("VAL_FIELD", ["courses", "each_once"]);
  const isStale = there.some(
    ({ courseCode, version }) => named.find((one) => one.courseCode === courseCode)?.version !== version,
  );
  if (isStale) throw new ClubFailure("STALE");
}
