import { isAnswering } from "./freshness";

const steps = 6;
/** However busy the two processes are, a read ends after so many times its own time. */
const most = 3;

/**
 * Runs `work` with a signal that aborts (`TimeoutError`) after `ms` milliseconds in which this process could read what came
 * and the club API answered nobody. The time is counted in steps. A step that this process was too busy to end on time is
 * not counted, so that an answer that has arrived is read before its read is given up; nor is one in which the club API
 * answered another call: it is busy and not away.
 */
export async function withDeadline<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const step = ms / steps;
  const begunAt = performance.now();
  let lastAt = begunAt;
  let left = steps;
  const tick = () => {
    const now = performance.now();
    // Real clock: when the club API last answered.
    const isSilent = now - lastAt < 2 * step && !isAnswering(Date.now());
    if (isSilent || now - begunAt > most * ms) left -= 1;
    lastAt = now;
    if (left > 0) timer = setTimeout(tick, step);
    else controller.abort(new DOMException("No answer in time", "TimeoutError"));
  };
  let timer = setTimeout(tick, step);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
