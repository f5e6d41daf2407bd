import { appendFileSync } from "node:fs";

/**
 * A row of a benchmark's table. A number without a bound only stands there to be read: it has no `isMet`, and no verdict. What a
 * benchmark gives beyond the five fields is printed and not kept.
 */
export const row = ({ measure, ours, yardstick = "", bound = "", isMet, ...more }) => ({
  measure,
  ours,
  yardstick,
  bound,
  verdict: isMet === undefined ? "" : isMet ? "met" : "NOT MET",
  ...more,
});

/** A number that may not be more than its bound, where it has one. */
export const atMost = (measure, ours, bound) =>
  row({ measure, ours, bound, isMet: bound === undefined ? undefined : ours <= bound });

/**
 * The end of a benchmark: prints all of its rows, lets the process fail where a bound is not met, and leaves the rows to
 * `npm run bench:all`, which names a file for them.
 */
export function publish(rows) {
  console.table(rows);
  if (rows.some(({ verdict }) => verdict === "NOT MET")) process.exitCode = 1;
  const file = process.env.BENCH_ROWS;
  if (!file) return;
  for (const { measure, ours, yardstick, bound, verdict } of rows)
    appendFileSync(file, `${JSON.stringify({ measure, ours, yardstick, bound, verdict })}\n`);
}
