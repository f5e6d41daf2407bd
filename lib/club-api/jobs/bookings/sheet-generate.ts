import { layAhead } from "../../domains/tee-sheets";
import type { Job } from "../job";

/** Sheets for every day up to D+60; days that a missed run left out are laid too (domain.md 7.1, 11.9). */
export const sheetGenerateJob: Job = {
  name: "sheet-generate",
  at: "00:05",
  async run({ db, ctx, logger }) {
    const created = await layAhead(db, ctx);
    logger.info({ created }, "sheets laid");
  },
};
