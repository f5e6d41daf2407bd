import { asc, desc, eq, ne, sql } from "drizzle-orm";
import { type MemberState, memberState } from "@/lib/contract/code-values/members";
import type { Database } from "../../db/database";
import { matchesMember } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { members } from "../../db/tables";
import type { MemberRow } from "./repository";

export type OfficeFilter = {
  state?: MemberState | undefined;
  memberType?: string | undefined;
  keyword?: string | undefined;
};

/** A page of a club's members, the newest first; withdrawn ones only where they are asked for. */
export async function selectForOffice(
  db: Database,
  clubIdx: number,
  { state, memberType, keyword }: OfficeFilter,
  place: { offset: number; limit: number },
): Promise<{ rows: MemberRow[]; total: number }> {
  const isWanted = ofClub(
    members,
    clubIdx,
    state === undefined ? ne(members.state, memberState.withdrawn) : eq(members.state, state),
    memberType === undefined ? undefined : eq(members.memberType, memberType),
    keyword === undefined || keyword === "" ? undefined : matchesMember(keyword),
  );
  const rows = await db
    .select()
    .from(members)
    .where(isWanted)
    .orderBy(desc(members.memberIdx))
    .offset(place.offset)
    .limit(place.limit);
  return { rows, total: await db.$count(members, isWanted) };
}

/** The first members whom a keyword finds, those whose name begins with it before others; no withdrawn ones. */
export function selectPeople(
  db: Database,
  clubIdx: number,
  keyword: string,
  limit: number,
): Promise<MemberRow[]> {
  const isBeginning = sql`starts_with(lower(${members.name}), ${keyword.toLowerCase()})`;
  return db
    .select()
    .from(members)
    .where(ofClub(members, clubIdx, ne(members.state, memberState.withdrawn), matchesMember(keyword)))
    .orderBy(desc(isBeginning), asc(members.name), asc(members.memberIdx))
    .limit(limit);
}
