import { setImmediate as endOfTurn } from "node:timers/promises";

type Waiting = { at: number; resume: () => void };

const longestWaitMs = 50;

/**
 * The clock of a rehearsal. While anybody is at work it runs as the wall's, so what the server needs is time that passes;
 * when everybody waits for a moment it goes on to the next of these moments at once.
 */
export function createPlayedClock(start: Date) {
  let base = start.getTime();
  let anchor = performance.now();
  /** In order of their moments. */
  const waiting: Waiting[] = [];
  let atWork = 0;
  let isOver = false;

  const nowMs = () => base + (performance.now() - anchor);

  function enqueue(one: Waiting): void {
    let [low, high] = [0, waiting.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((waiting[middle]?.at ?? 0) <= one.at) low = middle + 1;
      else high = middle;
    }
    waiting.splice(low, 0, one);
  }

  function resumeDue(): void {
    const now = nowMs();
    const from = waiting.findIndex(({ at }) => at > now);
    const due = waiting.splice(0, from === -1 ? waiting.length : from);
    atWork += due.length;
    for (const { resume } of due) resume();
  }

  return {
    now: () => new Date(nowMs()),
    /** Begins somebody's part: until it waits or has ended, time is real. */
    async part(work: () => Promise<void>): Promise<void> {
      atWork += 1;
      try {
        await work();
      } finally {
        atWork -= 1;
      }
    },
    /** Waits within a part; at once for a moment that has passed, and when all is over. */
    async until(moment: number): Promise<void> {
      if (isOver || moment <= nowMs()) return;
      atWork -= 1;
      await new Promise<void>((resume) => enqueue({ at: moment, resume }));
    },
    /** Lets time pass until nobody waits or works; `isStopped` is asked on the way. */
    async run(isStopped: () => boolean): Promise<void> {
      while (atWork > 0 || waiting.length > 0) {
        isOver = isStopped();
        const next = isOver ? nowMs() : (waiting[0]?.at ?? Number.POSITIVE_INFINITY);
        const aheadMs = next - nowMs();
        if (isOver) for (const one of waiting) one.at = nowMs();
        if (aheadMs <= 0) resumeDue();
        else if (atWork === 0) {
          base = next;
          anchor = performance.now();
        } else {
          // Real time: somebody is being answered.
          await new Promise((wake) => setTimeout(wake, Math.min(aheadMs, longestWaitMs)));
        }
        await endOfTurn();
      }
    },
  };
}
export type PlayedClock = ReturnType<typeof createPlayedClock>;
