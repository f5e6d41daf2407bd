import { remindOfDeadlines } from "../../domains/reservations";
import type { Job } from "../job";

/** domain.md 11.10: free cancellation ends today. */
export const freeCancelReminderJob: Job = {
  name: "free-cancel-reminder",
  at: "10:00",
  run: ({ db, ctx }) => remindOfDeadlines(db, ctx),
};
