import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { hasCode } from "../platform/failure";
import { newRequestId } from "../platform/random";
import type { FileStorage } from "./storage";
import { checkStorageKey } from "./storage";

/**
 * Keeps files below `folder`, outside every web root. Uploads in progress lie in `folder/.incoming`, so that `put`
 * is a rename; what a killed process left there is removed at start.
 */
export async function openFolderStorage(folder: string): Promise<FileStorage> {
  const incoming = join(folder, ".incoming");
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const place = (key: string) => join(folder, checkStorageKey(key));
  return {
    async put(key, temporaryPath) {
      const target = place(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await flush(temporaryPath);
      await rename(temporaryPath, target);
    },
    open: (key) => openFile(place(key)),
    remove: (key) => rm(place(key), { force: true }),
    temporaryPath: () => join(incoming, newRequestId()),
  };
}

/** On the disk before the row that names it is committed. */
async function flush(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function openFile(path: string) {
  try {
    const { size } = await stat(path);
    const stream = Readable.toWeb(createReadStream(path)) as NodeReadableStream<Uint8Array>;
    return { stream: stream as ReadableStream<Uint8Array>, size };
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}
