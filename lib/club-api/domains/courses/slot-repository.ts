import {
  and,
  asc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { roundHoles, slotState } from "@/lib/contract/code-values/tee-sheets";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { holdExists, saleExists } from "../../db/slot-holders";
import { bookings, drawApplications, slotLocks, teeSlots, waitings } from "../../db/tables";

/** The tee times of a course from a day on; those of the course before it too, whose second nine it is. */
export type CourseSpan = { clubIdx: number; courseCode: string; from: string };

function isOfSpan({ clubIdx, courseCode, from }: CourseSpan, ...more: (SQL | undefined)[]): SQL {
  return ofClub(
    teeSlots,
    clubIdx,
    gte(teeSlots.playDate, from),
    eq(teeSlots.courseCode, courseCode),
    ...more,
  );
}

/** Locks the tee times, as everything does that books, frees or changes one, in the same order. */
export async function lockSpan(tx: Database, { clubIdx, courseCode, from }: CourseSpan): Promise<void> {
  await tx
    .select({ sheetIdx: teeSlots.sheetIdx })
    .from(teeSlots)
    .where(
      ofClub(
        teeSlots,
        clubIdx,
        gte(teeSlots.playDate, from),
        or(eq(teeSlots.courseCode, courseCode), eq(teeSlots.courseOut, courseCode)),
      ),
    )
    .orderBy(asc(teeSlots.sheetIdx))
    .for("update");
}

/** How many tee times of the span are sold, on either nine, and the last day of them. */
export async function soldIn(
  tx: Database,
  { clubIdx, courseCode, from }: CourseSpan,
): Promise<{ count: number; last: string | null }> {
  const rows = await tx
    .select({ count: sql<number>`count(*)::int`, last: sql<string | null>`max(${teeSlots.playDate})::text` })
    .from(teeSlots)
    .where(
      ofClub(
        teeSlots,
        clubIdx,
        gte(teeSlots.playDate, from),
        or(
          eq(teeSlots.courseCode, courseCode),
          and(eq(teeSlots.courseOut, courseCode), sql`${teeSlots.holeCode} <> ${roundHoles.nine}`),
        ),
        exists(saleExists(tx)),
      ),
    );
  return rows[0] ?? { count: 0, last: null };
}

/** How many free tee times of the span are kept for a draw, a team or somebody who books at this moment. */
export async function heldIn(tx: Database, span: CourseSpan, now: Date): Promise<number> {
  const rows = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(teeSlots)
    .where(
      isOfSpan(
        span,
        notExists(saleExists(tx)),
        or(isNotNull(teeSlots.drawPostIdx), isNotNull(teeSlots.teamFormIdx), exists(holdExists(tx, now))),
      ),
    );
  return rows[0]?.count ?? 0;
}

/**
 * Takes the free tee times of the span off the sheets: those that nothing tells of are deleted and would be laid anew, the
 * others blocked. How many they were.
 */
export async function clearSpan(tx: Database, span: CourseSpan, now: Date): Promise<number> {
  const told = toldOf(tx);
  const gone = await tx
    .delete(teeSlots)
    .where(isOfSpan(span, isNull(teeSlots.linkedSheetIdx), ...told.map((query) => notExists(query))))
    .returning({ sheetIdx: teeSlots.sheetIdx });
  const blocked = await tx
    .update(teeSlots)
    .set({ openType: slotState.blocked, updatedAt: now })
    .where(isOfSpan(span, notExists(saleExists(tx))))
    .returning({ sheetIdx: teeSlots.sheetIdx });
  return gone.length + blocked.length;
}

/** Bookings, holds and blocks that refer to the slot at hand. */
function toldOf(tx: Database) {
  const one = { one: sql`1` };
  const linked = alias(teeSlots, "linked");
  const { clubIdx, sheetIdx } = teeSlots;
  return [
    tx
      .select(one)
      .from(bookings)
      .where(ofClub(bookings, clubIdx, eq(bookings.sheetIdx, sheetIdx))),
    tx
      .select(one)
      .from(slotLocks)
      .where(ofClub(slotLocks, clubIdx, eq(slotLocks.sheetIdx, sheetIdx))),
    tx
      .select(one)
      .from(waitings)
      .where(ofClub(waitings, clubIdx, eq(waitings.offerSheetIdx, sheetIdx))),
    tx
      .select(one)
      .from(drawApplications)
      .where(ofClub(drawApplications, clubIdx, eq(drawApplications.resultSheetIdx, sheetIdx))),
    tx
      .select(one)
      .from(linked)
      .where(ofClub(linked, clubIdx, eq(linked.linkedSheetIdx, sheetIdx))),
  ];
}

/** Free rounds of the days to come go on to the course that now follows; what is sold stays as it was sold. */
export async function followOrder(
  tx: Database,
  { clubIdx, from }: { clubIdx: number; from: string },
  courses: readonly { courseCode: string; nextCourse: string }[],
): Promise<void> {
  for (const { courseCode, nextCourse } of courses) {
    await tx
      .update(teeSlots)
      .set({ courseOut: nextCourse })
      .where(
        isOfSpan(
          { clubIdx, courseCode, from },
          sql`${teeSlots.courseOut} <> ${nextCourse}`,
          inArray(teeSlots.holeCode, [roundHoles.nine, roundHoles.eighteen]),
          isNull(teeSlots.linkedSheetIdx),
          notExists(saleExists(tx)),
        ),
      );
  }
}
