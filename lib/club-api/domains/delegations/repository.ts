import { and, count, desc, eq, gt, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { DelegationState } from "@/lib/contract/accounts/delegations";
import { memberState } from "@/lib/contract/code-values/members";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { delegateActs, delegations, members } from "../../db/tables";

export type Delegation = typeof delegations.$inferSelect;
export type NewDelegation = Omit<typeof delegations.$inferInsert, "delegationIdx">;
export type DelegateActRow = typeof delegateActs.$inferSelect;
/** The delegate: a member by the number, else a person by the hash of the identity. */
export type DelegateKey = { delegateIdx: number } | { personHash: string };
export type ActSubject = Pick<DelegateActRow, "entity" | "entityKey">;
type PageSpan = { offset: number; limit: number };
type Key = { clubIdx: number; delegationIdx: number };

const delegates = alias(members, "delegates");
const isDelegate = ofClub(delegates, delegations.clubIdx, eq(delegates.memberIdx, delegations.delegateIdx));
const isPrincipal = ofClub(members, delegations.clubIdx, eq(members.memberIdx, delegations.memberIdx));
/** A verified person's name, or the member's; null of an open invitation. */
const delegateName = sql<string | null>`coalesce(${delegations.personName}, nullif(${delegates.name}, ''))`;

/** Acts of a permission since a moment. */
const actsSince = (since: Date) =>
  sql<number>`(select count(*)::int from ${delegateActs} where ${ofClub(
    delegateActs,
    delegations.clubIdx,
    eq(delegateActs.delegationIdx, delegations.delegationIdx),
    sql`${delegateActs.at} >= ${since.toISOString()}::timestamptz`,
  )})`;

export async function insertDelegation(tx: Database, row: NewDelegation): Promise<Delegation> {
  const [stored] = await tx.insert(delegations).values(row).returning();
  if (!stored) throw new Error("The permission was not stored.");
  return stored;
}

export async function selectDelegation(db: Database, key: Key): Promise<Delegation | null> {
  if (!isStoredIdx(key.delegationIdx)) return null;
  const [row] = await db.select().from(delegations).where(isKey(key));
  return row ?? null;
}

/** Under a lock: acts of one delegate are counted one after the other, and none comes after the end. */
export async function lockDelegation(tx: Database, key: Key): Promise<Delegation | null> {
  if (!isStoredIdx(key.delegationIdx)) return null;
  const [row] = await tx.select().from(delegations).where(isKey(key)).for("update");
  return row ?? null;
}

/** The open invitation of a token; of two who use it at once the second finds none. */
export async function lockInvitation(
  tx: Database,
  clubIdx: number,
  tokenHash: string,
): Promise<Delegation | null> {
  const [row] = await tx
    .select()
    .from(delegations)
    .where(
      ofClub(delegations, clubIdx, eq(delegations.tokenHash, tokenHash), eq(delegations.state, "INVITED")),
    )
    .for("update");
  return row ?? null;
}

export async function selectInvitation(
  db: Database,
  clubIdx: number,
  tokenHash: string,
): Promise<{ delegation: Delegation; memberName: string } | null> {
  const [row] = await db
    .select({ delegation: delegations, memberName: members.name })
    .from(delegations)
    .innerJoin(members, and(isPrincipal, eq(members.state, memberState.active)))
    .where(
      ofClub(delegations, clubIdx, eq(delegations.tokenHash, tokenHash), eq(delegations.state, "INVITED")),
    );
  return row ?? null;
}

export async function updateDelegation(
  tx: Database,
  key: Key,
  change: Partial<NewDelegation>,
): Promise<void> {
  await tx.update(delegations).set(change).where(isKey(key));
}

/** Permissions in force and invitations that wait. */
export async function countOpen(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  now: Date,
): Promise<number> {
  return await db.$count(
    delegations,
    ofClub(delegations, clubIdx, eq(delegations.memberIdx, memberIdx), isOpen(now)),
  );
}

/** All that a member gave, the newest first. */
export function selectGiven(db: Database, clubIdx: number, memberIdx: number, since: Date) {
  return db
    .select({ delegation: delegations, name: delegateName, usedActs: actsSince(since) })
    .from(delegations)
    .leftJoin(delegates, isDelegate)
    .where(ofClub(delegations, clubIdx, eq(delegations.memberIdx, memberIdx)))
    .orderBy(desc(delegations.delegationIdx));
}

/** For whom somebody may act now, the longest first. */
export function selectHeld(
  db: Database,
  clubIdx: number,
  by: DelegateKey,
  { now, since }: { now: Date; since: Date },
) {
  const isOwn =
    "delegateIdx" in by
      ? eq(delegations.delegateIdx, by.delegateIdx)
      : eq(delegations.personHash, by.personHash);
  return db
    .select({ delegation: delegations, memberName: members.name, usedActs: actsSince(since) })
    .from(delegations)
    .innerJoin(members, and(isPrincipal, eq(members.state, memberState.active)))
    .where(ofClub(delegations, clubIdx, isOwn, eq(delegations.state, "ACTIVE"), gt(delegations.endsAt, now)))
    .orderBy(delegations.delegationIdx);
}

/** The names on both sides of a permission. */
export async function selectNames(
  db: Database,
  key: Key,
): Promise<{ memberName: string; delegateName: string | null } | null> {
  const [row] = await db
    .select({ memberName: members.name, delegateName })
    .from(delegations)
    .innerJoin(members, isPrincipal)
    .leftJoin(delegates, isDelegate)
    .where(isKey(key));
  return row ?? null;
}

export async function insertAct(
  tx: Database,
  row: Omit<typeof delegateActs.$inferInsert, "actIdx">,
): Promise<void> {
  await tx.insert(delegateActs).values(row);
}

export async function countActs(db: Database, { clubIdx, delegationIdx }: Key, since: Date): Promise<number> {
  return await db.$count(
    delegateActs,
    ofClub(delegateActs, clubIdx, eq(delegateActs.delegationIdx, delegationIdx), gte(delegateActs.at, since)),
  );
}

/** Acts of the club with the delegate's name. */
function actRows(db: Database, clubIdx: number, isWanted: SQL | undefined) {
  return db
    .select({ act: delegateActs, name: sql<string>`coalesce(${delegateName}, ${delegations.label})` })
    .from(delegateActs)
    .innerJoin(
      delegations,
      ofClub(delegations, delegateActs.clubIdx, eq(delegations.delegationIdx, delegateActs.delegationIdx)),
    )
    .leftJoin(delegates, isDelegate)
    .where(ofClub(delegateActs, clubIdx, isWanted));
}

export function selectActsAbout(db: Database, clubIdx: number, { entity, entityKey }: ActSubject) {
  const isAbout = and(eq(delegateActs.entity, entity), eq(delegateActs.entityKey, entityKey));
  return actRows(db, clubIdx, isAbout).orderBy(delegateActs.actIdx);
}

export async function selectActsOf(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  { offset, limit }: PageSpan,
) {
  const isOwn = eq(delegateActs.memberIdx, memberIdx);
  const rows = await actRows(db, clubIdx, isOwn)
    .orderBy(desc(delegateActs.actIdx))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(delegateActs, ofClub(delegateActs, clubIdx, isOwn)) };
}

/** Which of some bookings a delegate has made or changed: of others a permission to book shows nothing. */
export async function selectTouched(db: Database, { clubIdx, delegationIdx }: Key): Promise<number[]> {
  const rows = await db
    .selectDistinct({ entityKey: delegateActs.entityKey })
    .from(delegateActs)
    .where(
      ofClub(
        delegateActs,
        clubIdx,
        eq(delegateActs.delegationIdx, delegationIdx),
        eq(delegateActs.entity, "booking"),
      ),
    );
  return rows.map(({ entityKey }) => entityKey);
}

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

/** Drops what ended before a moment, with its acts. */
export async function deleteEndedBefore(db: Database, clubIdx: number, moment: Date): Promise<void> {
  await db
    .delete(delegations)
    .where(
      ofClub(
        delegations,
        clubIdx,
        or(
          lt(delegations.endsAt, moment),
          lt(delegations.endedAt, moment),
          and(inArray(delegations.state, ["INVITED"]), lt(delegations.inviteEndsAt, moment)),
        ),
      ),
    );
}

/** In force, or an invitation that can still be accepted. */
function isOpen(now: Date): SQL | undefined {
  return and(
    gt(delegations.endsAt, now),
    or(
      eq(delegations.state, "ACTIVE"),
      and(eq(delegations.state, "INVITED"), gt(delegations.inviteEndsAt, now)),
    ),
  );
}

function isKey({ clubIdx, delegationIdx }: Key): SQL {
  return ofClub(delegations, clubIdx, eq(delegations.delegationIdx, delegationIdx));
}
