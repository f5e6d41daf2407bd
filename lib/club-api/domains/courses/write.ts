import { courseEntry } from "@/lib/contract/code-values/courses";
import type { CourseChange, HoleChange, NewCourse } from "@/lib/contract/tee-sheets/ops-courses";
import { type HoleLayout, layoutFault, lengthGap, lengthTolerance, stretchLayout } from "@/lib/landscape";
import { type CardHole, cardSums, holeFaults } from "@/lib/shared/courses/card-rules";
import { withCourse } from "@/lib/shared/courses/play-order";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import type { BoardWriter } from "../boards";
import { storeCode } from "../codes";
import { pictureOwner, withPicture } from "./pictures";
import { courseGroup } from "./read";
import { neighboursOf, refuseCard, refuseLayout, refuseOrder } from "./refusals";
import {
  type CourseRow,
  type HoleRow,
  insertCourse,
  lockCourses,
  selectHoles,
  updateCourse,
  updateHole,
} from "./repository";
import { followOrder } from "./slot-repository";

type Saved = { courseCode: string; version: number };
const codes = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/**
 * Adds a course of nine holes under the lowest number that no course has, removed ones included, since tee times are
 * numbered by it (domain.md 7.1). Throws 4831 to 4835 for its card, 4836 for its place in the order of play, 4847 for a
 * tenth course.
 */
export function createCourse(db: Database, ctx: Context, input: NewCourse): Promise<Saved> {
  const { clubIdx } = ctx.club;
  requireNames(ctx, input);
  return transaction(db, async (tx) => {
    const all = await lockCourses(tx, clubIdx);
    const there = all.filter(isThere);
    const courseCode = codes.find((code) => all.every((course) => course.courseCode !== code));
    if (courseCode === undefined) throw new ClubFailure("CRS_FULL");
    const { after } = input;
    if (after !== null && there.every((course) => course.courseCode !== after)) {
      throw new ClubFailure("VAL_FIELD", ["after", "choice"]);
    }
    const played = withCourse(there, courseCode, after);
    refuseOrder(ctx, played, there);
    const holes = await selectHoles(tx, clubIdx);
    refuseCard(ctx, input.holes, neighboursOf(courseCode, played, holes), there);
    const nextCourse = played.find((course) => course.courseCode === courseCode)?.nextCourse ?? courseCode;
    const { par, distances } = cardSums(input.holes);
    const order = Math.max(0, ...there.map((course) => course.order)) + 1;
    const course = {
      clubIdx,
      courseCode,
      names: input.names,
      par,
      lengthM: distances.black,
      nextCourse,
      color: input.color,
      order,
    };
    const nine = input.holes.map((hole) => ({ ...hole, clubIdx, courseCode, tips: {} }));
    await insertCourse(tx, course, nine);
    await storePlay(tx, ctx, there, played);
    await storeName(tx, ctx, { ...course, fullNames: input.fullNames });
    const data = { ...course, fullNames: input.fullNames, holes: input.holes };
    await recordAudit(tx, ctx, { action: "CREATE", entity: "course", entityKey: courseCode, after: data });
    return { courseCode, version: 1 };
  });
}

/** A row that is not in the trash. */
export function isThere(course: CourseRow): boolean {
  return course.deletedAt === null;
}

/** Throws 9001 where the club's own language lacks a name. */
function requireNames({ choice }: Context, input: Pick<NewCourse, "names" | "fullNames">): void {
  for (const field of ["names", "fullNames"] as const) {
    if (!input[field][choice.defaultLanguage])
      throw new ClubFailure("VAL_FIELD", [`${field}.${choice.defaultLanguage}`, "required"]);
  }
}

/** Stores what follows each course that was there, and lets the free rounds to come follow it. */
export async function storePlay(
  tx: Database,
  ctx: Context,
  before: readonly CourseRow[],
  played: readonly { courseCode: string; nextCourse: string }[],
): Promise<void> {
  const { clubIdx, zone } = ctx.club;
  const changed = before.flatMap((course) => {
    const now = played.find(({ courseCode }) => courseCode === course.courseCode);
    return now && now.nextCourse !== course.nextCourse ? [{ ...course, nextCourse: now.nextCourse }] : [];
  });
  for (const course of changed) {
    const { nextCourse, version } = course;
    await updateCourse(tx, course, { nextCourse, version: version + 1 });
    await storeName(tx, ctx, course);
  }
  await followOrder(tx, { clubIdx, from: clubDate(ctx.now, zone) }, changed);
}

type NamedCourse = Pick<CourseRow, "courseCode" | "names" | "par" | "nextCourse" | "order"> & {
  fullNames?: CourseRow["names"];
  deletedAt?: CourseRow["deletedAt"];
};

/** The course among the codes of the club (C1020): name, holes, par, the course that follows, and whether it is removed. */
export function storeName(tx: Database, ctx: Context, course: NamedCourse): Promise<void> {
  const { courseCode: key, fullNames, par, nextCourse, deletedAt } = course;
  // Entries of a group count from zero.
  const order = course.order - 1;
  const values = ["9", String(par), nextCourse];
  const group = deletedAt ? courseEntry.removed : courseEntry.there;
  return storeCode(tx, ctx, courseGroup, {
    key,
    values,
    order,
    group,
    names: fullNames,
    ifNew: course.names,
  });
}

/**
 * Saves names, colour, card and map of a course. A drawing whose hole has another length now is stretched to it; the
 * answer names these holes. Throws 2001, 2002, 4831 to 4835, 4850 for a drawing that cannot be stretched so far.
 */
export function changeCourse(
  writer: BoardWriter,
  number: number,
  { version, mapImage, ...input }: CourseChange,
): Promise<Saved & { stretched: number[] }> {
  const { ctx } = writer;
  requireNames(ctx, input);
  const picture = { part: "mapImage", ownerIdx: pictureOwner(String(number), 0), cleared: mapImage === null };
  return withPicture(writer, picture, async (tx, url) => {
    const { course, there, holes } = await lockedCourse(tx, ctx, number, version);
    refuseCard(ctx, input.holes, neighboursOf(course.courseCode, there, holes), there);
    const own = holes.filter(({ courseCode }) => courseCode === course.courseCode);
    const changed = input.holes.flatMap((card) => changedHole(card, own) ?? []);
    for (const { before, change } of changed) await updateHole(tx, before, change);
    const { par, distances } = cardSums(input.holes);
    const change = {
      names: input.names,
      color: input.color,
      par,
      lengthM: distances.black,
      ...(url === undefined ? {} : { mapImage: url }),
    };
    await updateCourse(tx, course, { ...change, version: course.version + 1 });
    await storeName(tx, ctx, { ...course, ...change, fullNames: input.fullNames });
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "course",
      entityKey: course.courseCode,
      before: { ...auditedCourse(course), holes: changed.map(({ before }) => cardOf(before)) },
      after: {
        ...auditedCourse({ ...course, ...change }),
        fullNames: input.fullNames,
        holes: changed.map(({ before, change: to }) => cardOf({ ...before, ...to })),
      },
    });
    const stretched = changed.flatMap(({ before, change: to }) => (to.layout ? [before.holeNo] : []));
    return { courseCode: course.courseCode, version: course.version + 1, stretched };
  });
}

/** The course under a lock with the others; throws 2001 for an unknown one, 2002 for another version. */
export async function lockedCourse(tx: Database, { club }: Context, number: number, version: number) {
  const there = (await lockCourses(tx, club.clubIdx)).filter(isThere);
  const course = there.find(({ courseCode }) => courseCode === String(number));
  if (!course) throw new ClubFailure("NOT_FOUND");
  if (course.version !== version) throw new ClubFailure("STALE");
  return { course, there, holes: await selectHoles(tx, club.clubIdx) };
}

/** A drawing is pulled longer or shorter by no more than this share: further it would be another hole. */
const mostStretch = 0.3;

function changedHole(card: CardHole, own: readonly HoleRow[]) {
  const before = own.find(({ holeNo }) => holeNo === card.holeNo);
  if (!before) throw new ClubFailure("VAL_FIELD", ["holes", "nine_holes"]);
  const isSame = JSON.stringify(cardOf(before)) === JSON.stringify(cardOf(card));
  if (isSame) return null;
  const { par, hdcp, distances } = card;
  const layout = before.layout && stretched(before.layout, before, distances.black);
  return { before, change: { par, hdcp, distances, ...(layout ? { layout } : {}) } };
}

/** The drawing as long as the hole is now, or null where it is so already. */
function stretched(layout: HoleLayout, { holeNo }: HoleRow, metres: number): HoleLayout | null {
  const gap = lengthGap(layout, metres);
  if (Math.abs(gap) <= lengthTolerance) return null;
  const next = stretchLayout(layout, metres);
  if (Math.abs(gap) > metres * mostStretch || layoutFault(next)) {
    throw new ClubFailure("HOLE_STRETCH", [String(holeNo), String(metres)]);
  }
  return next;
}

function cardOf({ holeNo, par, hdcp, distances: { black, blue, white, red } }: CardHole) {
  return { holeNo, par, hdcp, distances: { black, blue, white, red } };
}

/** The fields of a course that go on record. */
export function auditedCourse({ names, color, par, lengthM, mapImage, nextCourse, order }: CourseRow) {
  return { names, color, par, lengthM, mapImage, nextCourse, order };
}

/**
 * Saves the drawing, lengths, tips and picture of a hole. Throws 2001, 2002, 4832 and 4833 for its lengths, 4839 to 4846
 * for its drawing.
 */
export function changeHole(
  writer: BoardWriter,
  { number, holeNo }: { number: number; holeNo: number },
  { version, image, tips, distances, layout }: HoleChange,
): Promise<Saved> {
  const { ctx } = writer;
  const picture = { part: "image", ownerIdx: pictureOwner(String(number), holeNo), cleared: image === null };
  return withPicture(writer, picture, async (tx, url) => {
    const { course, there, holes } = await lockedCourse(tx, ctx, number, version);
    const own = holes.filter(({ courseCode }) => courseCode === course.courseCode);
    const before = own.find((hole) => hole.holeNo === holeNo);
    if (!before) throw new ClubFailure("NOT_FOUND");
    if (holeFaults({ ...before, distances }).length > 0) {
      const nine = own.map((hole) => (hole === before ? { ...hole, distances } : hole));
      refuseCard(ctx, nine, [], there);
    }
    if (layout) refuseLayout(layout, distances.black);
    const filled = Object.fromEntries(Object.entries(tips).filter(([, text]) => text !== ""));
    const change = { tips: filled, distances, layout, ...(url === undefined ? {} : { image: url }) };
    await updateHole(tx, before, change);
    const { distances: sums } = cardSums(
      own.map((hole) => (hole === before ? { ...hole, distances } : hole)),
    );
    await updateCourse(tx, course, { lengthM: sums.black, version: course.version + 1 });
    const { tips: oldTips, distances: oldDistances, layout: oldLayout, image: oldImage } = before;
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "hole",
      entityKey: `${course.courseCode}-${holeNo}`,
      before: { tips: oldTips, distances: oldDistances, layout: oldLayout, image: oldImage },
      after: change,
    });
    return { courseCode: course.courseCode, version: course.version + 1 };
  });
}
