import { bookingState } from "@/lib/contract/code-values/bookings";
import type { CallInput, CallOutput } from "@/lib/contract/routes";
import { regroupUntil } from "@/lib/shared/bookings/team-grouping";

export type TeamRound = CallOutput<"GET /my-reservation/bookings/{id}">["list"][number];
type Call = CallInput<"PUT /ext/team-forms/{id}/grouping">;
export type TeamCompanion = { key: string; name: string; seat: { bookingIdx: number; seq: number } };
/** Which round each companion shall play, by his key; who is not in it stays where he is. */
export type Placing = Readonly<Record<string, number>>;

const open: readonly string[] = [bookingState.booked, bookingState.confirmed];

/** The rounds of a date whose players may still change flights now (domain.md 7.10). */
export function openFlights(rounds: readonly TeamRound[], zone: string, now: number): TeamRound[] {
  return rounds.filter((round) => open.includes(round.state) && now < regroupUntil(round, zone).getTime());
}

/** The named companions of a round, each known by the seat that he has now. */
export function companionsOf({ bookingIdx, players }: TeamRound): TeamCompanion[] {
  return players
    .filter(({ isBooker, name }) => !isBooker && name !== "")
    .map(({ seq, name }) => ({ key: `${bookingIdx}:${seq}`, name, seat: { bookingIdx, seq } }));
}

/** Who would sit in a round: those who stay in their order, then who comes. */
export function seatedIn(
  { bookingIdx }: TeamRound,
  flights: readonly TeamRound[],
  placing: Placing,
): TeamCompanion[] {
  const here = flights
    .flatMap(companionsOf)
    .filter(({ key, seat }) => (placing[key] ?? seat.bookingIdx) === bookingIdx);
  const [stay, come] = [true, false].map((is) =>
    here.filter(({ seat }) => (seat.bookingIdx === bookingIdx) === is),
  );
  return [...(stay ?? []), ...(come ?? [])];
}

/** The body of a regrouping: only rounds whose players change; null when nobody moves. */
export function groupingCall(
  teamFormIdx: number,
  flights: readonly TeamRound[],
  placing: Placing,
): Call | null {
  const changed = flights.filter((flight) => {
    const after = seatedIn(flight, flights, placing).map(({ key }) => key);
    return (
      after.join() !==
      companionsOf(flight)
        .map(({ key }) => key)
        .join()
    );
  });
  const [first] = changed;
  if (!first) return null;
  const rounds = changed.map((flight) => ({
    bookingIdx: flight.bookingIdx,
    version: flight.version ?? 0,
    players: seatedIn(flight, flights, placing).map(({ seat }) => seat),
  }));
  return { params: { id: String(teamFormIdx) }, body: { date: first.playDate, rounds } };
}
