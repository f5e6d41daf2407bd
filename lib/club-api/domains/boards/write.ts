import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { actorName, type Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { Logger } from "../../platform/logger";
import { recordAudit } from "../audit";
import {
  attachFiles,
  detachAllFiles,
  detachFiles,
  detachFilesIn,
  listFiles,
  removeStored,
  type StoredUpload,
  type Upload,
  withFileCopies,
  withStoredUploads,
} from "../files";
import { policyNumber, readPolicies } from "../policies";
import type { Board } from "./board-repository";
import type { BoardTable, NewRow, RowOf } from "./board-table";
import { auditedFields, changedFields } from "./facts";

/** Who writes, and with what. */
export type BoardWriter = {
  db: Database;
  storage: FileStorage;
  logger: Logger;
  ctx: Context;
  uploads: readonly Upload[];
};
export type Saved = { updatedAt: string; version: number };

const defaultMaxFiles = 10;

/** Stores a record with its files; its row. The uploads of an image part stand in the column of that part. */
export function createRecord<T extends BoardTable>(
  board: Board<T>,
  writer: BoardWriter,
  values: NewRow<T> | ((tx: Database) => Promise<NewRow<T>>),
): Promise<RowOf<T>> {
  const { db, storage, uploads, ctx } = writer;
  refuseOtherThanImages(board, uploads);
  const stamp = { createdAt: ctx.now, createdBy: actorName(ctx.by), ...editStamp(ctx) };
  return withStoredUploads(storage, board.kind, uploads, (stored) =>
    transaction(db, async (tx) => {
      const given = typeof values === "function" ? await values(tx) : values;
      const inserted = await board.insert(tx, { ...given, ...stamp, clubIdx: ctx.club.clubIdx });
      const idx = board.idxOf(inserted);
      const images = await attach(tx, board, ctx, idx, stored);
      const hasImages = Object.keys(images).length > 0;
      const row = hasImages ? await board.update(tx, ctx, { idx, version: 1 }, images) : inserted;
      if (!row) throw new ClubFailure("STALE");
      await recordAudit(tx, ctx, {
        action: "CREATE",
        entity: board.kind,
        entityKey: idx,
        after: auditedFields(row),
      });
      return row;
    }),
  );
}

/** Fields of a change request besides its values. */
export type ChangeInput = {
  version?: number | undefined;
  removeFiles?: readonly number[] | undefined;
};

/**
 * Changes a record: `changeOf` gives the columns that get another value, from the row as it is. Adds and removes files;
 * an image column that becomes null loses its file. Throws 2001 for an unknown record, 2002 when it was edited since the
 * given `version`, 9001 for too many files; then nothing has changed.
 */
export async function changeRecord<T extends BoardTable>(
  board: Board<T>,
  writer: BoardWriter,
  idx: number,
  input: ChangeInput,
  changeOf: (row: RowOf<T>, tx: Database) => object | Promise<object>,
): Promise<Saved> {
  const { db, storage, logger, uploads, ctx } = writer;
  refuseOtherThanImages(board, uploads);
  const { removed, version } = await withStoredUploads(storage, board.kind, uploads, (stored) =>
    transaction(db, async (tx) => {
      const before = await board.lock(tx, ctx, idx);
      if (!before) throw new ClubFailure("NOT_FOUND");
      const old = before.version as number;
      if (input.version !== undefined && input.version !== old) throw new ClubFailure("STALE");
      const change = await changeOf(before, tx);
      const gone = await detach(tx, board, ctx, { idx, input, stored, change });
      const images = await attach(tx, board, ctx, idx, stored);
      const next = { ...change, ...images, ...editStamp(ctx), version: old + 1 };
      const after = await board.update(tx, ctx, { idx, version: old }, next);
      if (!after) throw new ClubFailure("STALE");
      const changes = changedFields(before, after);
      await recordAudit(tx, ctx, { action: "UPDATE", entity: board.kind, entityKey: idx, ...changes });
      return { removed: gone, version: old + 1 };
    }),
  );
  await removeStored(storage, logger, removed);
  return { updatedAt: clubTimestamp(ctx.now, ctx.club.zone), version };
}

/**
 * Deletes records; how many of the named ones there were. A board with a trash keeps them and their files there, another
 * one loses both. Throws 2001 when there was none.
 */
export async function removeRecords<T extends BoardTable>(
  board: Board<T>,
  { db, storage, logger, ctx }: BoardWriter,
  idxs: readonly number[],
): Promise<{ deleted: number }> {
  const { deleted, removed } = await transaction(db, async (tx) => {
    const rows = await board.remove(tx, ctx, idxs);
    if (rows.length === 0) throw new ClubFailure("NOT_FOUND");
    for (const row of rows) {
      const entityKey = board.idxOf(row);
      await recordAudit(tx, ctx, {
        action: "DELETE",
        entity: board.kind,
        entityKey,
        before: auditedFields(row),
      });
    }
    return {
      deleted: rows.length,
      removed: board.keepsDeleted ? [] : await detachAllFiles(tx, owners(board, ctx), rows.map(board.idxOf)),
    };
  });
  await removeStored(storage, logger, removed);
  return { deleted };
}

/** Stores a hidden copy of a record with copies of its files; `copyOf` gives the values of the copy. 2001 when unknown. */
export async function cloneRecord<T extends BoardTable>(
  board: Board<T>,
  writer: BoardWriter,
  idx: number,
  copyOf: (row: RowOf<T>) => NewRow<T>,
): Promise<RowOf<T>> {
  const { db, storage, ctx } = writer;
  const row = await board.find(db, ctx, idx, "admin");
  if (!row) throw new ClubFailure("NOT_FOUND");
  return withFileCopies(db, storage, owners(board, ctx), idx, (uploads) =>
    createRecord(board, { ...writer, uploads }, { ...copyOf(row), isVisible: false }),
  );
}

export function owners<T extends BoardTable>(board: Board<T>, ctx: Context) {
  return { clubIdx: ctx.club.clubIdx, kind: board.kind };
}

/** Who edited last, and when. */
export function editStamp(ctx: Context) {
  return { updatedAt: ctx.now, updatedBy: actorName(ctx.by) };
}

/** A part that stands in a column is shown as a picture. */
function refuseOtherThanImages<T extends BoardTable>(board: Board<T>, uploads: readonly Upload[]): void {
  const wrong = uploads.find(
    ({ part = "", contentType }) => part in board.images && !contentType.startsWith("image/"),
  );
  if (wrong) throw new ClubFailure("FILE_TYPE", [wrong.fileName]);
}

/** Gives the uploads to the record; the columns that show one of them. Throws 9001 `files` for too many. */
async function attach<T extends BoardTable>(
  tx: Database,
  board: Board<T>,
  ctx: Context,
  idx: number,
  stored: readonly StoredUpload[],
): Promise<Record<string, string>> {
  if (stored.length === 0) return {};
  const attached = await attachFiles(tx, owners(board, ctx), idx, stored, ctx.now);
  await refuseTooManyFiles(tx, board, ctx, idx);
  return Object.fromEntries(
    attached.flatMap(({ part, url }) => {
      const column = board.images[part];
      return column === undefined ? [] : [[column, url]];
    }),
  );
}

/** One request is bound by the upload limits; a record that grows over several is bound here (C0500 v3). */
async function refuseTooManyFiles<T extends BoardTable>(
  tx: Database,
  board: Board<T>,
  ctx: Context,
  idx: number,
): Promise<void> {
  const policy = (await readPolicies(tx, ctx.club.clubIdx, ["C0500"])).get("C0500");
  const listed = await listFiles(tx, owners(board, ctx), idx);
  const most = policyNumber(policy?.value3, defaultMaxFiles);
  if (listed.length > most) throw new ClubFailure("VAL_FIELD", ["files", "too_many", String(most)]);
}

/** Takes away the named files, and the files of image columns that get another value; their storage keys. */
async function detach<T extends BoardTable>(
  tx: Database,
  board: Board<T>,
  ctx: Context,
  {
    idx,
    input,
    stored,
    change,
  }: { idx: number; input: ChangeInput; stored: readonly StoredUpload[]; change: object },
): Promise<string[]> {
  const gone = await detachFiles(tx, owners(board, ctx), idx, input.removeFiles ?? []);
  for (const [part, column] of Object.entries(board.images)) {
    const isReplaced = stored.some((upload) => upload.part === part);
    const isCleared = (change as Record<string, unknown>)[column] === null;
    if (isReplaced || isCleared) gone.push(...(await detachFilesIn(tx, owners(board, ctx), idx, part)));
  }
  return gone;
}
