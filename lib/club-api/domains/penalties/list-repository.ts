import { count, desc, eq, ilike, or, type SQL } from "drizzle-orm";
import type { PenaltyKind } from "@/lib/contract/code-values/penalties";
import type { Database } from "../../db/database";
import { isStoredIdx, keywordPattern } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { bookings, members, penalties } from "../../db/tables";
import { ofMember, type Penalty } from "./repository";

export type ListedPenalty = { penalty: Penalty; playDate: string | null };
export type AdminRow = ListedPenalty & { memberId: string; memberName: string };
export type PenaltyFilter = {
  memberIdx?: number | undefined;
  state?: Penalty["state"] | undefined;
  penaltyCode?: PenaltyKind | undefined;
  keyword?: string | undefined;
};
export type Page = { page: number; size: number };

const newestFirst = [desc(penalties.createdAt), desc(penalties.penaltyIdx)];

/** One page of a member's penalties, newest first, with the play date of their bookings. */
export async function selectOfMember(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  { page, size }: Page,
): Promise<{ rows: ListedPenalty[]; total: number }> {
  const isWanted = ofMember(clubIdx, memberIdx);
  const rows = await db
    .select({ penalty: penalties, playDate: bookings.playDate })
    .from(penalties)
    .leftJoin(bookings, ofSameBooking)
    .where(isWanted)
    .orderBy(...newestFirst)
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await countWhere(db, isWanted) };
}

/** One page of the club's penalties for the back office, newest first. */
export async function selectForAdmin(
  db: Database,
  clubIdx: number,
  filter: PenaltyFilter,
  { page, size }: Page,
): Promise<{ rows: AdminRow[]; total: number }> {
  const isWanted = ofClub(
    penalties,
    clubIdx,
    filter.memberIdx === undefined ? undefined : eq(penalties.memberIdx, filter.memberIdx),
    filter.state === undefined ? undefined : eq(penalties.state, filter.state),
    filter.penaltyCode === undefined ? undefined : eq(penalties.penaltyCode, filter.penaltyCode),
    filter.keyword ? namesMember(filter.keyword) : undefined,
  );
  const rows = await selectNamed(db, isWanted)
    .orderBy(...newestFirst)
    .limit(size)
    .offset((page - 1) * size);
  const totals = await db
    .select({ total: count() })
    .from(penalties)
    .innerJoin(members, isPunished)
    .where(isWanted);
  return { rows, total: totals[0]?.total ?? 0 };
}

/** One penalty with its member; null for an unknown one. */
export async function selectOneForAdmin(
  db: Database,
  clubIdx: number,
  penaltyIdx: number,
): Promise<AdminRow | null> {
  if (!isStoredIdx(penaltyIdx)) return null;
  const isIt = ofClub(penalties, clubIdx, eq(penalties.penaltyIdx, penaltyIdx));
  return (await selectNamed(db, isIt))[0] ?? null;
}

function selectNamed(db: Database, isWanted: SQL) {
  return db
    .select({
      penalty: penalties,
      playDate: bookings.playDate,
      memberId: members.id,
      memberName: members.name,
    })
    .from(penalties)
    .innerJoin(members, isPunished)
    .leftJoin(bookings, ofSameBooking)
    .where(isWanted);
}

/** All penalties of a member, by their numbers. */
export async function selectIdxsOf(db: Database, clubIdx: number, memberIdx: number): Promise<number[]> {
  const rows = await db
    .select({ penaltyIdx: penalties.penaltyIdx })
    .from(penalties)
    .where(ofMember(clubIdx, memberIdx));
  return rows.map(({ penaltyIdx }) => penaltyIdx);
}

const isPunished = ofClub(members, penalties.clubIdx, eq(members.memberIdx, penalties.memberIdx));

function namesMember(keyword: string): SQL | undefined {
  const pattern = keywordPattern(keyword);
  return or(ilike(members.name, pattern), ilike(members.id, pattern));
}

const ofSameBooking = ofClub(bookings, penalties.clubIdx, eq(bookings.bookingIdx, penalties.bookingIdx));

async function countWhere(db: Database, isWanted: SQL | undefined): Promise<number> {
  const rows = await db.select({ count: count() }).from(penalties).where(isWanted);
  return rows[0]?.count ?? 0;
}
