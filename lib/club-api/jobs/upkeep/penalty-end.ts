import { endPenalties } from "../../workflows/penalties/end-penalties";
import type { Job } from "../job";

/** domain.md 8.7, 11.9: suspensions that are over. */
export const penaltyEndJob: Job = {
  name: "penalty-end",
  at: "00:10",
  run: ({ db, ctx }) => endPenalties(db, ctx),
};
