import { limits } from "../limits";

type Ports = {
  prefetch(path: string): void;
  /** Runs when the browser has nothing better to do. */
  whenIdle(run: () => void): void;
};

/** Fetches routes ahead, each once, in idle moments, at most five at once (seed §9). */
export function createPreloader({ prefetch, whenIdle }: Ports) {
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
