import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** The kept bytes, or null when there are none yet or the disk cannot be read. */
export async function readKept(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null);
}

/** Writes beside and renames, so that no reader ever sees half a file. A full disk only costs the next drawing. */
export async function keepFile(path: string, bytes: Buffer): Promise<boolean> {
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
