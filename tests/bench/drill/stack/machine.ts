import { spawnSync } from "node:child_process";
import { closeSync, ftruncateSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const mounted: string[] = [];
const blockBytes = 1024 * 1024;

/** Waits until `isSo`; throws with `what` when the time is over. */
export async function until(isSo: () => Promise<boolean> | boolean, what: string, limitMs = 60_000): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${limitMs / 1000} s`);
    await wait(50);
  }
}

/** Whether small disks of their own can be had here. */
export const canMount = () => process.platform === "linux" && process.getuid?.() === 0;

/** A folder that is a disk of its own of so many megabytes where that can be had. */
export function smallDisk(folder: string, megabytes: number): string {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (!canMount()) return folder;
  const done = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0755`, "tmpfs", folder]);
  if (done.status === 0) mounted.push(folder);
  return folder;
}

export function releaseDisks(): void {
  for (const folder of mounted.splice(0)) spawnSync("umount", ["-l", folder]);
}

/** Fills the disk of a folder to the last byte; the answer makes room again. */
export function fillDisk(folder: string): () => void {
  const path = join(folder, "filling");
  const file = openSync(path, "w");
  const block = Buffer.alloc(blockBytes, 1);
  try {
    for (let size = blockBytes; size >= 512; ) {
      try {
        writeSync(file, block, 0, size);
      } catch {
        size /= 2;
      }
    }
  } finally {
    closeSync(file);
  }
  if (statfsSync(folder).bavail > 0) throw new Error(`${folder} is not full`);
  return () => {
    const again = openSync(path, "r+");
    ftruncateSync(again, 0);
    closeSync(again);
    rmSync(path);
  };
}
