import { retryQueue } from "../runtime/retry-queue";

/** `anew`: what is on the screen is asked for again. */
type Drop = (options: { anew: boolean }) => Promise<unknown>;

const drops = new Set<Drop>();

/** Who keeps answers of calls says how to drop them: pages that keep none load no cache. */
export function keepAnswers(drop: Drop): void {
  drops.add(drop);
}

/** Nothing that was read for the person before stays, and nothing that waits for the network is sent for another. */
export async function dropAnswers(options: { anew: boolean }): Promise<void> {
  retryQueue.discardAll();
  await Promise.all([...drops].map((drop) => drop(options)));
}
