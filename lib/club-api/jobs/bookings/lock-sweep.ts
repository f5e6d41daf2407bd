import { readBookingPolicy } from "../../domains/reservations";
import { sweepHolds } from "../../workflows/bookings/release-hold";
import type { Job } from "../job";

/** Cleans up holds that every read treats as none anyway, and gives their slots on (domain.md 7.5, 8.1, 11.9). */
export const lockSweepJob: Job = {
  name: "lock-sweep",
  at: "minutely",
  run: async ({ db, ctx }) => {
    const { lock } = await readBookingPolicy(db, ctx.club.clubIdx);
    await sweepHolds(db, ctx, lock.windowMinutes);
  },
};
