import { announceTerms } from "../../workflows/site/announce-terms";
import type { Job } from "../job";

/**
 * Tells the members of versions whose announcement begins today (domain.md 11.9). The states themselves follow from the
 * club's day at every read, so a version is in force at midnight, not at 00:10.
 */
export const termsEffectiveJob: Job = {
  name: "terms-effective",
  at: "00:10",
  run: ({ db, ctx }) => announceTerms(db, ctx),
};
