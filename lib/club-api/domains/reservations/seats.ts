import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { writeLog } from "./logs";
import { type Booking, type BookingPlayer, updatePlayer } from "./repository";

const companionType = "30";

/** A companion says yes: the round binds him from now on. */
export async function acceptSeat(
  tx: Database,
  act: Act,
  booking: Booking,
  seat: BookingPlayer,
): Promise<void> {
  await updatePlayer(tx, seat, { acceptedAt: act.now });
  await writeLog(tx, act, booking, "40", null, { seq: seat.seq, isAccepted: true });
}

/** A companion takes himself out: the seat stays, empty, at the price that the party was told. */
export async function leaveSeat(
  tx: Database,
  act: Act,
  booking: Booking,
  seat: BookingPlayer,
): Promise<void> {
  const empty = { memberIdx: null, name: "", phoneNo: null, gender: null, acceptedAt: null };
  await updatePlayer(tx, seat, { ...empty, memberType: companionType });
  await writeLog(tx, act, booking, "40", null, { seq: seat.seq, hasLeft: true });
}
