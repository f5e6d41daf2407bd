import type { SetupMark } from "@/lib/contract/site/setup-steps";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { actorName, type Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import { lockMark, type MarkRow, saveMark } from "./repository";

export {
  countImported,
  countPeople,
  countSlots,
  finishImport,
  type ImportRow,
  insertImport,
  type MarkRow,
  selectFacts as readSetupFacts,
  selectLatestImport as readLatestImport,
  selectMarks as readMarks,
  selectRecords as readSetupRecords,
} from "./repository";
export { missingRecords, type SetupFacts, setupGapsOf, unfinishedSteps } from "./rules";

export type Seen = { by: string; at: string; version: number };

/**
 * Writes down that the caller has looked at something, in the caller's transaction. Throws 2002 when somebody else has done so since
 * `version` (0: never); without one the last look counts.
 */
export async function markSeen(tx: Database, ctx: Context, step: SetupMark, version?: number): Promise<Seen> {
  const { clubIdx, zone } = ctx.club;
  const before = await lockMark(tx, clubIdx, step);
  if (version !== undefined && version !== (before?.version ?? 0)) throw new ClubFailure("STALE");
  const row: MarkRow = {
    clubIdx,
    step,
    seenBy: actorName(ctx.by),
    seenAt: ctx.now,
    version: (before?.version ?? 0) + 1,
  };
  await saveMark(tx, row);
  await recordAudit(tx, ctx, {
    action: before ? "UPDATE" : "CREATE",
    entity: "setupStep",
    entityKey: step,
    before: before && { seenBy: before.seenBy, seenAt: before.seenAt, version: before.version },
    after: { seenBy: row.seenBy, version: row.version },
  });
  return { by: row.seenBy, at: clubTimestamp(ctx.now, zone), version: row.version };
}
