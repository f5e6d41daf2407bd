import { limits } from "./limits";
import type { TextStorage } from "./storage";
import { systemTimers, type Timers } from "./timers";

type Ports = {
  timers?: Timers;
  /** The build of the page that is open; without it the first answer is taken for it. */
  buildId?: string;
  /** Throws when there is no JSON to be had. */
  readJson(address: string): Promise<unknown>;
  isDirty(): boolean;
  /** One reload of a path in 10 s. */
  mayReload(path: string): boolean;
  reload(): void;
  warn(text: string, cause: unknown): void;
};

/**
 * Looks for a newer build every 10 minutes, and on focus after 5; the page is loaded again at the next navigation, never
 * while a form holds input (seed §4, checklist R-23). What fails here is only logged (seed §8).
 */
export function createBuildWatch(ports: Ports) {
  const { timers = systemTimers, readJson, warn } = ports;
  let known = ports.buildId ?? null;
  let isOutdated = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let callOff = () => {};

  async function check() {
    askedAt = timers.now();
    callOff();
    callOff = timers.after(limits.buildPollMs, () => void check());
    try {
      const id = idOf(await readJson(`/builds/latest.json?${timers.now()}`));
      known ??= id;
      if (id === known || isOutdated) return;
      isOutdated = true;
      await readJson(`/builds/meta/${encodeURIComponent(id)}.json`);
    } catch (error) {
      warn("The build manifest could not be read", error);
    }
  }

  return {
    start: check,
    async focused() {
      if (timers.now() - askedAt >= limits.buildFocusMs) await check();
    },
    /** The address has changed: the moment at which a reload costs nothing. */
    moved(path: string) {
      if (isOutdated && !ports.isDirty() && ports.mayReload(path)) ports.reload();
    },
    stop: () => callOff(),
  };
}

function idOf(latest: unknown): string {
  const id = typeof latest === "object" && latest !== null && "id" in latest ? latest.id : null;
  if (typeof id !== "string" || id === "") throw new Error("no build id in latest.json");
  return id;
}

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
      // Without storage the guard cannot count, and the page could reload without end.
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

type PreloadPorts = {
  prefetch(path: string): void;
  /** Runs when the browser has nothing better to do. */
  whenIdle(run: () => void): void;
};

/** Prefetches routes, each once, when the browser is idle, at most five at once (seed §9). */
export function createPreloader({ prefetch, whenIdle }: PreloadPorts) {
  const seen = new Set<string>();
  let waiting: string[] = [];

  function work() {
    const batch = waiting.slice(0, limits.preloadRoutes);
    waiting = waiting.slice(limits.preloadRoutes);
    for (const path of batch) prefetch(path);
    if (waiting.length > 0) whenIdle(work);
  }

  return (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    waiting = [...waiting, path];
    if (waiting.length === 1) whenIdle(work);
  };
}
