import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import type { Context } from "../../platform/context";
import type { Logger } from "../../platform/logger";
import { recordAudit } from "../audit";
import { deleteUnused, type ImageRow, type SweepLimits, selectUnused } from "./repository";

export type Sweep = { db: Database; storage: FileStorage; logger: Logger; ctx: Context };

const hourMs = 60 * 60_000;
/** A text that is being written may not have been kept yet. */
const graceMs = 24 * hourMs;
/** As long as a deleted record can be restored, so can what a revision says. */
const revisionMs = 30 * 24 * hourMs;

/**
 * Removes images that nothing names: no text of a board (in the trash too), no terms, no draft, no preview and no
 * revision of the last thirty days; how many. The bytes go before the row is committed: a run that is cut short leaves a
 * row that the next run ends, and never bytes without one (checklist R-15).
 */
export async function sweepImages(sweep: Sweep): Promise<number> {
  const { db, ctx, logger } = sweep;
  const before = (ms: number) => new Date(ctx.now.getTime() - ms);
  const limits = { clubIdx: ctx.club.clubIdx, created: before(graceMs), revised: before(revisionMs) };
  let removed = 0;
  for (const row of await selectUnused(db, limits)) {
    try {
      if (await removeImage(sweep, row, limits)) removed += 1;
    } catch (error) {
      logger.warn({ err: error, imageIdx: row.imageIdx }, "an unused image was not removed");
    }
  }
  return removed;
}

function removeImage({ db, storage, ctx }: Sweep, row: ImageRow, limits: SweepLimits): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (!(await deleteUnused(tx, row, limits))) return false;
    for (const { storageKey } of row.sizes) await storage.remove(storageKey);
    await recordAudit(tx, ctx, { action: "DELETE", entity: "image", entityKey: row.imageIdx });
    return true;
  });
}
