import { and, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { delegateActs, delegations } from "../../db/tables";
import {
  type ActSubject,
  delegateName,
  delegates,
  isDelegate,
  type Key,
  type PageSpan,
} from "./delegation-repository";

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
