import { open } from "node:fs/promises";
import type { FileStorage } from "../../adapters/storage";
import { readArchive } from "./archive";

/** Puts the files of an archive into the storage; the keys of those that are there come into `stored`, also if it fails. */
export async function storeFiles(storage: FileStorage, path: string, stored: string[]): Promise<void> {
  let current: { key: string; temporary: string; handle: Awaited<ReturnType<typeof open>> } | null = null;
  const finish = async () => {
    if (!current) return;
    await current.handle.close();
    await storage.put(current.key, current.temporary);
    stored.push(current.key);
    current = null;
  };
  for await (const piece of readArchive(path)) {
    if (piece.kind === "bytes") await current?.handle.write(piece.bytes);
    else await finish();
    if (piece.kind !== "file") continue;
    const temporary = storage.temporaryPath();
    current = { key: piece.key, temporary, handle: await open(temporary, "wx") };
  }
}
