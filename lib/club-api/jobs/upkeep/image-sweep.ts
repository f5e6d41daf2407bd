import { sweepImages } from "../../domains/content-images";
import type { Job } from "../job";

/** Removes images of texts that nothing names any more. */
export const imageSweepJob: Job = {
  name: "image-sweep",
  at: "03:20",
  async run(context) {
    const removed = await sweepImages(context);
    if (removed > 0) context.logger.info({ removed }, "unused images removed");
  },
};
