/** A line of the table; a number without a bound only stands there to be read. */
export const row = (measure, ours, bound) => ({
  measure,
  ours,
  bound: bound ?? "",
  verdict: bound === undefined ? "" : ours <= bound ? "met" : "NOT MET",
});

/** The value below which a share of some numbers lies, as a whole number. */
export function percentile(numbers, share) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0);
}
