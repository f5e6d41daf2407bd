import { markNoShows } from "../workflows/mark-no-shows";
import type { Job } from "./job";

/** domain.md 7.12, 11.9: who did not come. */
export const noShowJob: Job = {
  name: "no-show",
  at: "23:00",
  run: ({ db, act }) => markNoShows(db, act),
};
