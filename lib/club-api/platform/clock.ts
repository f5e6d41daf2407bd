/** The only source of time; `DEMO_NOW` freezes it (architecture 6). */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved. */
export function frozenClock(start: Date): Clock & { set(now: Date): void } {
  let current = start;
  return {
    now: () => new Date(current),
    set: (now) => {
      current = now;
    },
  };
}
