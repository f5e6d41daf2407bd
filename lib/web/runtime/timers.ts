/** The clock of the runtime behaviours; times are epoch milliseconds. */
export type Timers = {
  now(): number;
  /** Runs once after `delayMs`; gives back what calls it off. */
  after(delayMs: number, run: () => void): () => void;
};

export const systemTimers: Timers = {
  // Real clock: timers go by this browser's clock.
  now: () => Date.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

/** A page that stands still may give no idle time for seconds, until somebody touches it. */
const longestWaitMs = 1000;

/**
 * Runs when the browser has nothing better to do, after a second at the latest, in a task of its own, so that nothing that
 * can wait makes the start of a page longer; gives back what calls it off.
 */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(run, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => run(), { timeout: longestWaitMs });
  return () => cancelIdleCallback(handle);
}
