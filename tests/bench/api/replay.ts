/** One statement as a driver ran it, with the rows that came back. */
export type Statement = { text: string; values: unknown[]; rows: Record<string, unknown>[] };
export type RunRaw = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

const generatedNumber = /^\d{6}-\d{5}$/;

/**
 * Sends recorded statements again as they are, except that numbers which the database gave out in the recording are
 * replaced by those that it gives out now, and that reservation numbers are new: the same work, without the product.
 */
export function createReplay(statements: readonly Statement[], firstNumber: number) {
  let runs = firstNumber;
  return async (run: RunRaw): Promise<void> => {
    runs += 1;
    const renamed = new Map<string, string>();
    for (const { text, values, rows } of statements) {
      const answer = await run(
        text,
        values.map((value) => rename(value, renamed, runs)),
      );
      rows.forEach((row, position) => {
        learn(row, answer.rows[position], renamed);
      });
    }
  };
}

/** Ids that differ between the recording and now. */
function learn(
  before: Record<string, unknown>,
  now: Record<string, unknown> | undefined,
  renamed: Map<string, string>,
) {
  for (const [column, value] of Object.entries(now ?? {})) {
    const old = before[column];
    const isId = typeof value === "number" && typeof old === "number" && value !== old && old > 99_999;
    if (isId) renamed.set(String(old), String(value));
  }
}

function rename(value: unknown, renamed: ReadonlyMap<string, string>, run: number): unknown {
  if (typeof value === "string" && generatedNumber.test(value)) return `${value.slice(0, 6)}-R${run}`;
  if (typeof value !== "string" && typeof value !== "number") return value;
  let text = String(value);
  for (const [old, now] of renamed) text = text.replaceAll(old, now);
  return typeof value === "number" ? Number(text) : text;
}
