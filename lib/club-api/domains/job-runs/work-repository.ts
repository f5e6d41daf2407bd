import { inArray, isNotNull, or, sql } from "drizzle-orm";
import type { DrawPostState } from "@/lib/contract/code-values/draws";
import { waitingState } from "@/lib/contract/code-values/waitings";
import type { Database } from "../../db/database";
import { drawPosts, lockUses, openRules, policies, siteStates, slotLocks, waitings } from "../../db/tables";

/*
 * In which clubs a job that looks each minute may find something, in one question for all clubs: a club in which nothing
 * waits costs nothing. More clubs than have work are fine, fewer never.
 */

type Row = { clubIdx: number };
const numbersOf = (rows: readonly Row[]) => rows.map(({ clubIdx }) => clubIdx);

/** Entries of waiting lists that wait for a time, or for an answer. */
export async function clubsWithWaitings(db: Database): Promise<number[]> {
  return numbersOf(
    await db
      .selectDistinct({ clubIdx: waitings.clubIdx })
      .from(waitings)
      .where(inArray(waitings.state, [waitingState.waiting, waitingState.offered])),
  );
}

/** Held tee times, and the memory of them. */
export async function clubsWithHolds(db: Database): Promise<number[]> {
  const held = db.selectDistinct({ clubIdx: slotLocks.clubIdx }).from(slotLocks);
  return numbersOf(await held.union(db.selectDistinct({ clubIdx: lockUses.clubIdx }).from(lockUses)));
}

/** Draws in one of some states. */
export async function clubsWithDraws(db: Database, states: readonly DrawPostState[]): Promise<number[]> {
  return numbersOf(
    await db
      .selectDistinct({ clubIdx: drawPosts.clubIdx })
      .from(drawPosts)
      .where(inArray(drawPosts.state, [...states])),
  );
}

/** A state of the site that begins or ends at a moment. */
export async function clubsWithStateChange(db: Database): Promise<number[]> {
  return numbersOf(
    await db
      .select({ clubIdx: siteStates.clubIdx })
      .from(siteStates)
      .where(or(isNotNull(siteStates.planned), sql`${siteStates.current}->>'endAt' is not null`)),
  );
}

/** The times of day (`HH:mm`) at which days open for booking, by club (domain.md 7.2, C0210). */
export async function openingTimes(db: Database): Promise<{ clubIdx: number; time: string }[]> {
  const ofRules = (time: typeof openRules.weekdayTime | typeof openRules.weekendTime) =>
    db.selectDistinct({ clubIdx: openRules.clubIdx, time: sql<string>`${time}`.as("time") }).from(openRules);
  return ofRules(openRules.weekdayTime)
    .union(ofRules(openRules.weekendTime))
    .union(
      db
        .select({ clubIdx: policies.clubIdx, time: sql<string>`${policies.value4}`.as("time") })
        .from(policies)
        .where(sql`${policies.code} = 'C0210'`),
    );
}
