import { limits } from "../limits";
import { systemTimers, type Timers } from "../timers";

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

  async function look() {
    askedAt = timers.now();
    callOff();
    callOff = timers.after(limits.buildPollMs, () => void look());
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
    start: look,
    async focused() {
      if (timers.now() - askedAt >= limits.buildFocusMs) await look();
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
