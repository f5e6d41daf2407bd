export type FigureChange = {
  way: "more" | "less" | "same";
  /** How much, without a sign. */
  difference: number;
  /** Of what it was; null when it was nothing. */
  percent: number | null;
};

/** How a figure has changed; null when one of the two is not known. */
export function changeOf(
  now: number | null | undefined,
  before: number | null | undefined,
): FigureChange | null {
  if (now == null || before == null) return null;
  const difference = Math.abs(now - before);
  const percent = before === 0 ? null : (difference / before) * 100;
  if (now === before) return { way: "same", difference: 0, percent: null };
  return { way: now > before ? "more" : "less", difference, percent };
}
