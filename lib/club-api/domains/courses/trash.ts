import { withoutCourse } from "@/lib/shared/courses/play-order";
import { clubDate } from "@/lib/shared/time/club-time";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { actorName, type Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { pickText } from "../../platform/texts";
import { recordAudit } from "../audit";
import { codeNames } from "../codes";
import { readPolicies } from "../policies";
import { detachPictures } from "./pictures";
import { purgeLimit } from "./read";
import {
  type CourseRow,
  deleteCourses,
  lockCourses,
  selectDue,
  selectTemplatesFrom,
  updateCourse,
} from "./repository";
import { clearSpan, heldIn, lockSpan, soldIn } from "./slot-repository";
import { auditedCourse, isThere, lockedCourse, storeName, storePlay } from "./write";

/**
 * Removes a course into the trash and takes its free tee times off the sheets of the days to come; what led to it goes on
 * to what followed it. Throws 2001, 2002; 4838 and 4849 while a template of the tee times or C0010 names it, 4837 and 4848 while a
 * tee time to come on it is sold or kept for somebody.
 */
export function removeCourse(
  db: Database,
  ctx: Context,
  number: number,
  version: number,
): Promise<{ deleted: number }> {
  const { clubIdx, zone } = ctx.club;
  return transaction(db, async (tx) => {
    const { course, there } = await lockedCourse(tx, ctx, number, version);
    const { courseCode } = course;
    await refuseNamed(tx, ctx, course);
    const span = { clubIdx, courseCode, from: clubDate(ctx.now, zone) };
    await lockSpan(tx, span);
    const sold = await soldIn(tx, span);
    if (sold.count > 0) throw new ClubFailure("CRS_SOLD", [String(sold.count), sold.last ?? ""]);
    const held = await heldIn(tx, span, ctx.now);
    if (held > 0) throw new ClubFailure("CRS_HELD", [String(held)]);
    const cleared = await clearSpan(tx, span, ctx.now);
    await storePlay(tx, ctx, there, withoutCourse(there, courseCode));
    const stamp = { deletedAt: ctx.now, deletedBy: actorName(ctx.by) };
    await updateCourse(tx, course, { ...stamp, nextCourse: courseCode, version: course.version + 1 });
    await storeName(tx, ctx, { ...course, ...stamp, nextCourse: courseCode });
    const before = { ...auditedCourse(course), teeTimesTakenOff: cleared };
    await recordAudit(tx, ctx, { action: "DELETE", entity: "course", entityKey: courseCode, before });
    return { deleted: 1 };
  });
}

/** The templates of the tee times and C0010 v3 say on which courses tee times are laid. */
async function refuseNamed(tx: Database, ctx: Context, { courseCode }: CourseRow): Promise<void> {
  const { clubIdx } = ctx.club;
  const templates = await selectTemplatesFrom(tx, clubIdx, clubDate(ctx.now, ctx.club.zone));
  const template = templates.find(({ courseCodes }) => courseCodes.includes(courseCode));
  if (template) {
    const namesIn = async (choice: Context["choice"]) => [
      pickText(template.seasonNames, choice) ?? "",
      (await codeNames(tx, clubIdx, "periods", choice)).get(template.period) ?? template.period,
    ];
    const english = await namesIn({ ...ctx.choice, language: "en" });
    throw new ClubFailure("CRS_SEASON", await namesIn(ctx.choice), undefined, english);
  }
  const inPlay = (await readPolicies(tx, clubIdx, ["C0010"])).get("C0010")?.value3 ?? "";
  if (inPlay.split(",").includes(courseCode)) throw new ClubFailure("CRS_IN_PLAY");
}

/**
 * Brings a removed course back as the last one, played by itself; tee times are laid on it again once a
 * template names it. Throws 2001 for a course that is not in the trash or has been there too long.
 */
export function restoreCourse(
  db: Database,
  ctx: Context,
  number: number,
): Promise<{ courseCode: string; version: number }> {
  return transaction(db, async (tx) => {
    const all = await lockCourses(tx, ctx.club.clubIdx);
    const course = all.find(({ courseCode }) => courseCode === String(number));
    const isRestorable = course?.deletedAt && course.deletedAt > purgeLimit(ctx.now);
    if (!course || !isRestorable) throw new ClubFailure("NOT_FOUND");
    const { courseCode } = course;
    const order = Math.max(0, ...all.filter(isThere).map((one) => one.order)) + 1;
    const change = { deletedAt: null, deletedBy: null, nextCourse: courseCode, order };
    const version = course.version + 1;
    await updateCourse(tx, course, { ...change, version });
    await storeName(tx, ctx, { ...course, ...change });
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "course",
      entityKey: courseCode,
      before: { isDeleted: true },
      after: { isDeleted: false, order },
    });
    return { courseCode, version };
  });
}

/**
 * Destroys the courses whose thirty days are over, with their holes and pictures; how many. A course that tee times lay on
 * stays hidden for good, since bookings of the past name it.
 */
export async function purgeCourses(
  { db, storage }: { db: Database; storage: FileStorage },
  ctx: Context,
): Promise<number> {
  const { clubIdx } = ctx.club;
  return transaction(db, async (tx) => {
    const due = await selectDue(tx, clubIdx, purgeLimit(ctx.now));
    if (due.length === 0) return 0;
    const codes = due.map(({ courseCode }) => courseCode);
    const storageKeys = await detachPictures(tx, clubIdx, codes);
    await deleteCourses(tx, clubIdx, codes);
    for (const key of storageKeys) await storage.remove(key);
    for (const entityKey of codes) {
      const after = { isPurged: true };
      await recordAudit(tx, ctx, { action: "DELETE", entity: "course", entityKey, after });
    }
    return due.length;
  });
}
