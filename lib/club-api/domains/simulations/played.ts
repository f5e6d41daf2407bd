import type { Wish, WishEnd } from "./engine/record";
import type { BookingRow } from "./rows";

const companionType = "30";
const keptStates: readonly string[] = ["10", "20", "30", "40", "80"];

/** What became of a wish that had a booking. */
export function playedAs(row: BookingRow): Pick<Wish, "party" | "moves" | "end" | "actual"> {
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

function endOf({ state, cancelAt, graceUntil, drawIdx, penalty }: BookingRow): WishEnd | null {
  if (cancelAt === null || !["50", "51", "60", "70", "71"].includes(state)) return null;
  const isInGrace = graceUntil !== null && new Date(cancelAt) <= new Date(graceUntil);
  return {
    at: new Date(cancelAt),
    by: state === "60" ? "NO_SHOW" : state === "70" || state === "71" ? "CLUB" : "MEMBER",
    isFree: state === "50" && (isInGrace || drawIdx !== null),
    paidAt: penalty?.paidAt ? new Date(penalty.paidAt) : null,
    isWaived: penalty?.isWaived ?? false,
  };
}

/** A wish that came to nothing, as it would have been played. */
export function notPlayed({
  memberType,
  playerCount,
}: {
  memberType: string;
  playerCount: number;
}): Pick<Wish, "party" | "moves" | "end" | "actual"> {
  const companions = Array.from({ length: Math.max(0, playerCount - 1) }, () => companionType);
  return {
    party: { memberTypes: [memberType, ...companions], caddieMode: "C", holeCode: "18", discount: 0 },
    moves: [],
    end: null,
    actual: { sheetIdx: null, isKept: false, fee: 0, fine: 0, suspensionDays: 0 },
  };
}
