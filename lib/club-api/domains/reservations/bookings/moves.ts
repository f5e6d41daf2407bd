import { hasCode } from "@/lib/club-api/platform/failure";
import { type BookingState, bookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import type { Database } from "../../../db/database";
import { actorName, type Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import type { Slot } from "../../tee-sheets";
import { type Booking, setAside, updateBooking } from "../repository";
import { updateVisits } from "../visits/visit-repository";
import { movedPlace, seenOf, slotTaken } from "./bookings";
import { writeLog } from "./logs";

const uniqueViolation = "23505";

/**
 * Moves a booking that is still to be played to another slot as it is: party, price and counts stay, deadlines are those
 * of the new time. Log 20. The caller holds both slots. Throws 4201 for a sold slot, 4211 for another version.
 */
export async function moveAsItIs(
  tx: Database,
  ctx: Context,
  before: Booking,
  slot: Slot,
  from: readonly BookingState[] = [bookingState.booked, bookingState.confirmed],
): Promise<Booking> {
  const { clubIdx, bookingIdx, version } = before;
  const booking = await updateBooking(
    tx,
    { clubIdx, bookingIdx, states: from, version },
    { ...(await movedPlace(tx, ctx, before, slot)), updatedAt: ctx.now, updatedBy: actorName(ctx.by) },
  ).catch((error: unknown) => {
    throw hasCode(error, uniqueViolation) ? slotTaken(slot) : error;
  });
  if (!booking) throw new ClubFailure("RSV_VERSION");
  const { playDate, teeTime, courseCode } = slot;
  const place = { playDate, teeTime, courseCode };
  await updateVisits(tx, { clubIdx, bookingIdx, states: ["READY"] }, place);
  await writeLog(tx, ctx, booking, bookingWork.change, seenOf(before), seenOf(booking));
  return booking;
}

type Swap = { booking: Booking; slot: Slot };

/** Two bookings change places; each `slot` is the one that its booking has now. The one is set aside while the other moves. */
export async function swapPlaces(
  tx: Database,
  ctx: Context,
  one: Swap,
  other: Swap,
): Promise<{ one: Booking; other: Booking }> {
  await setAside(tx, one.booking, bookingState.cancelled);
  const moved = await moveAsItIs(tx, ctx, other.booking, one.slot);
  return { one: await moveAsItIs(tx, ctx, one.booking, other.slot, [bookingState.cancelled]), other: moved };
}
