import { and, count, desc, eq, gte, or, type SQL, sql } from "drizzle-orm";
import type { DelegationState } from "@/lib/contract/accounts/delegations";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { delegateActs, delegations, members } from "../../db/tables";
import {
  actsSince,
  type DelegateActRow,
  delegateName,
  delegates,
  isDelegate,
  isOpen,
  isPrincipal,
  type PageSpan,
} from "./delegation-repository";

export type OfficeFilter = {
  state?: DelegationState | undefined;
  memberIdx?: number | undefined;
  keyword?: string | undefined;
};

export async function selectForOffice(
  db: Database,
  clubIdx: number,
  filter: OfficeFilter,
  { now, since, offset, limit }: PageSpan & { now: Date; since: Date },
) {
  const wanted = ofClub(delegations, clubIdx, ...conditions(filter, now));
  const rows = await db
    .select({
      delegation: delegations,
      memberId: members.id,
      memberName: members.name,
      delegateId: delegates.id,
      delegateName,
      usedActs: actsSince(since),
    })
    .from(delegations)
    .innerJoin(members, isPrincipal)
    .leftJoin(delegates, isDelegate)
    .where(wanted)
    .orderBy(desc(delegations.delegationIdx))
    .limit(limit)
    .offset(offset);
  const [found] = await db
    .select({ total: count() })
    .from(delegations)
    .innerJoin(members, isPrincipal)
    .leftJoin(delegates, isDelegate)
    .where(wanted);
  return { rows, total: found?.total ?? 0 };
}

function conditions({ state, memberIdx, keyword }: OfficeFilter, now: Date): (SQL | undefined)[] {
  const like = `%${(keyword ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  return [
    state === undefined ? undefined : inState(state, now),
    memberIdx === undefined
      ? undefined
      : or(eq(delegations.memberIdx, memberIdx), eq(delegations.delegateIdx, memberIdx)),
    keyword
      ? sql`(${members.name} ilike ${like} or ${members.id} ilike ${like} or ${delegateName} ilike ${like}
          or ${delegates.id} ilike ${like} or ${delegations.label} ilike ${like})`
      : undefined,
  ];
}

function inState(state: DelegationState, now: Date): SQL | undefined {
  const isOver = sql`not (${isOpen(now)})`;
  return state === "ENDED" ? isOver : and(eq(delegations.state, state), isOpen(now));
}

/** Acts of all delegates by month of the club (`2026-11`) and kind. */
export async function selectMonthlyActs(db: Database, clubIdx: number, zone: string, since: Date) {
  const month = sql<string>`to_char(${delegateActs.at} at time zone ${zone}, 'YYYY-MM')`;
  return await db
    .select({
      month: sql<string>`month`,
      act: sql<DelegateActRow["act"]>`act`,
      acts: sql<number>`count(*)::int`,
    })
    .from(
      db
        .select({ month: month.as("month"), act: delegateActs.act })
        .from(delegateActs)
        .where(ofClub(delegateActs, clubIdx, gte(delegateActs.at, since)))
        .as("told"),
    )
    .groupBy(sql`month`, sql`act`);
}

export async function countStates(
  db: Database,
  clubIdx: number,
  now: Date,
): Promise<{ active: number; invited: number }> {
  const inForce = (state: "ACTIVE" | "INVITED") =>
    db.$count(delegations, ofClub(delegations, clubIdx, eq(delegations.state, state), isOpen(now)));
  return { active: await inForce("ACTIVE"), invited: await inForce("INVITED") };
}
