import { limits } from "./limits";
import { createStore } from "./store";
import { systemTimers, type Timers } from "./timers";

/**
 * When the progress indicator is seen (domain.md A30): a request is slow at 3,000 ms, the indicator appears 1,000 ms
 * later if it still runs, and stays at least 1,000 ms. Requests that are late at the same time share one appearance.
 */
export function createProgress(timers: Timers) {
  const isShown = createStore(false);
  const waiting = new Map<number, () => void>();
  const late = new Set<number>();
  let shownAt = 0;
  let keepShown = () => {};

  function appear(id: number) {
    late.add(id);
    keepShown();
    if (isShown.get()) return;
    shownAt = timers.now();
    isShown.set(true);
  }

  return {
    isShown,
    started(id: number) {
      const wait = limits.slowAfterMs + limits.progressDelayMs;
      waiting.set(
        id,
        timers.after(wait, () => appear(id)),
      );
    },
    ended(id: number) {
      waiting.get(id)?.();
      waiting.delete(id);
      if (!late.delete(id) || late.size > 0) return;
      const rest = Math.max(0, shownAt + limits.progressMinimumMs - timers.now());
      keepShown = timers.after(rest, () => isShown.set(false));
    },
  };
}

export const progress = createProgress(systemTimers);
