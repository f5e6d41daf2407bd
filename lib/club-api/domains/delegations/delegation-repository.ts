import { and, desc, eq, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
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
export type PageSpan = { offset: number; limit: number };
export type Key = { clubIdx: number; delegationIdx: number };

export const delegates = alias(members, "delegates");
export const isDelegate = ofClub(
  delegates,
  delegations.clubIdx,
  eq(delegates.memberIdx, delegations.delegateIdx),
);
export const isPrincipal = ofClub(members, delegations.clubIdx, eq(members.memberIdx, delegations.memberIdx));
/** A verified person's name, or the member's; null of an open invitation. */
export const delegateName = sql<
  string | null
>`coalesce(${delegations.personName}, nullif(${delegates.name}, ''))`;

/** Acts of a permission since a moment. */
export const actsSince = (since: Date) =>
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

/** Of two invitations that a person without an account accepts at once, the second waits for the end of the first. */
export async function lockPerson(tx: Database, clubIdx: number, personHash: string): Promise<void> {
  const name = `delegate ${clubIdx} ${personHash}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
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
export function isOpen(now: Date): SQL | undefined {
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
