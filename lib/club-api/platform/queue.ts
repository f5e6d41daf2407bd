/** The line is full; the caller should try again later. */
export class QueueFull extends Error {}

/** Runs tasks with at most `concurrency` at once, others in order of arrival; throws `QueueFull` past `maxWaiting`. */
export function createQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting) throw new QueueFull("Too many tasks are waiting.");
      await new Promise<void>((resume) => waiting.push(resume));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      // The place is handed on, not given back: a newcomer cannot slip in before the one that waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
