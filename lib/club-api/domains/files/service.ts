import type { FileLink } from "@/lib/contract/common";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import type { Logger } from "../../platform/logger";
import { randomToken } from "../../platform/random";
import {
  deleteFiles,
  deleteFilesOf,
  insertFiles,
  type Owners,
  selectFile,
  selectFilesOf,
} from "./repository";

/** An uploaded part whose bytes lie in a temporary file; its type is the sniffed one. */
export type Upload = { fileName: string; contentType: string; size: number; temporaryPath: string };
/** An upload that lies in the storage but belongs to no record yet. */
export type StoredUpload = Omit<Upload, "temporaryPath"> & { storageKey: string };
export type OpenFile = {
  stream: ReadableStream<Uint8Array>;
  fileName: string;
  size: number;
  contentType: string;
};

/**
 * Moves uploads into the storage under generated keys, hands them to `write` and returns its answer. When anything
 * fails, what was moved is removed again: a failed write leaves no file without a record.
 */
export async function withStoredUploads<T>(
  storage: FileStorage,
  kind: string,
  uploads: readonly Upload[],
  write: (stored: readonly StoredUpload[]) => Promise<T>,
): Promise<T> {
  const stored: StoredUpload[] = [];
  try {
    for (const { temporaryPath, ...upload } of uploads) {
      const storageKey = `${kind}/${randomToken()}`;
      await storage.put(storageKey, temporaryPath);
      stored.push({ ...upload, storageKey });
    }
    return await write(stored);
  } catch (error) {
    await Promise.allSettled(stored.map((upload) => storage.remove(upload.storageKey)));
    throw error;
  }
}

/** Gives stored uploads to a record. */
export function attachFiles(
  db: Database,
  owners: Owners,
  ownerIdx: number,
  stored: readonly StoredUpload[],
  now: Date,
): Promise<void> {
  return insertFiles(
    db,
    stored.map((upload) => ({ ...upload, ...owners, ownerIdx, createdAt: now })),
  );
}

/** The files of a record as visitors see them. */
export async function listFiles(db: Database, owners: Owners, ownerIdx: number): Promise<FileLink[]> {
  const rows = await selectFilesOf(db, owners, ownerIdx);
  return rows.map((row) => ({
    fileIdx: row.fileIdx,
    fileName: row.fileName,
    url: `/files/${row.kind}/${row.fileIdx}`,
    size: row.size,
    contentType: row.contentType,
  }));
}

/** The record that a file belongs to; null for an unknown file. */
export async function findFileOwner(db: Database, owners: Owners, fileIdx: number): Promise<number | null> {
  return (await selectFile(db, owners, fileIdx))?.ownerIdx ?? null;
}

/** Opens a stored file; null when the row or the bytes are gone. */
export async function openFile(
  db: Database,
  storage: FileStorage,
  owners: Owners,
  fileIdx: number,
): Promise<OpenFile | null> {
  const row = await selectFile(db, owners, fileIdx);
  const opened = row && (await storage.open(row.storageKey));
  if (!row || !opened) return null;
  return {
    stream: opened.stream,
    size: opened.size,
    fileName: row.fileName,
    contentType: row.contentType,
  };
}

/** Takes named files from a record; their storage keys, to be removed after the commit. */
export async function detachFiles(
  db: Database,
  owners: Owners,
  ownerIdx: number,
  fileIdxs: readonly number[],
): Promise<string[]> {
  if (fileIdxs.length === 0) return [];
  const rows = await deleteFiles(db, owners, ownerIdx, fileIdxs);
  return rows.map((row) => row.storageKey);
}

/** Takes all files from some records; their storage keys, to be removed after the commit. */
export async function detachAllFiles(
  db: Database,
  owners: Owners,
  ownerIdxs: readonly number[],
): Promise<string[]> {
  if (ownerIdxs.length === 0) return [];
  const rows = await deleteFilesOf(db, owners, ownerIdxs);
  return rows.map((row) => row.storageKey);
}

/** Removes bytes that no row names any more; a failure is logged, since the record's change is done already. */
export async function removeStored(
  storage: FileStorage,
  logger: Logger,
  storageKeys: readonly string[],
): Promise<void> {
  const results = await Promise.allSettled(storageKeys.map((key) => storage.remove(key)));
  for (const [place, result] of results.entries()) {
    if (result.status === "rejected") {
      logger.warn(
        { storageKey: storageKeys[place], reason: String(result.reason) },
        "a file was not removed",
      );
    }
  }
}
