import type { TrashRow } from "@/lib/contract/boards/board-office";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { Logger } from "../../platform/logger";
import { recordAudit } from "../audit";
import { detachAllFiles } from "../files";
import type { Board } from "./board-repository";
import type { RowOf, TrashTable } from "./board-table";
import { changedFields } from "./facts";
import { purgeTime, Trash } from "./trash-repository";
import { editStamp, owners } from "./write";

type TitleOf<T extends TrashTable> = (row: RowOf<T>, ctx: Context) => string;
/** Needed to purge besides the database: the storage of the files, and the logger for failures. */
export type Destroyer = { db: Database; storage: FileStorage; logger: Logger; ctx: Context };

/** A page of the records that can be restored, the latest deletion first. */
export async function readTrash<T extends TrashTable>(
  board: Board<T>,
  titleOf: TitleOf<T>,
  { db, ctx }: { db: Database; ctx: Context },
  place: { page: number; size: number },
): Promise<{ list: TrashRow[]; total: number; page: number; size: number }> {
  const { rows, total } = await new Trash(board).page(db, ctx, place);
  const list = rows.map((row) => {
    const deletedAt = row.deletedAt as Date;
    return {
      idx: board.idxOf(row),
      title: titleOf(row, ctx),
      deletedAt: clubTimestamp(deletedAt, ctx.club.zone),
      deletedBy: (row.deletedBy as string | null) ?? "",
      purgeAt: clubTimestamp(purgeTime(deletedAt), ctx.club.zone),
    };
  });
  return { list, total, ...place };
}

/**
 * Brings deleted records back as they were, but hidden; `reviveAs` gives what time has changed of one meanwhile. Throws
 * 2001 when none of them can be restored.
 */
export function restoreRecords<T extends TrashTable>(
  board: Board<T>,
  { db, ctx }: { db: Database; ctx: Context },
  idxs: readonly number[],
  reviveAs: (row: RowOf<T>) => object = () => ({}),
): Promise<{ restored: number }> {
  const trash = new Trash(board);
  return transaction(db, async (tx) => {
    const rows = await trash.lock(tx, ctx, idxs);
    if (rows.length === 0) throw new ClubFailure("NOT_FOUND");
    for (const row of rows) {
      const idx = board.idxOf(row);
      const version = (row.version as number) + 1;
      const restored = { ...reviveAs(row), deletedAt: null, deletedBy: null, isVisible: false };
      const after = await trash.update(tx, ctx, idx, { ...restored, ...editStamp(ctx), version });
      const changes = changedFields({ ...row, isDeleted: true }, { ...after, isDeleted: false });
      await recordAudit(tx, ctx, { action: "UPDATE", entity: board.kind, entityKey: idx, ...changes });
    }
    return { restored: rows.length };
  });
}

/**
 * Destroys the records whose thirty days are over, with their files; how many. The bytes go before the rows are
 * committed: a run that is cut short leaves rows that nobody can restore, and the next run ends them. No bytes are left
 * without a row (checklist R-15). What fails is logged and tried again by the next run.
 */
export async function purgeRecords<T extends TrashTable>(
  board: Board<T>,
  context: Destroyer,
): Promise<number> {
  let purged = 0;
  for (const idx of await new Trash(board).due(context.db, context.ctx)) {
    try {
      if (await purgeRecord(board, context, idx)) purged += 1;
    } catch (error) {
      context.logger.warn({ err: error, kind: board.kind, idx }, "a deleted record was not destroyed");
    }
  }
  return purged;
}

function purgeRecord<T extends TrashTable>(
  board: Board<T>,
  { db, storage, ctx }: Destroyer,
  idx: number,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (!(await new Trash(board).destroy(tx, ctx, idx))) return false;
    const storageKeys = await detachAllFiles(tx, owners(board, ctx), [idx]);
    for (const key of storageKeys) await storage.remove(key);
    const after = { isPurged: true, files: storageKeys.length };
    await recordAudit(tx, ctx, { action: "DELETE", entity: board.kind, entityKey: idx, after });
    return true;
  });
}
