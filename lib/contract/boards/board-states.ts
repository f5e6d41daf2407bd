import { z } from "zod";

/** What the back office filters a board with a period by: shown now, not yet, no longer, or to nobody. */
export const boardState = z.enum(["visible", "scheduled", "ended", "hidden"]);
export type BoardState = z.infer<typeof boardState>;
/** The same of a board without a period. */
export const plainState = z.enum(["visible", "hidden"]);

/** How many rows are in which state; `deleted` ones can be restored and are not in the total. */
export const boardCounts = z.object({
  total: z.int(),
  visible: z.int(),
  scheduled: z.int(),
  ended: z.int(),
  hidden: z.int(),
  deleted: z.int(),
});
export type BoardCounts = z.infer<typeof boardCounts>;
