import { asc, desc, eq, gt, gte, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { auditRecords } from "../../db/tables";

export type NewRecord = typeof auditRecords.$inferInsert;
export type AuditRecord = typeof auditRecords.$inferSelect;

export async function insertRecords(db: Database, rows: NewRecord[]): Promise<void> {
  if (rows.length > 0) await db.insert(auditRecords).values(rows);
}

/**
 * Destroys some of a club's records before a moment, the oldest first; the trigger lets them go because this transaction
 * names the moment. Answers how many.
 */
export async function deleteRecordsBefore(
  tx: Database,
  clubIdx: number,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  await tx.execute(sql`select set_config('club.audit_purge_before', ${moment.toISOString()}, true)`);
  const oldest = tx
    .select({ auditIdx: auditRecords.auditIdx })
    .from(auditRecords)
    .where(ofClub(auditRecords, clubIdx, lt(auditRecords.at, moment)))
    .orderBy(asc(auditRecords.at))
    .limit(limit);
  const gone = await tx
    .delete(auditRecords)
    .where(ofClub(auditRecords, clubIdx, lt(auditRecords.at, moment), inArray(auditRecords.auditIdx, oldest)))
    .returning({ auditIdx: auditRecords.auditIdx });
  // A transaction that goes on is append-only again.
  await tx.execute(sql`select set_config('club.audit_purge_before', '', true)`);
  return gone.length;
}

/** Whether somebody's look at something has been put on record since a moment. */
export async function hasViewed(
  db: Database,
  clubIdx: number,
  view: {
    actor: string;
    entity: string;
    entityKey: string;
    reason: string | null;
    after: object;
    since: Date;
  },
): Promise<boolean> {
  const rows = await db
    .select({ auditIdx: auditRecords.auditIdx })
    .from(auditRecords)
    .where(
      ofClub(
        auditRecords,
        clubIdx,
        eq(auditRecords.entity, view.entity),
        eq(auditRecords.entityKey, view.entityKey),
        gt(auditRecords.at, view.since),
        eq(auditRecords.actor, view.actor),
        eq(auditRecords.action, "VIEW"),
        sql`${auditRecords.reason} is not distinct from ${view.reason}`,
        sql`${auditRecords.after} = ${JSON.stringify(view.after)}::jsonb`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export type RecordFilter = {
  actor?: string | undefined;
  action?: AuditRecord["action"] | undefined;
  entity?: string | undefined;
  entityKey?: string | undefined;
  /** Start of the entity key. */
  entityKeyStart?: string | undefined;
  memberIdx?: number | undefined;
  /** From this moment on, and before that one. */
  since?: Date | undefined;
  before?: Date | undefined;
};

/** A page of a club's records, newest first. */
export async function selectRecords(
  db: Database,
  clubIdx: number,
  filter: RecordFilter,
  page: { offset: number; limit: number },
): Promise<{ rows: AuditRecord[]; total: number }> {
  const isWanted = ofClub(
    auditRecords,
    clubIdx,
    filter.actor ? eq(auditRecords.actor, filter.actor) : undefined,
    filter.action ? eq(auditRecords.action, filter.action) : undefined,
    filter.entity ? eq(auditRecords.entity, filter.entity) : undefined,
    filter.entityKey ? eq(auditRecords.entityKey, filter.entityKey) : undefined,
    filter.entityKeyStart ? sql`starts_with(${auditRecords.entityKey}, ${filter.entityKeyStart})` : undefined,
    filter.memberIdx ? eq(auditRecords.memberIdx, filter.memberIdx) : undefined,
    filter.since ? gte(auditRecords.at, filter.since) : undefined,
    filter.before ? lt(auditRecords.at, filter.before) : undefined,
  );
  const rows = await db
    .select()
    .from(auditRecords)
    .where(isWanted)
    .orderBy(desc(auditRecords.at), desc(auditRecords.auditIdx))
    .offset(page.offset)
    .limit(page.limit);
  return { rows, total: await db.$count(auditRecords, isWanted) };
}
