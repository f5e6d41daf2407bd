import { openingsNow } from "../../domains/tee-sheets";
import type { Job } from "../job";

/** Stores nothing: which days open is computed at each look. It logs what opens in this minute (domain.md 11.9). */
export const openTickJob: Job = {
  name: "open-tick",
  at: "minutely",
  async run({ db, ctx, logger }) {
    for (const opening of await openingsNow(db, ctx)) logger.info(opening, "booking opens");
  },
};
