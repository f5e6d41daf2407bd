import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { hasCode, StartError } from "../platform/failure";

type Holder = { pid: number; startedAt: string | null };

/**
 * Takes the lock file at `path` for this process, or refuses while its holder lives. PGlite itself lets two
 * processes open one folder, and one side's rows vanish (checklist F7). A holder is alive when its pid exists and
 * began at the time that the file tells, so that a reused pid does not keep the folder shut.
 * Throws `StartError` with the holder's pid. Returns the function that releases the lock.
 */
export function takeLockFile(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  const own: Holder = { pid: process.pid, startedAt: startTime(process.pid) };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(own));
  try {
    // A hard link fails when the name exists and, unlike O_EXCL and a write, never shows an empty file.
    while (!link(draft, path)) setAsideStale(path);
  } finally {
    rmSync(draft, { force: true });
  }
  const release = () => {
    process.off("exit", release);
    rmSync(path, { force: true });
  };
  process.on("exit", release);
  return release;
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

function setAsideStale(path: string): void {
  const holder = readHolder(path);
  if (holder && isAlive(holder)) throw inUse(path, holder);
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return;
    throw error;
  }
  // Between the look and the rename another starter may have taken over: give its lock back.
  const moved = readHolder(aside);
  if (moved && isAlive(moved)) {
    link(aside, path);
    rmSync(aside, { force: true });
    throw inUse(path, moved);
  }
  rmSync(aside, { force: true });
}

function inUse(path: string, holder: Holder): StartError {
  return new StartError(
    `The data folder ${dirname(path)} is in use by process ${holder.pid}; stop it first or set another DATA_DIR.`,
  );
}

function readHolder(path: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (typeof value !== "object" || value === null || !("pid" in value) || typeof value.pid !== "number") {
      return null;
    }
    const startedAt = "startedAt" in value && typeof value.startedAt === "string" ? value.startedAt : null;
    return { pid: value.pid, startedAt };
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (hasCode(error, "ESRCH")) return false;
  }
  const startedAt = startTime(holder.pid);
  return startedAt === null || holder.startedAt === null || startedAt === holder.startedAt;
}

/** Clock ticks since boot at which the process began; null where there is no /proc. */
function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const afterName = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return afterName[19] ?? null;
  } catch {
    return null;
  }
}
