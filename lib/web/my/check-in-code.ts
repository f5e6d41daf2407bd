import { encode } from "uqr";

/**
 * A text as a code for a scanner, with the quiet zone that readers need: a square of so many units, and the path of its dark
 * ones.
 */
export function codePath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return { size, path: dark.join("") };
}
