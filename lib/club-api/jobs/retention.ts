import { sweepProofs } from "../domains/identity";
import { purgeWithdrawn } from "../domains/withdrawals";
import type { Job } from "./job";

/** Destroys what has been kept long enough (domain.md 11.9, C0460, 7.13). */
export const retentionJob: Job = {
  name: "retention",
  at: "03:00",
  async run({ db, act }) {
    await sweepProofs(db, act);
    await purgeWithdrawn(db, act);
  },
};
