import { boardOffices } from "../../workflows/site/board-offices";
import type { Job } from "../job";

/** Destroys what has lain in the trash of a board for thirty days, with its files. */
export const trashPurgeJob: Job = {
  name: "trash-purge",
  at: "03:10",
  async run(context) {
    for (const [board, office] of Object.entries(boardOffices)) {
      const purged = await office.purge(context);
      if (purged > 0) context.logger.info({ board, purged }, "deleted records destroyed");
    }
  },
};
