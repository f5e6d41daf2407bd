import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const mounted: string[] = [];

/** A folder that is a disk of its own of so many megabytes where that can be had (root on Linux). */
export function smallDisk(folder: string, megabytes: number): string {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (process.platform !== "linux" || process.getuid?.() !== 0) return folder;
  const done = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0755`, "tmpfs", folder]);
  if (done.status === 0) mounted.push(folder);
  return folder;
}

export const isSmallDisk = (folder: string) => mounted.includes(folder);

export function releaseDisks(): void {
  for (const folder of mounted.splice(0)) spawnSync("umount", ["-l", folder]);
}

/** Fills the small disk of a folder to the last block; the answer makes room again. Never the machine's own disk. */
export async function fillDisk(folder: string): Promise<() => void> {
  if (!isSmallDisk(folder)) throw new Error(`${folder} is no disk of its own`);
  const path = join(folder, "filling");
  const fill = 'dd if=/dev/zero bs=1M >> "$1"; dd if=/dev/zero bs=4k >> "$1"; true';
  await promisify(execFile)("sh", ["-c", fill, "fill", path]);
  return () => rmSync(path);
}
