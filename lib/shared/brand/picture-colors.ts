import type { Brand } from "./brand";
import { paletteOf } from "./palette";

/** Colours of what is drawn for a club outside of its pages (icons, cards, certificates), as `#rrggbb`. */
export type PictureColors = Readonly<
  Record<"paper" | "sheet" | "ink" | "quiet" | "dark" | "rule" | "line" | "accent" | "onDark", string>
>;

/** The product's own, as in app/styles/tokens.css. */
const ownColors: PictureColors = {
  paper: "#f7f2e7",
  sheet: "#fdfbf5",
  ink: "#1a231d",
  quiet: "#465048",
  dark: "#143025",
  rule: "#1b3d30",
  line: "#8d8470",
  accent: "#a5452a",
  onDark: "#f3ecd9",
};

/** The colours of a club's pictures from its palette; the product's own without one. */
export function pictureColors({ main, accent }: Pick<Brand, "main" | "accent">): PictureColors {
  if (main === null) return ownColors;
  const palette = paletteOf({ main, accent });
  return {
    paper: palette.paper,
    sheet: palette.sheet,
    ink: palette.ink,
    quiet: palette["ink-2"],
    dark: palette["pine-900"],
    rule: palette["primary-face"],
    line: palette["line-2"],
    accent: palette.bark,
    onDark: palette["on-dark"],
  };
}

const smallWords = new Set(["the", "of", "and", "at", "de", "la", "le"]);

/**
 * The letters that stand for a club on an icon: of a Latin name the first letters of its first two words that count, of a
 * Korean, Japanese or Chinese one its first sign. Empty for a name without letters.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s·'’-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const [first = "", second] = words.filter((word) => !smallWords.has(word.toLowerCase()));
  const isLatin = (word: string) => /^[\p{Script=Latin}\p{N}]/u.test(word);
  const letters = isLatin(first) && second && isLatin(second) ? [first, second] : [first];
  return letters.map((word) => [...word][0]?.toUpperCase() ?? "").join("");
}
