import { z } from "zod";
import { teeTimeText } from "../bookings/play-shapes";
import { dateText, idx } from "../common";

/**
 * Why a standing booking would not be sold any more: its day is closed, its tee time is not laid, its day does not open
 * for the member type by now, its party is too small or too large, its booker has more than the limits allow, or it
 * would cost something else.
 */
export const strandedCauses = ["CLOSED", "NOT_LAID", "NOT_OPEN", "PARTY", "LIMIT", "PRICE"] as const;
export type StrandedCause = (typeof strandedCauses)[number];

const strandedBooking = z.object({
  bookingIdx: idx,
  rsvNo: z.string(),
  playDate: dateText,
  teeTime: teeTimeText,
});

/** Effect of a rule change on existing bookings: they stay as they are, staff decide about them. */
export const ruleEffect = z.object({
  /** Standing bookings that were looked at. */
  checked: z.int(),
  /** How many of them would not be sold any more like this. */
  stranded: z.int(),
  causes: z.array(
    z.object({
      cause: z.enum(strandedCauses),
      count: z.int(),
      /** The first of them by day and time. */
      first: z.array(strandedBooking).max(5),
    }),
  ),
});
export type RuleEffect = z.output<typeof ruleEffect>;

/** With a save: how many bookings its author was told of. Another number by now is refused with 2002. */
export const expectedStranded = z.int().min(0).optional();
