import { readNumbers, sweepLocks } from "../domains/reservations";
import type { Job } from "./job";

/** Cleans up holds that are dead anyway: every read treats them as none (domain.md 7.5, 11.9). */
export const lockSweepJob: Job = {
  name: "lock-sweep",
  at: "minutely",
  run: async ({ db, act }) => {
    const { lock } = await readNumbers(db, act.club.clubIdx);
    await sweepLocks(db, act, lock.windowMinutes);
  },
};
