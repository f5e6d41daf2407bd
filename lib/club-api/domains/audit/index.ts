import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { type Act, actorName } from "../../platform/act";
import { type AuditRecord, deleteRecordsBefore, hasLooked, insertRecords, selectRecords } from "./repository";

export { listDeeds } from "./read";

/** The deeds about a member's data, the newest first. */
export function deedsAbout(
  db: Database,
  { club }: Act,
  memberIdx: number,
  place: { offset: number; limit: number },
): Promise<{ rows: AuditRecord[]; total: number }> {
  return selectRecords(db, club.clubIdx, { memberIdx }, place);
}

/** A deed as it goes on record. `before` and `after` hold the fields that a reader of the record needs, no secrets. */
export type Deed = {
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
 * Puts a deed on record, in the transaction of the deed itself: one record per admin write, and per view or export of
 * personal data (checklist S-85, P-08). Records are append-only; a database trigger refuses to change them.
 */
export function recordDeed(tx: Database, act: Act, deed: Deed): Promise<void> {
  return recordDeeds(tx, act, [deed]);
}

/** Several deeds of one act, in one statement. */
export async function recordDeeds(tx: Database, act: Act, deeds: readonly Deed[]): Promise<void> {
  const rows = deeds.map((deed) => ({
    clubIdx: act.club.clubIdx,
    at: act.now,
    actor: actorName(act.by),
    adminIdx: act.by.kind === "admin" ? act.by.adminIdx : null,
    memberIdx: deed.memberIdx ?? null,
    address: act.address,
    requestId: act.requestId,
    action: deed.action,
    entity: deed.entity,
    entityKey: String(deed.entityKey),
    before: deed.before ?? null,
    after: deed.after ?? null,
    reason: deed.reason ?? null,
  }));
  await insertRecords(tx, rows);
  act.trail.records += rows.length;
}

/** Screens that follow what others do read again by themselves: so long it is one look. */
const lookMinutes = 10;

/** Puts on record that an admin looks at something, unless he was looking already, for the same reason and as plainly. */
export async function recordLook(
  tx: Database,
  act: Act,
  look: Pick<Deed, "entity" | "entityKey" | "reason"> & { after: { isMasked: boolean } },
): Promise<void> {
  const since = new Date(act.now.getTime() - lookMinutes * 60_000);
  const { entity, entityKey, reason = null, after } = look;
  const asked = { actor: actorName(act.by), entity, entityKey: String(entityKey), reason, after, since };
  if (!(await hasLooked(tx, act.club.clubIdx, asked))) await recordDeed(tx, act, { action: "VIEW", ...look });
}

/**
 * The longer of the two times of the Korean standard: two years from 50,000 people on, or where sensitive or unique
 * identifying data are kept; one year else (checklist S-87).
 */
const keptYears = 2;

/** Destroys the records that have been kept long enough; nothing else can, and no younger one. */
export async function purgeDeeds(db: Database, { club, now }: Pick<Act, "club" | "now">): Promise<void> {
  const moment = new Date(now);
  moment.setUTCFullYear(moment.getUTCFullYear() - keptYears);
  await transaction(db, (tx) => deleteRecordsBefore(tx, club.clubIdx, moment));
}
