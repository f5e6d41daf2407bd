import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { DrawPostState } from "@/lib/contract/code-values/draws";
import { grouped } from "@/lib/shared/grouped";
import { cachedRead } from "../../db/cached-read";
import type { Database } from "../../db/database";
import {
  drawPosts,
  joinFlights,
  joinRequests,
  lastMinuteOffers,
  lastMinuteRules,
  lockUses,
  openRules,
  policies,
  siteStates,
  slotLocks,
  waitings,
} from "../../db/tables";
import type { Club } from "../../platform/context";

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
      // As the index of open requests says it, value by value: it holds no others.
      .where(sql`${waitings.state} in ('10', '20')`),
  );
}

/** Golfers who would join a party, of whom whoever asked one has such a request, and flights that wait for answers. */
export async function clubsWithJoins(db: Database): Promise<number[]> {
  const waiting = db
    .selectDistinct({ clubIdx: joinRequests.clubIdx })
    .from(joinRequests)
    .where(eq(joinRequests.state, "OPEN"));
  const proposed = db
    .selectDistinct({ clubIdx: joinFlights.clubIdx })
    .from(joinFlights)
    .where(eq(joinFlights.state, "PROPOSED"));
  return numbersOf(await waiting.union(proposed));
}

/** Rules that offer tee times last-minute, and what they have offered. */
export async function clubsWithLastMinute(db: Database): Promise<number[]> {
  const ruled = db
    .selectDistinct({ clubIdx: lastMinuteRules.clubIdx })
    .from(lastMinuteRules)
    .where(eq(lastMinuteRules.isOn, true));
  const offered = db
    .selectDistinct({ clubIdx: lastMinuteOffers.clubIdx })
    .from(lastMinuteOffers)
    .where(eq(lastMinuteOffers.state, "LIVE"));
  return numbersOf(await ruled.union(offered));
}

/** The forecast of cancellations is switched on (C0582). */
export async function clubsWithForecast(db: Database): Promise<number[]> {
  return numbersOf(
    await db
      .selectDistinct({ clubIdx: policies.clubIdx })
      .from(policies)
      .where(and(eq(policies.code, "C0582"), eq(policies.value1, "Y"))),
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
      .where(and(inArray(drawPosts.state, [...states]), sql`${drawPosts.state} not in ('70', '90')`)),
  );
}

/** A state of the site that begins or ends at a moment; states are rules, so read once until one changes. */
export function clubsWithStateChange(db: Database): Promise<number[]> {
  return cachedRead(db, "clubs with a change of state", () => selectStateChanges(db));
}

async function selectStateChanges(db: Database): Promise<number[]> {
  return numbersOf(
    await db
      .select({ clubIdx: siteStates.clubIdx })
      .from(siteStates)
      .where(or(isNotNull(siteStates.planned), sql`${siteStates.current}->>'endAt' is not null`)),
  );
}

/**
 * Clubs in which days open for booking at the time (`HH:mm`) that `timeIn` tells of a zone (domain.md 7.2, C0210). Which
 * clubs open when is sorted by time once and kept until a rule changes; in which zones they lie, the caller has read, maybe before a change.
 */
export async function clubsOpeningAt(
  db: Database,
  clubs: readonly Pick<Club, "clubIdx" | "zone">[],
  timeIn: (zone: string) => string,
): Promise<number[]> {
  const byTime = await cachedRead(db, "clubs by the times of their openings", async () =>
    grouped(await selectOpeningTimes(db), ({ time }) => time),
  );
  const zones = grouped(clubs, ({ zone }) => zone);
  return [...zones].flatMap(([zone, inZone]) => {
    const opening = new Set(byTime.get(timeIn(zone))?.map(({ clubIdx }) => clubIdx));
    return inZone.flatMap(({ clubIdx }) => (opening.has(clubIdx) ? [clubIdx] : []));
  });
}

/** The times of day at which days open, by club. */
async function selectOpeningTimes(db: Database): Promise<{ clubIdx: number; time: string }[]> {
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
