/** How long somebody waits for a club API that does not answer, in milliseconds: one budget for each kind of wait. */
export const waits = {
  /** For a page, in all. */
  page: 3000,
  /** For what all visitors share: a crowd waits for one answer. */
  shared: 3000,
  /** For what a screen reads: then its sentence stands there, with a way to try again. */
  read: 5000,
  /**
   * For a write, which may have happened while nobody answered, and for a file. What a person sends again goes under the
   * same key (`Idempotency-Key`) or with the version that was seen, so that nothing is done twice.
   */
  write: 30_000,
};
