import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The cached bytes, or null when there are none yet or the disk cannot be read. */
export async function readCached(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null);
}

/** Writes a temporary file and renames it, so that no reader sees half a file. Returns false on a full disk. */
export async function cacheFile(path: string, bytes: Buffer): Promise<boolean> {
  const draft = `${path}.${randomUUID()}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, path);
    return true;
  } catch {
    await rm(draft, { force: true }).catch(() => null);
    return false;
  }
}

/** Keeps a folder small: above `most` files the oldest tenth goes. */
export async function removeOldest(folder: string, most: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length <= most) return;
  const files = await Promise.all(
    names.map(async (name) => ({
      path: join(folder, name),
      at: await stat(join(folder, name))
        .then(({ mtimeMs }) => mtimeMs)
        .catch(() => 0),
    })),
  );
  files.sort((a, b) => a.at - b.at);
  await Promise.all(files.slice(0, most / 10).map(({ path }) => rm(path, { force: true })));
}
