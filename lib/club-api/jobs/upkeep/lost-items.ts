import { disposeOfLostItems, handToPolice } from "../../domains/lost-items";
import type { Job } from "../job";

/** domain.md 7.14, 8.7: valuables to the police, and what nobody fetched in its time. */
export const lostItemJobs: readonly Job[] = [
  {
    name: "lost-item-police",
    at: "09:00",
    async run({ db, ctx, logger }) {
      logger.info({ handed: await handToPolice(db, ctx) }, "lost items handed to the police");
    },
  },
  {
    name: "lost-item-dispose",
    at: "09:00",
    async run({ db, ctx, logger }) {
      logger.info({ disposed: await disposeOfLostItems(db, ctx) }, "lost items disposed of");
    },
  },
];
