import { remindWinners } from "../../workflows/draws/results/remind-winners";
import type { Job } from "../job";

/** With the other reminders (domain.md 11.9): wins that have to be confirmed within a day. */
export const drawConfirmReminderJob: Job = {
  name: "draw-confirm-reminder",
  at: "10:00",
  run: ({ db, ctx }) => remindWinners(db, ctx),
};
