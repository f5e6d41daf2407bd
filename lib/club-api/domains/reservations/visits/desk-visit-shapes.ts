import type { DeskBooking, DeskVisit } from "@/lib/contract/bookings/ops-desk";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Context } from "../../../platform/context";
import type { Veil } from "../../../platform/veil";
import { paysOwnFee } from "../bookings/party-fees";
import type { BookingLog, BookingPlayer } from "../repository";
import type { Visit } from "./visit-repository";
import { wholeOrText } from "./visits";

/** A player as named in the booking. */
export function shownPlayer(player: BookingPlayer, veil: Veil): DeskBooking["players"][number] {
  const { seq, isBooker, memberIdx, name, phoneNo, memberType, greenFee } = player;
  return {
    seq,
    isBooker,
    memberIdx,
    name: veil.name(name),
    phoneNo: veil.phone(phoneNo),
    memberType,
    greenFee: wholeOrText(greenFee),
    isOwnFee: paysOwnFee(player),
  };
}

/** A player's visit; the name comes with the booking's players. */
export function shownVisit(
  ctx: Context,
  visit: Visit,
  players: readonly BookingPlayer[],
  veil: Veil,
): DeskVisit {
  const { visitIdx, memberIdx, state, checkInAt, lockerNo, cartNo, bagTag, total, paid } = visit;
  const player = players.find((one) => isVisitOf(visit, one));
  return {
    visitIdx,
    seq: player?.seq ?? null,
    memberIdx,
    name: veil.name(player?.name ?? ""),
    state,
    checkInAt: checkInAt && clubTimestamp(checkInAt, ctx.club.zone),
    lockerNo,
    cartNo,
    bagTag,
    total: wholeOrText(total),
    paid: wholeOrText(paid),
  };
}

function isVisitOf({ memberIdx, seat }: Visit, player: BookingPlayer): boolean {
  if (seat !== null) return player.seq === seat;
  return memberIdx === null ? player.isBooker : player.memberIdx === memberIdx;
}

/** The last check-in of a log: by whom, when, how many came; null before one. */
export function checkInOf(ctx: Context, logs: readonly BookingLog[]): DeskBooking["checkedIn"] {
  const last = logs.findLast(({ after }) => stateIn(after) === bookingState.checkedIn);
  if (!last) return null;
  const players = (last.after as { players?: unknown }).players;
  return {
    by: last.by,
    at: clubTimestamp(last.at, ctx.club.zone),
    players: typeof players === "number" ? players : null,
  };
}

function stateIn(after: unknown): unknown {
  return typeof after === "object" && after !== null && "state" in after ? after.state : undefined;
}
