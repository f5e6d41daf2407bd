import { limits } from "../limits";
import type { TextStorage } from "../storage";

/** One reload in 10 s for the same path, over the reload itself (seed §4, §9). */
// Real clock: how long ago this browser loaded anew.
export function createReloadGuard(storage: TextStorage, now: () => number = () => Date.now()) {
  return {
    /** Whether the path may be reloaded now; a yes counts as the reload. */
    claim(path: string): boolean {
      const key = `clubfront.reload:${path}`;
      const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY);
      if (now() - last < limits.reloadGuardMs) return false;
      storage.setItem(key, String(now()));
      // What cannot be remembered could reload without end.
      return storage.getItem(key) !== null;
    },
  };
}

/** A part of the build that could not be fetched: gone with a new build, or lost on the way. */
export function isChunkError(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { name, message } = error as { name?: unknown; message?: unknown };
  if (name === "ChunkLoadError") return true;
  return typeof message === "string" && chunkMessages.test(message);
}

const chunkMessages =
  /Loading (?:CSS )?chunk|Failed to load chunk|(?:dynamically imported module|module script).*(?:\/_next\/|failed)|Importing a module script failed/i;
