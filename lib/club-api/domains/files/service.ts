import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { FileLink } from "@/lib/contract/common";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import type { Logger } from "../../platform/logger";
import { randomToken } from "../../platform/random";
import {
  deleteFiles,
  deleteFilesIn,
  deleteFilesOf,
  type FileRow,
  insertFiles,
  listedPart,
  type Owners,
  selectFile,
  selectFilesOf,
} from "./repository";

/** An uploaded part whose bytes lie in a temporary file; its type is the sniffed one. */
export type Upload = {
  part?: string;
  fileName: string;
  contentType: string;
  size: number;
  temporaryPath: string;
};
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

/** Gives stored uploads to a record; the part and the address of each. */
export async function attachFiles(
  db: Database,
  owners: Owners,
  ownerIdx: number,
  stored: readonly StoredUpload[],
  now: Date,
): Promise<{ part: string; url: string }[]> {
  const rows = await insertFiles(
    db,
    stored.map(({ part = listedPart, fileName, contentType, size, storageKey }) => ({
      ...owners,
      ownerIdx,
      part,
      fileName,
      contentType,
      size,
      storageKey,
      createdAt: now,
    })),
  );
  return rows.map((row) => ({ part: row.part, url: addressOf(row) }));
}

/** The listed files of a record as visitors see them. */
export async function listFiles(db: Database, owners: Owners, ownerIdx: number): Promise<FileLink[]> {
  return (await listFilesOf(db, owners, [ownerIdx])).get(ownerIdx) ?? [];
}

/** The listed files of some records; a record without files has no entry. */
export async function listFilesOf(
  db: Database,
  owners: Owners,
  ownerIdxs: readonly number[],
): Promise<Map<number, FileLink[]>> {
  const rows = await selectFilesOf(db, owners, ownerIdxs);
  const links = new Map<number, FileLink[]>();
  for (const row of rows.filter((one) => one.part === listedPart)) {
    const { fileIdx, fileName, size, contentType } = row;
    const link = { fileIdx, fileName, url: addressOf(row), size, contentType };
    links.set(row.ownerIdx, [...(links.get(row.ownerIdx) ?? []), link]);
  }
  return links;
}

function addressOf(row: FileRow): string {
  return `/files/${row.kind}/${row.fileIdx}`;
}

/**
 * Hands copies of a record's files to `work`, as if they had been uploaded again; what `work` does not store is removed.
 */
export async function withFileCopies<T>(
  db: Database,
  storage: FileStorage,
  owners: Owners,
  ownerIdx: number,
  work: (copies: readonly Upload[]) => Promise<T>,
): Promise<T> {
  const copies: Upload[] = [];
  try {
    for (const { part, fileName, contentType, size, storageKey } of await selectFilesOf(db, owners, [
      ownerIdx,
    ])) {
      const opened = await storage.open(storageKey);
      if (!opened) continue;
      const temporaryPath = storage.temporaryPath();
      copies.push({ part, fileName, contentType, size, temporaryPath });
      const bytes = Readable.fromWeb(opened.stream as NodeReadableStream<Uint8Array>);
      await pipeline(bytes, createWriteStream(temporaryPath, { mode: 0o600 }));
    }
    return await work(copies);
  } finally {
    await Promise.all(copies.map((copy) => rm(copy.temporaryPath, { force: true })));
  }
}

/** The record that a file belongs to, and whether it is one of its listed files; null for an unknown file. */
export async function findFileOwner(
  db: Database,
  owners: Owners,
  fileIdx: number,
): Promise<{ ownerIdx: number; isListed: boolean } | null> {
  const row = await selectFile(db, owners, fileIdx);
  return row && { ownerIdx: row.ownerIdx, isListed: row.part === listedPart };
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

/** Takes the files of one field from a record; their storage keys, to be removed after the commit. */
export async function detachFilesIn(
  db: Database,
  owners: Owners,
  ownerIdx: number,
  part: string,
): Promise<string[]> {
  return (await deleteFilesIn(db, owners, ownerIdx, part)).map((row) => row.storageKey);
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
