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
