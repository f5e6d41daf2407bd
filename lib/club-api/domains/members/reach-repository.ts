import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { memberState } from "@/lib/contract/code-values/members";
import type { Database } from "../../db/database";
import { members } from "../../db/tables";
import type { MemberRow } from "./repository";

/** Active, dormant and suspended: everybody who still has a contract with the club. */
const boundStates = [memberState.active, memberState.dormant, memberState.suspended];

/** The next members of a club by idx, for work that goes through all of them. */
export function selectMembersAfter(
  db: Database,
  clubIdx: number,
  afterIdx: number,
  limit: number,
): Promise<MemberRow[]> {
  return db
    .select()
    .from(members)
    .where(
      and(eq(members.clubIdx, clubIdx), gt(members.memberIdx, afterIdx), inArray(members.state, boundStates)),
    )
    .orderBy(asc(members.memberIdx))
    .limit(limit);
}

/** By which ways a member wants advertising. */
export async function updateMarketing(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  ways: { marketingSms: boolean; marketingEmail: boolean; marketingPush: boolean },
): Promise<void> {
  await db
    .update(members)
    .set(ways)
    .where(and(eq(members.clubIdx, clubIdx), eq(members.memberIdx, memberIdx)));
}

/** Null leaves it to the club: the rounds that the member booked. */
export async function updateReminders(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  deadlineReminders: boolean | null,
): Promise<void> {
  await db
    .update(members)
    .set({ deadlineReminders })
    .where(and(eq(members.clubIdx, clubIdx), eq(members.memberIdx, memberIdx)));
}
