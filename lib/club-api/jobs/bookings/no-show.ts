import { markNoShows, noShowTime } from "../../workflows/desk/mark-no-shows";
import type { Job } from "../job";

/** domain.md 7.12, 11.9: who did not come. */
export const noShowJob: Job = {
  name: "no-show",
  at: noShowTime,
  run: ({ db, ctx }) => markNoShows(db, ctx),
};
