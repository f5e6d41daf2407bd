import { closeInquiries } from "../../domains/voc";
import type { Job } from "../job";

/** domain.md 8.7: answered inquiries to which nothing was added. */
export const vocCloseJob: Job = {
  name: "voc-close",
  at: "00:10",
  async run({ db, ctx, logger }) {
    logger.info({ closed: await closeInquiries(db, ctx) }, "inquiries closed");
  },
};
