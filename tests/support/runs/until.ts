import { setTimeout as wait } from "node:timers/promises";

/** Waits until `isSo`, asked every so many milliseconds; throws with `what` when the time is over. */
export async function until(
  isSo: () => Promise<boolean> | boolean,
  what: string,
  limitMs = 60_000,
  everyMs = 50,
): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${limitMs / 1000} s`);
    await wait(everyMs);
  }
}
