import type { frozenClock } from "../platform/clock";
import type { JobRunner } from "./runner";

/** Moves a frozen clock on, one move after the other, and runs what falls due on the way; the names of those jobs. */
export function clockMover(
  clock: ReturnType<typeof frozenClock>,
  runner: JobRunner,
): (now: Date) => Promise<string[]> {
  let last: Promise<unknown> = Promise.resolve();
  return (now) => {
    const move = last.then(async () => {
      const names = await runner.runBetween(clock.now(), now, clock.set);
      if (clock.now() < now) clock.set(now);
      return names;
    });
    last = move.catch(() => undefined);
    return move;
  };
}
