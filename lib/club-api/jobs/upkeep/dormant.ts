import { makeDormant } from "../../workflows/accounts/dormancy";
import type { Job } from "../job";

/** Accounts that nobody has used for a year fall asleep (domain.md 11.9, C0450). */
export const dormantJob: Job = {
  name: "dormant",
  at: "00:10",
  run: ({ db, ctx }) => makeDormant(db, ctx),
};
