import { announceDormancy, confirmMarketing, remindOfPasswords } from "../../workflows/accounts/dormancy";
import type { Job } from "../job";

/** What members are told ahead of time (domain.md 11.10): dormancy, an old password, advertising every two years. */
export const memberRemindersJob: Job = {
  name: "member-reminders",
  at: "10:00",
  async run({ db, ctx }) {
    await announceDormancy(db, ctx);
    await remindOfPasswords(db, ctx);
    await confirmMarketing(db, ctx);
  },
};
