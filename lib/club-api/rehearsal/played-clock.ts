import { setImmediate as endOfTurn } from "node:timers/promises";

type Waiting = { at: number; resume: () => void };

const longestSleepMs = 50;

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
  let wake: () => void = () => undefined;

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
    const now = isOver ? Number.POSITIVE_INFINITY : nowMs();
    const from = waiting.findIndex(({ at }) => at > now);
    const due = waiting.splice(0, from === -1 ? waiting.length : from);
    atWork += due.length;
    for (const { resume } of due) resume();
  }

  /** Somebody waits or has ended: where nobody is at work any more, `run` need not sleep on. */
  function rest(): void {
    atWork -= 1;
    if (atWork === 0) wake();
  }

  /** Real time, until a moment of the play or until nobody is at work. */
  async function sleep(aheadMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      wake = resolve;
      timer = setTimeout(resolve, Math.min(aheadMs, longestSleepMs));
    });
    clearTimeout(timer);
  }

  function skipTo(moment: number): void {
    base = moment;
    anchor = performance.now();
  }

  return {
    now: () => new Date(nowMs()),
    /** Begins somebody's part: until it waits or has ended, time is real. */
    async part(work: () => Promise<void>): Promise<void> {
      atWork += 1;
      try {
        await work();
      } finally {
        rest();
      }
    },
    /** Waits within a part; at once for a moment that has passed, and when all is over. */
    async until(moment: number): Promise<void> {
      if (isOver || moment <= nowMs()) return;
      await new Promise<void>((resume) => {
        enqueue({ at: moment, resume });
        rest();
      });
    },
    /** Lets time pass until nobody waits or works; `isStopped` is asked on the way. */
    async run(isStopped: () => boolean): Promise<void> {
      while (atWork > 0 || waiting.length > 0) {
        isOver ||= isStopped();
        const next = isOver ? Number.NEGATIVE_INFINITY : (waiting[0]?.at ?? Number.POSITIVE_INFINITY);
        const aheadMs = next - nowMs();
        if (waiting.length > 0 && aheadMs <= 0) resumeDue();
        else if (atWork > 0) await sleep(aheadMs);
        else skipTo(next);
        await endOfTurn();
      }
    },
  };
}
export type PlayedClock = ReturnType<typeof createPlayedClock>;
