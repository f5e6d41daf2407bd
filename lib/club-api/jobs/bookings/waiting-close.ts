import { closeWaitings } from "../../workflows/waitings/close-waitings";
import type { Job } from "../job";

/** domain.md 11.9. Each minute, since the club sets the hour (C0290 v4; 17:00 for tomorrow by default). */
export const waitingCloseJob: Job = {
  name: "waiting-close",
  at: "minutely",
  run: ({ db, ctx }) => closeWaitings(db, ctx),
};
