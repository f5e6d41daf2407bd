import type { Timers } from "@/lib/web/runtime/timers";

type Due = { at: number; run: () => void };

/** A clock that only the test moves. */
export function fakeTimers(start = 1_000_000) {
  let now = start;
  let due: Due[] = [];
  const timers: Timers = {
    now: () => now,
    after(delayMs, run) {
      const one = { at: now + delayMs, run };
      due.push(one);
      return () => {
        due = due.filter((other) => other !== one);
      };
    },
  };
  /** Lets promises settle between what happens at different moments. */
  async function advance(ms: number) {
    const end = now + ms;
    for (;;) {
      await settle();
      const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      due = due.filter((one) => one !== next);
      now = next.at;
      next.run();
    }
    now = end;
    await settle();
  }
  return { timers, advance, waiting: () => due.length };
}

async function settle() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

/** A storage of this test alone. */
export function fakeStorage(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}
