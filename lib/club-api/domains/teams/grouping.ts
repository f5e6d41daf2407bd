/** A companion's seat as it is before a regrouping; nobody is named anew. */
export type SeatRef = { bookingIdx: number; seq: number };
type Flight = {
  bookingIdx: number;
  playerCount: number;
  seats: readonly { seq: number; isBooker: boolean; memberIdx: number | null; name: string }[];
};
type Input = { bookingIdx: number; players: readonly SeatRef[] };

/**
 * Whether a grouping only moves people (domain.md 7.10): each companion of the flights has one place in them, nobody comes
 * or goes, and every flight keeps the seat of its booker. `flights` and `requests` are of the same bookings.
 */
export function isRegrouping(flights: readonly Flight[], inputs: readonly Input[]): boolean {
  const present = flights.flatMap(({ bookingIdx, seats }) =>
    seats
      .filter(({ isBooker, memberIdx, name }) => !isBooker && (memberIdx !== null || name !== ""))
      .map(({ seq }) => keyOf({ bookingIdx, seq })),
  );
  const placed = inputs.flatMap(({ players }) => players.map(keyOf));
  const isWhole =
    placed.length === present.length &&
    new Set(placed).size === placed.length &&
    placed.every((key) => present.includes(key));
  const fits = ({ bookingIdx, playerCount }: Flight) =>
    inputs
      .filter((input) => input.bookingIdx === bookingIdx)
      .every(({ players }) => players.length < playerCount);
  return isWhole && flights.every(fits);
}

function keyOf({ bookingIdx, seq }: SeatRef): string {
  return `${bookingIdx}:${seq}`;
}
