import { bookingState } from "@/lib/contract/code-values/bookings";
import { isOneOf } from "@/lib/contract/code-values/code-group";
import { memberTypeCode } from "@/lib/contract/code-values/members";
import type { Request, RequestEnd } from "./engine/record";
import type { BookingRow } from "./rows";

const companionType = memberTypeCode.web;
const keptStates: readonly string[] = [
  bookingState.booked,
  bookingState.confirmed,
  bookingState.checkedIn,
  bookingState.played,
  bookingState.drawHold,
];

/** What became of a request that had a booking. */
export function playedAs(row: BookingRow): Pick<Request, "party" | "moves" | "end" | "actual"> {
  const { memberType, playerCount, caddieMode, holeCode, discount, penalty } = row;
  const isKept = keptStates.includes(row.state);
  const unnamed = Array.from({ length: Math.max(0, playerCount - row.playerTypes.length) }, () =>
    row.memberIdx === null ? memberType : companionType,
  );
  return {
    party: { memberTypes: [...row.playerTypes, ...unnamed], caddieMode, holeCode, discount },
    // The record names the slot before each move; the next one, or the last, is where it went.
    moves: row.moves.map(({ at }, place) => ({
      at: new Date(at),
      sheetIdx: row.moves[place + 1]?.sheetIdx ?? row.sheetIdx,
    })),
    end: endOf(row),
    actual: {
      ...{ sheetIdx: row.sheetIdx, isKept },
      fee: isKept ? row.total : 0,
      fine: penalty && !penalty.isWaived ? penalty.fine : 0,
      suspensionDays: penalty && !penalty.isWaived ? penalty.days : 0,
    },
  };
}

function endOf({ state, cancelAt, graceUntil, drawIdx, penalty }: BookingRow): RequestEnd | null {
  if (
    cancelAt === null ||
    !isOneOf(state, [
      bookingState.cancelled,
      bookingState.lateCancelled,
      bookingState.noShow,
      bookingState.clubCancelled,
      bookingState.weatherCancelled,
    ])
  )
    return null;
  const isInGrace = graceUntil !== null && new Date(cancelAt) <= new Date(graceUntil);
  return {
    at: new Date(cancelAt),
    by:
      state === bookingState.noShow
        ? "NO_SHOW"
        : state === bookingState.clubCancelled || state === bookingState.weatherCancelled
          ? "CLUB"
          : "MEMBER",
    isFree: state === bookingState.cancelled && (isInGrace || drawIdx !== null),
    paidAt: penalty?.paidAt ? new Date(penalty.paidAt) : null,
    isWaived: penalty?.isWaived ?? false,
  };
}

/** A request that came to nothing, as it would have been played. */
export function notPlayed({
  memberType,
  playerCount,
}: {
  memberType: string;
  playerCount: number;
}): Pick<Request, "party" | "moves" | "end" | "actual"> {
  const companions = Array.from({ length: Math.max(0, playerCount - 1) }, () => companionType);
  return {
    party: { memberTypes: [memberType, ...companions], caddieMode: "C", holeCode: "18", discount: 0 },
    moves: [],
    end: null,
    actual: { sheetIdx: null, isKept: false, fee: 0, fine: 0, suspensionDays: 0 },
  };
}
