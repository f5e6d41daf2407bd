const orders = [
  ["year", "month", "day"],
  ["month", "day", "year"],
  ["day", "month", "year"],
] as const;
const separators = [".", "-", "/"] as const;
const widths = [
  { year: "yyyy", month: "MM", day: "dd" },
  { year: "yy", month: "MM", day: "dd" },
  { year: "yyyy", month: "M", day: "d" },
  { year: "yy", month: "M", day: "d" },
] as const;

/** One of the 36 selectable date formats: its code (policy C0200 v1) and its pattern (v2). */
export type DateFormat = { code: number; pattern: string };

/** The 36 formats; code = 12 x order + 4 x separator + width + 1 (domain.md 5.1). */
export const dateFormats: readonly DateFormat[] = orders
  .flatMap((order) =>
    separators.flatMap((separator) =>
      widths.map((width) => order.map((part) => width[part]).join(separator)),
    ),
  )
  .map((pattern, position) => ({ code: position + 1, pattern }));

/** The pattern of a code 1 to 36, also as text; undefined for anything else. */
export function datePattern(code: number | string): string | undefined {
  const text = String(code);
  return dateFormats.find((format) => String(format.code) === text)?.pattern;
}
