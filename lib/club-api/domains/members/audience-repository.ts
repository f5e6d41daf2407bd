import { asc, eq, gt, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import { memberState } from "@/lib/contract/code-values/members";
import type { CouponAudience } from "@/lib/contract/coupons/coupon-campaigns";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { memberExtras, members } from "../../db/tables";
import type { MemberRow } from "./repository";

/** Some members of a club in the order of their numbers, at most so many; locked, nobody changes them meanwhile. */
export function selectAudience(
  db: Database,
  { clubIdx, zone }: { clubIdx: number; zone: string },
  audience: CouponAudience,
  { limit, isLocked }: { limit: number; isLocked: boolean },
): Promise<MemberRow[]> {
  const rows = db
    .select()
    .from(members)
    .where(ofClub(members, clubIdx, ...narrowed(audience, zone)))
    .orderBy(asc(members.memberIdx))
    .limit(limit);
  return isLocked ? rows.for("no key update") : rows;
}

function narrowed(audience: CouponAudience, zone: string): (SQL | undefined)[] {
  const { memberTypes, states, joinedFrom, joinedTo, birthMonth, region } = audience;
  const { lastLoginFrom, lastLoginTo } = audience;
  const begin = (day: string) => atClubTime(day, "00:00", zone);
  return [
    inArray(members.state, states.length > 0 ? states : [memberState.active]),
    memberTypes.length > 0 ? inArray(members.memberType, memberTypes) : undefined,
    joinedFrom === undefined ? undefined : gte(members.joinedAt, joinedFrom),
    joinedTo === undefined ? undefined : lte(members.joinedAt, joinedTo),
    lastLoginFrom === undefined ? undefined : gte(members.lastLoginAt, begin(lastLoginFrom)),
    lastLoginTo === undefined ? undefined : lt(members.lastLoginAt, begin(addDays(lastLoginTo, 1))),
    birthMonth === undefined ? undefined : sql`extract(month from ${members.birth}) = ${birthMonth}`,
    region === undefined ? undefined : sql`exists (select 1 from ${memberExtras} where ${livesIn(region)})`,
  ];
}

function livesIn(region: string): SQL {
  const isTheirs = eq(memberExtras.memberIdx, members.memberIdx);
  return ofClub(memberExtras, members.clubIdx, isTheirs, eq(memberExtras.region, region));
}

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
    .where(ofClub(members, clubIdx, gt(members.memberIdx, afterIdx), inArray(members.state, boundStates)))
    .orderBy(asc(members.memberIdx))
    .limit(limit);
}

/** Those of some members who are active, of one of the types, and have agreed to advertising on their devices. */
export async function selectPushAudience(
  db: Database,
  clubIdx: number,
  { memberIdxs, memberTypes }: { memberIdxs: readonly number[]; memberTypes: readonly string[] },
): Promise<MemberRow[]> {
  if (memberIdxs.length === 0) return [];
  return await db
    .select()
    .from(members)
    .where(
      ofClub(
        members,
        clubIdx,
        inArray(members.memberIdx, [...memberIdxs]),
        inArray(members.memberType, [...memberTypes]),
        eq(members.state, memberState.active),
        eq(members.marketingPush, true),
      ),
    )
    .orderBy(asc(members.memberIdx));
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
    .where(ofClub(members, clubIdx, eq(members.memberIdx, memberIdx)));
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
    .where(ofClub(members, clubIdx, eq(members.memberIdx, memberIdx)));
}
