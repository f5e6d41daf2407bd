import { bookingState } from "@/lib/contract/code-values/bookings";
import type { Database } from "../../db/database";
import {
  acceptSeat,
  type Booking,
  clashFailure,
  leaveSeat,
  lockBooking,
  lockMembers,
  nameFor,
  playersOf,
  tellAll,
  word,
} from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { repriceParty } from "./party-price";

/**
 * A named member accepts, is bound by 4208 and pays the own green fee from then on, or takes himself out and leaves his
 * seat empty, of which the others hear (domain.md 7.9). The booking is locked from the first look on: an answer and a
 * cancellation at once come one after the other, and one that comes after the end changes nothing. Throws 2001 for who is
 * not named, 4208 when the own round lies too close, 4210 once it is over.
 */
export async function answerInvitation(
  tx: Database,
  ctx: Context,
  { memberIdx, bookingIdx, action }: { memberIdx: number; bookingIdx: number; action: "ACCEPT" | "LEAVE" },
): Promise<Booking> {
  const { clubIdx } = ctx.club;
  await lockMembers(tx, clubIdx, [memberIdx]);
  const booking = await lockBooking(tx, clubIdx, bookingIdx);
  const seats = booking ? await playersOf(tx, clubIdx, bookingIdx) : [];
  const seat = seats.find((player) => player.memberIdx === memberIdx && !player.isBooker);
  if (!booking || !seat) throw new ClubFailure("NOT_FOUND");
  if (booking.state !== bookingState.booked && booking.state !== bookingState.confirmed)
    throw new ClubFailure("RSV_CHANGE_LATE");
  if (action === "LEAVE") {
    await leaveSeat(tx, ctx, booking, seat);
    const left = await repriceParty(tx, ctx, booking);
    await tellAll(tx, ctx, left, [
      word("companionLeft", { companion: nameFor(seat, true) }, { audience: "booker" }),
      word("partyChanged", {}, { audience: "companions" }),
    ]);
    return left;
  }
  if (seat.acceptedAt !== null) return booking;
  const { playDate, teeTime } = booking;
  const clash = await clashFailure(tx, ctx, {
    memberIdxs: [memberIdx],
    playDate,
    teeTime,
    exceptBookingIdx: bookingIdx,
  });
  if (clash) throw clash;
  await acceptSeat(tx, ctx, booking, seat);
  return repriceParty(tx, ctx, booking);
}
