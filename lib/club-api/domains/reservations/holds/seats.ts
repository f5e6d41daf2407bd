import type { Quote } from "@/lib/contract/bookings/play-shapes";
import { type BookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import type { Database } from "../../../db/database";
import { actorName, type Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { writeLog } from "../bookings/logs";
import { type Booking, type BookingPlayer, updateBooking, updatePlayer } from "../repository";

/** A companion says yes: the round binds him from now on. */
export async function acceptSeat(
  tx: Database,
  ctx: Context,
  booking: Booking,
  seat: BookingPlayer,
): Promise<void> {
  await updatePlayer(tx, seat, { acceptedAt: ctx.now });
  await writeLog(tx, ctx, booking, bookingWork.companionEdit, null, { seq: seat.seq, isAccepted: true });
}

/** A companion takes himself out: the seat stays, empty; `repriceParty` gives it the price of an unnamed one. */
export async function leaveSeat(
  tx: Database,
  ctx: Context,
  booking: Booking,
  seat: BookingPlayer,
): Promise<void> {
  const empty = {
    memberIdx: null,
    name: "",
    phoneNo: null,
    gender: null,
    acceptedAt: null,
    checkedInAt: null,
  };
  await updatePlayer(tx, seat, empty);
  await writeLog(tx, ctx, booking, bookingWork.companionEdit, null, { seq: seat.seq, hasLeft: true });
}

/** The desk has members of the party before it, or takes back that it had. */
export async function markSeen(
  tx: Database,
  seats: readonly BookingPlayer[],
  checkedInAt: Date | null,
): Promise<void> {
  for (const seat of seats) await updatePlayer(tx, seat, { checkedInAt });
}

export type SeatPrice = Pick<BookingPlayer, "seq" | "memberType" | "greenFee">;

/**
 * Writes what the seats cost now. The booking gets another version in any case, so that whoever has read the party before
 * is refused (4211) and writes nothing over it.
 */
export async function writePrice(
  tx: Database,
  ctx: Context,
  booking: Booking,
  price: { quote: Quote; seats: readonly SeatPrice[] } | null,
  from: readonly BookingState[],
): Promise<Booking> {
  const { clubIdx, bookingIdx, version } = booking;
  const saved = await updateBooking(
    tx,
    { clubIdx, bookingIdx, states: from, version },
    { ...(price ? { quote: price.quote } : {}), updatedAt: ctx.now, updatedBy: actorName(ctx.by) },
  );
  if (!saved) throw new ClubFailure("RSV_VERSION");
  for (const { seq, memberType, greenFee } of price?.seats ?? []) {
    await updatePlayer(tx, { clubIdx, bookingIdx, seq }, { memberType, greenFee });
  }
  return saved;
}
