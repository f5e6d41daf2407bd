import { createStore } from "./store";

type RetryAnswer = "retry" | "discard";

/** Requests that the network left without an answer wait here, to be sent again together or given up (seed §8). */
export function createRetryQueue() {
  const count = createStore(0);
  let waiting: ((answer: RetryAnswer) => void)[] = [];

  function settle(answer: RetryAnswer) {
    const settled = waiting;
    waiting = [];
    count.set(0);
    for (const resolve of settled) resolve(answer);
  }

  return {
    count,
    /** Settled together with all others; a request that is cancelled meanwhile is given up alone. */
    wait: (signal?: AbortSignal): Promise<RetryAnswer> =>
      new Promise((resolve) => {
        const leave = () => {
          waiting = waiting.filter((one) => one !== resolve);
          count.set(waiting.length);
          resolve("discard");
        };
        waiting = [...waiting, resolve];
        count.set(waiting.length);
        signal?.addEventListener("abort", leave, { once: true });
      }),
    retryAll: () => settle("retry"),
    discardAll: () => settle("discard"),
  };
}

export const retryQueue = createRetryQueue();
