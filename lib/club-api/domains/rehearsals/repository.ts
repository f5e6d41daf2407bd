import { and, count, desc, eq, lt, sql } from "drizzle-orm";
import type { RehearsalCounts, RehearsalReport } from "@/lib/contract/bookings/rehearsals";
import { memberState } from "@/lib/contract/code-values/members";
import type { Database } from "../../db/database";
import { jsonRows } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import {
  bookings,
  holdingStates,
  members,
  openingTickets,
  rehearsals,
  sessions,
  teeSlots,
  waitings,
} from "../../db/tables";

export type RehearsalRow = typeof rehearsals.$inferSelect;
type NewRow = typeof rehearsals.$inferInsert;

/** Null while another one is running on the server. */
export async function insertRehearsal(tx: Database, row: NewRow): Promise<RehearsalRow | null> {
  const rows = await tx.insert(rehearsals).values(row).onConflictDoNothing().returning();
  return rows[0] ?? null;
}

export async function selectRehearsal(
  db: Database,
  clubIdx: number,
  rehearsalIdx: number,
): Promise<RehearsalRow | null> {
  return oneOfClub(db, rehearsals, clubIdx, eq(rehearsals.rehearsalIdx, rehearsalIdx));
}

export async function selectRehearsals(
  db: Database,
  clubIdx: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: RehearsalRow[]; total: number }> {
  const isOfClub = ofClub(rehearsals, clubIdx);
  const rows = await db
    .select()
    .from(rehearsals)
    .where(isOfClub)
    .orderBy(desc(rehearsals.rehearsalIdx))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(rehearsals, isOfClub) };
}

type Key = Pick<RehearsalRow, "clubIdx" | "rehearsalIdx">;
const isRunning = ({ clubIdx, rehearsalIdx }: Key) =>
  ofClub(rehearsals, clubIdx, eq(rehearsals.rehearsalIdx, rehearsalIdx), eq(rehearsals.state, "RUNNING"));

/** Notes the counts and goes on with it; whether it was asked to stop, true also where it is not running any more. */
export async function renewRehearsal(
  db: Database,
  key: Key,
  { counts, leaseUntil }: { counts: RehearsalCounts; leaseUntil: Date },
): Promise<boolean> {
  const rows = await db
    .update(rehearsals)
    .set({ counts, leaseUntil })
    .where(isRunning(key))
    .returning({ isStopping: rehearsals.isStopping });
  return rows[0]?.isStopping ?? true;
}

export async function askToStop(tx: Database, key: Key): Promise<void> {
  await tx.update(rehearsals).set({ isStopping: true }).where(isRunning(key));
}

export async function endRehearsal(
  db: Database,
  key: Key,
  ended: { state: "DONE" | "STOPPED" | "FAILED"; report: RehearsalReport | null; endedAt: Date },
): Promise<void> {
  await db.update(rehearsals).set(ended).where(isRunning(key));
}

/** Marks as failed what no process plays any more. */
export async function endAbandoned(
  db: Database,
  { now, realNow }: { now: Date; realNow: Date },
): Promise<void> {
  await db
    .update(rehearsals)
    .set({ state: "FAILED", endedAt: now })
    .where(and(eq(rehearsals.state, "RUNNING"), lt(rehearsals.leaseUntil, realNow)));
}

/** The sandboxes that are in use. */
export async function selectUsedSandboxes(db: Database): Promise<string[]> {
  const rows = await db
    .select({ sandbox: rehearsals.sandbox })
    .from(rehearsals)
    .where(eq(rehearsals.state, "RUNNING"));
  return rows.map(({ sandbox }) => sandbox);
}

/** A trace that somebody has left at an opening: a ticket, an online booking or a request for the waiting list. */
export type Trace = {
  kind: "TICKET" | "BOOKING" | "WAITING";
  playDate: string;
  memberIdx: number;
  memberType: string;
  at: string;
  userAgent: string | null;
  teeTime: string | null;
  courseCode: string | null;
  players: number | null;
};

const userAgent = sql`(select s.user_agent from ${sessions} s where s.club_idx = found.club_idx
  and s.member_idx = found.member_idx and s.created_at <= found.at order by s.created_at desc limit 1)`;

/** Records of play dates from one day to another, in the order of time. */
export function selectTraces(
  db: Database,
  clubIdx: number,
  { from, to }: { from: string; to: string },
): Promise<Trace[]> {
  const ofSpan = sql`club_idx = ${clubIdx} and play_date between ${from} and ${to}`;
  return jsonRows<Trace>(
    db,
    sql`select found.kind, found.play_date as "playDate", found.member_idx as "memberIdx", m.member_type as "memberType",
        found.at, ${userAgent} as "userAgent", found.tee_time as "teeTime", found.course_code as "courseCode", found.players
      from (
        select 'TICKET' as kind, club_idx, play_date, member_idx, joined_at as at, null as tee_time, null as course_code,
          null::int as players from ${openingTickets} where ${ofSpan}
        union all
        select 'BOOKING', club_idx, play_date, member_idx, created_at, tee_time, course_code, player_count
          from ${bookings} where ${ofSpan} and member_idx is not null and waiting_idx is null and draw_idx is null
            and team_form_idx is null and created_by like 'member:%'
        union all
        select 'WAITING', club_idx, play_date, member_idx, created_at, null, null, null from ${waitings} where ${ofSpan}
      ) as found
      join ${members} m on m.club_idx = found.club_idx and m.member_idx = found.member_idx
      order by found.at limit 50000`,
  );
}

/** Active members by type, for a crowd of which nothing is on record. */
export function selectMemberTypes(
  db: Database,
  clubIdx: number,
): Promise<{ memberType: string; members: number }[]> {
  return db
    .select({ memberType: members.memberType, members: count() })
    .from(members)
    .where(ofClub(members, clubIdx, eq(members.state, memberState.active)))
    .groupBy(members.memberType)
    .orderBy(members.memberType);
}

export type Sales = { onSale: number; sold: number; soldTwice: number };

/** Times of a day on sale, how many bookings hold one, and how many of these are one too many for their time. */
export async function readSales(
  db: Database,
  { clubIdx, playDate }: { clubIdx: number; playDate: string },
): Promise<Sales> {
  const [found] = await jsonRows<Sales>(
    db,
    sql`select
      (select count(*)::int from ${teeSlots} t where t.club_idx = ${clubIdx} and t.play_date = ${playDate}
        and t.open_type in ('10', '60') and not exists (select 1 from ${bookings} b
          where b.club_idx = t.club_idx and b.sheet_idx = t.sheet_idx and b.${holdingStates})) as "onSale",
      count(*)::int as sold, (count(*) - count(distinct b.sheet_idx))::int as "soldTwice"
      from ${bookings} b where b.club_idx = ${clubIdx} and b.play_date = ${playDate} and b.${holdingStates}`,
  );
  return found ?? { onSale: 0, sold: 0, soldTwice: 0 };
}

/** Days of a span with times on sale. */
export function selectDaysOnSale(
  db: Database,
  clubIdx: number,
  { from, to }: { from: string; to: string },
): Promise<{ playDate: string; onSale: number }[]> {
  return jsonRows(
    db,
    sql`select t.play_date as "playDate", count(*)::int as "onSale" from ${teeSlots} t
      where t.club_idx = ${clubIdx} and t.play_date between ${from} and ${to} and t.open_type in ('10', '60')
      group by t.play_date order by t.play_date`,
  );
}

/** The tee times and courses of a day on sale, which members without a record wish for. */
export function selectTees(
  db: Database,
  clubIdx: number,
  playDate: string,
): Promise<{ teeMinute: number; courseCode: string }[]> {
  return jsonRows(
    db,
    sql`select (extract(epoch from t.tee_time::time) / 60)::int as "teeMinute", t.course_code as "courseCode"
      from ${teeSlots} t where t.club_idx = ${clubIdx} and t.play_date = ${playDate} and t.open_type in ('10', '60')
      order by t.sheet_idx`,
  );
}
