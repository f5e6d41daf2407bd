/** Normalizes a typed number: commas removed (seed §5), full-width digits as ASCII. */
export function plainTyped(text: string): string {
  return text.normalize("NFKC").replaceAll(",", "");
}

/**
 * Parses a typed number: commas removed, anything that is no plain decimal is 0 (seed §5).
 * Full-width digits of Korean, Japanese and Chinese keyboards count as digits. Never NaN, infinite or -0.
 */
export function parseTypedNumber(text: string): number {
  const typed = plainTyped(text).trim();
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(typed)) return 0;
  const value = Number(typed);
  return Number.isFinite(value) && value !== 0 ? value : 0;
}
