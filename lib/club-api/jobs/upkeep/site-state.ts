import { settleSiteState } from "../../domains/site";
import type { Job } from "../job";

/** A planned state begins, a stop ends (domain.md 11.9); visitors see both at the very second without it. */
export const siteStateJob: Job = {
  name: "site-state",
  at: "minutely",
  run: async ({ db, ctx }) => {
    await settleSiteState(db, ctx);
  },
};
