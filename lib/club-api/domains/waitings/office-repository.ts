import { asc, count, desc, eq, getTableColumns, gte, inArray, type SQL, sql } from "drizzle-orm";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { type WaitingState, waitingState } from "@/lib/contract/code-values/waitings";
import type { Database } from "../../db/database";
import { isStoredIdx, matchesMember } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { holdExists, saleExists } from "../../db/slot-holders";
import { members, teeSlots, waitings } from "../../db/tables";
import type { OfferedSlot, Waiting } from "./repository";

export type OfficeFilter = {
  playDate?: string | undefined;
  state?: WaitingState | undefined;
  memberIdx?: number | undefined;
  keyword?: string | undefined;
};
export type OfficeRow = {
  waiting: Waiting;
  memberName: string;
  memberType: string;
  phoneNo: string;
  offer: OfferedSlot | null;
};

/** The entry waits, or has an offer. */
export const isInLine = sql`${waitings.state} in ('10', '20')`;

/** One page of the entries: coming days first, each day's line in order, who left it behind. */
export async function selectOffice(
  db: Database,
  { clubIdx, today }: { clubIdx: number; today: string },
  { playDate, state, memberIdx, keyword }: OfficeFilter,
  { page, size }: { page: number; size: number },
): Promise<{ rows: OfficeRow[]; total: number }> {
  const isWanted = ofClub(
    waitings,
    clubIdx,
    playDate === undefined ? undefined : eq(waitings.playDate, playDate),
    state === undefined ? undefined : eq(waitings.state, state),
    memberIdx === undefined ? undefined : eq(waitings.memberIdx, memberIdx),
    keyword ? matchesMember(keyword) : undefined,
  );
  const isPast = sql`${waitings.playDate} < ${today}`;
  const rows = await selectRows(db, isWanted)
    .orderBy(
      isPast,
      sql`case when ${isPast} then null else ${waitings.playDate} end`,
      desc(waitings.playDate),
      desc(isInLine),
      desc(waitings.priority),
      asc(waitings.createdAt),
      asc(waitings.waitingIdx),
    )
    .limit(size)
    .offset((page - 1) * size);
  const totals = await db
    .select({ count: count() })
    .from(waitings)
    .innerJoin(members, ofMember)
    .where(isWanted);
  return { rows, total: totals[0]?.count ?? 0 };
}

/** An entry with its member; null for an unknown one. */
export async function selectOfficeRow(
  db: Database,
  clubIdx: number,
  waitingIdx: number,
): Promise<OfficeRow | null> {
  if (!isStoredIdx(waitingIdx)) return null;
  const rows = await selectRows(db, ofClub(waitings, clubIdx, eq(waitings.waitingIdx, waitingIdx)));
  return rows[0] ?? null;
}

const ofMember = ofClub(members, waitings.clubIdx, eq(members.memberIdx, waitings.memberIdx));

function selectRows(db: Database, isWanted: SQL | undefined) {
  return db
    .select({
      waiting: getTableColumns(waitings),
      memberName: members.name,
      memberType: members.memberType,
      phoneNo: members.phoneNo,
      offer: { sheetIdx: teeSlots.sheetIdx, teeTime: teeSlots.teeTime, courseCode: teeSlots.courseCode },
    })
    .from(waitings)
    .innerJoin(members, ofMember)
    .leftJoin(teeSlots, ofClub(teeSlots, waitings.clubIdx, eq(teeSlots.sheetIdx, waitings.offerSheetIdx)))
    .where(isWanted);
}

type DemandRow = { playDate: string; waiting: number; offered: number; assigned: number };

/** Coming days that have entries in line, and how many of each kind. */
export function selectDemand(db: Database, clubIdx: number, today: string): Promise<DemandRow[]> {
  const countOf = (state: WaitingState) =>
    sql<number>`(count(*) filter (where ${waitings.state} = ${state}))::int`;
  return db
    .select({
      playDate: waitings.playDate,
      waiting: countOf(waitingState.waiting),
      offered: countOf(waitingState.offered),
      assigned: countOf(waitingState.assigned),
    })
    .from(waitings)
    .where(ofClub(waitings, clubIdx, gte(waitings.playDate, today)))
    .groupBy(waitings.playDate)
    .having(sql`bool_or(${isInLine})`)
    .orderBy(asc(waitings.playDate));
}

/** How many slots of some days are open, not sold and not held, by day. */
export async function countFree(
  db: Database,
  clubIdx: number,
  playDates: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  if (playDates.length === 0) return new Map();
  const rows = await db
    .select({ playDate: teeSlots.playDate, free: count() })
    .from(teeSlots)
    .where(
      ofClub(
        teeSlots,
        clubIdx,
        inArray(teeSlots.playDate, [...playDates]),
        inArray(teeSlots.openType, [slotState.open, slotState.membersOnly]),
        sql`${teeSlots.linkedSheetIdx} is null`,
        sql`not exists ${saleExists(db)}`,
        sql`not exists ${holdExists(db, now)}`,
      ),
    )
    .groupBy(teeSlots.playDate);
  return new Map(rows.map(({ playDate, free }) => [playDate, free]));
}
