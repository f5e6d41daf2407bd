import type { VocOfficeDetail } from "@/lib/contract/inquiries/ops-vocs";
import type { Database } from "../../db/database";
import { codeNames } from "../../domains/codes";
import { findBooking } from "../../domains/reservations";
import type { Context } from "../../platform/context";

/** The booking that an inquiry is about, as far as the office has to find it. */
export async function relatedBooking(
  tx: Database,
  ctx: Context,
  bookingIdx: number | null,
): Promise<VocOfficeDetail["relatedBooking"]> {
  const { clubIdx } = ctx.club;
  const booking = bookingIdx === null ? null : await findBooking(tx, clubIdx, bookingIdx);
  if (!booking) return null;
  const { rsvNo, playDate, teeTime, courseCode } = booking;
  const names = await codeNames(tx, clubIdx, "courses", ctx.choice);
  return {
    ...{ bookingIdx: booking.bookingIdx, rsvNo, playDate, teeTime },
    courseName: names.get(courseCode) ?? courseCode,
  };
}
