import type { FairnessDecile, FairnessFigures } from "@/lib/contract/draws/fairness";

export type CountedDecile = {
  decile: number;
  members: number;
  rounds: number;
  primeRounds: number;
  placed: number;
};

const shareOf = (part: number, all: number) => (all === 0 ? null : part / all);

function sumOf<Row>(rows: readonly Row[], numberOf: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + numberOf(row), 0);
}

/** Each tenth with its share of all rounds and of the prime ones. */
export function decilesOf(rows: readonly CountedDecile[]): FairnessDecile[] {
  const rounds = sumOf(rows, (row) => row.rounds);
  const primeRounds = sumOf(rows, (row) => row.primeRounds);
  return rows.map(({ placed: _placed, ...row }) => ({
    ...row,
    roundShare: shareOf(row.rounds, rounds),
    primeShare: shareOf(row.primeRounds, primeRounds),
  }));
}

/** The sums of the tenths, and the Gini figure: 2·Σ(place·prime) / (n·Σprime) − (n+1)/n, places from the fewest on. */
export function primeFigures(rows: readonly CountedDecile[]): FairnessFigures["prime"] {
  const members = sumOf(rows, (row) => row.members);
  const primeRounds = sumOf(rows, (row) => row.primeRounds);
  const placed = sumOf(rows, (row) => row.placed);
  const gini = primeRounds === 0 ? null : (2 * placed) / (members * primeRounds) - (members + 1) / members;
  return { members, rounds: sumOf(rows, (row) => row.rounds), primeRounds, gini: gini && rounded(gini) };
}

/** Moved or cancelled by the club, of all; a booking that was both counts once. */
export function bumpFigures({
  bumped,
  ...row
}: Omit<FairnessFigures["bump"], "rate"> & { bumped: number }): FairnessFigures["bump"] {
  return { ...row, rate: shareOf(bumped, row.bookings) };
}

/** Places given to golfers who asked, of all that were asked for. */
export function joinFigures(row: Omit<FairnessFigures["joins"], "rate">): FairnessFigures["joins"] {
  return { ...row, rate: shareOf(row.granted, row.asked) };
}

/** Offers that were taken, of all that were made. */
export function lastMinuteFigures(
  row: Omit<FairnessFigures["lastMinute"], "rate">,
): FairnessFigures["lastMinute"] {
  return { ...row, rate: shareOf(row.taken, row.offered) };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
