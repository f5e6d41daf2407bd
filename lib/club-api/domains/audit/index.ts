import type { CallOutput } from "@/lib/contract/routes";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { inBatches } from "../../db/in-batches";
import { transaction } from "../../db/transaction";
import { actorName, type Context } from "../../platform/context";
import {
  type AuditRecord,
  deleteRecordsBefore,
  hasViewed,
  insertRecords,
  type RecordFilter,
  selectRecords,
} from "./repository";

/** The audit entries about a member's data, the newest first. */
export function auditEntriesAbout(
  db: Database,
  { club }: Context,
  memberIdx: number,
  place: { offset: number; limit: number },
): Promise<{ rows: AuditRecord[]; total: number }> {
  return selectRecords(db, club.clubIdx, { memberIdx }, place);
}

/** An audit entry. `before` and `after` hold the fields that a reader of the record needs, no secrets. */
export type AuditEntry = {
  action: "CREATE" | "UPDATE" | "DELETE" | "VIEW" | "EXPORT";
  /** The domain's word in the singular: `notice`, `booking`, `member`, `policy`. */
  entity: string;
  entityKey: string | number;
  before?: unknown;
  after?: unknown;
  /** The member whose data it is about, so that members can see the use of their data. */
  memberIdx?: number | null;
  reason?: string | null;
};

/**
 * Writes an audit entry, in the transaction of the change itself: one record per admin write, and per view or export of
 * personal data (checklist S-85, P-08). Records are append-only; a database trigger refuses to change them.
 */
export function recordAudit(tx: Database, ctx: Context, auditEntry: AuditEntry): Promise<void> {
  return recordAudits(tx, ctx, [auditEntry]);
}

/** Several audit entries of one context, in one statement. */
export async function recordAudits(
  tx: Database,
  ctx: Context,
  auditEntries: readonly AuditEntry[],
): Promise<void> {
  const rows = auditEntries.map((auditEntry) => ({
    clubIdx: ctx.club.clubIdx,
    at: ctx.now,
    actor: actorName(ctx.by),
    adminIdx: ctx.by.kind === "admin" ? ctx.by.adminIdx : null,
    memberIdx: auditEntry.memberIdx ?? null,
    address: ctx.address,
    requestId: ctx.requestId,
    action: auditEntry.action,
    entity: auditEntry.entity,
    entityKey: String(auditEntry.entityKey),
    before: auditEntry.before ?? null,
    after: auditEntry.after ?? null,
    reason: auditEntry.reason ?? null,
  }));
  await insertRecords(tx, rows);
  ctx.trail.records += rows.length;
}

/** Screens that follow what others do read again by themselves: so long it is one look. */
const sameViewMinutes = 10;

/** Puts on record that an admin looks at something, unless he was looking already, for the same reason and as plainly. */
export async function auditView(
  tx: Database,
  ctx: Context,
  view: Pick<AuditEntry, "entity" | "entityKey" | "reason"> & { after: { isMasked: boolean } },
): Promise<void> {
  const since = new Date(ctx.now.getTime() - sameViewMinutes * 60_000);
  const { entity, entityKey, reason = null, after } = view;
  const asked = { actor: actorName(ctx.by), entity, entityKey: String(entityKey), reason, after, since };
  if (!(await hasViewed(tx, ctx.club.clubIdx, asked)))
    await recordAudit(tx, ctx, { action: "VIEW", ...view });
}

/**
 * The longer of the two times of the Korean standard: two years from 50,000 people on, or where sensitive or unique
 * identifying data are kept; one year else (checklist S-87).
 */
const retentionYears = 2;

/** The moment before which every club's records have been kept long enough. */
export function auditKeptSince(now: Date): Date {
  const moment = new Date(now);
  moment.setUTCFullYear(moment.getUTCFullYear() - retentionYears);
  return moment;
}

/** Destroys the records that have been kept long enough; nothing else can, and no younger one. */
export async function purgeAuditEntries(
  db: Database,
  { club, now }: Pick<Context, "club" | "now">,
): Promise<void> {
  const moment = auditKeptSince(now);
  await inBatches((limit) =>
    transaction(db, (tx) => deleteRecordsBefore(tx, club.clubIdx, { moment, limit })),
  );
}

type AuditQuery = Omit<RecordFilter, "since" | "before"> & {
  page: number;
  size: number;
  from?: string | undefined;
  to?: string | undefined;
};

/** A page of the audit entries; `from` and `to` are club days, both included. */
export async function listAuditEntries(
  db: Database,
  ctx: Context,
  { page, size, from, to, ...filter }: AuditQuery,
): Promise<CallOutput<"GET /ops/audit">> {
  const { clubIdx, zone } = ctx.club;
  const period = {
    since: from === undefined ? undefined : atClubTime(from, "00:00", zone),
    before: to === undefined ? undefined : atClubTime(addDays(to, 1), "00:00", zone),
  };
  const place = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectRecords(db, clubIdx, { ...filter, ...period }, place);
  const list = rows.map(({ clubIdx: _club, at, ...row }) => ({ ...row, at: clubTimestamp(at, zone) }));
  return { list, total, page, size };
}
