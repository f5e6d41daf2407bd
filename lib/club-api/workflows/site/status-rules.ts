type Part = "ok" | "look";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A message is sent within seconds, and tried again for some minutes. */
export const longestWaitMs = 10 * minuteMs;
/** A run is taken within a quarter of a minute, and tried again for some minutes. */
export const latestRunMs = 15 * minuteMs;
/** Age after which given-up work is no longer reported. */
export const parkedForMs = 7 * 24 * hourMs;
/** One a night, and two hours for one that takes longer than the last. */
export const backupEveryMs = 26 * hourMs;

export function messagesState(queue: { oldestAt: Date | null; parked: number }, now: Date): Part {
  const waitedMs = queue.oldestAt ? now.getTime() - queue.oldestAt.getTime() : 0;
  return queue.parked > 0 || waitedMs > longestWaitMs ? "look" : "ok";
}

export const jobsState = (runs: { late: readonly unknown[]; parked: readonly unknown[] }): Part =>
  runs.late.length > 0 || runs.parked.length > 0 ? "look" : "ok";

/** `realNow` is real time, as a backup is noted. */
export const backupState = (at: Date | null, realNow: Date): Part =>
  at !== null && realNow.getTime() - at.getTime() <= backupEveryMs ? "ok" : "look";
