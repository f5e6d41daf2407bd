import { contrastRatio, parseHexColor } from "../contrast";
import { oklchOf } from "./oklch";
import { paletteOf } from "./palette";

/** The choices of a club besides its colours; the first of each is the product's own. */
export const brandChoices = {
  /** Families of titles: old style (Gowun Batang), plain (Pretendard), bookish (EB Garamond), round (Gowun Dodum). */
  fonts: ["classic", "modern", "bookish", "round"],
  corner: ["slight", "square", "rounded"],
  density: ["normal", "airy", "compact"],
  lines: ["hairline", "strong", "double"],
} as const;
type Choices = typeof brandChoices;
export type BrandStyle = { [Name in keyof Choices]: Choices[Name][number] };

/** A club's look: colours as `#rrggbb`, null main for the product's own palette. */
export type Brand = BrandStyle & { main: string | null; accent: string | null };

export const plainBrand: Brand = {
  main: null,
  accent: null,
  fonts: "classic",
  corner: "slight",
  density: "normal",
  lines: "hairline",
};

/** Whether a club looks as the product does: its pages then name no style sheet of their own. */
export function isPlainBrand(brand: Brand): boolean {
  return (Object.keys(plainBrand) as (keyof Brand)[]).every((name) => brand[name] === plainBrand[name]);
}

/** Why a colour cannot be a main colour: it is no `#rrggbb`, or so near to white that nothing could be told by it. */
export type ColorProblem = "format" | "pale";

const palest = { lightness: 0.93, chroma: 0.035 };

/** The problem of a main colour or of an accent; null for a colour that a palette can be made of. */
export function colorProblem(hex: string): ColorProblem | null {
  if (!/^#[0-9a-f]{6}$/i.test(hex) || !parseHexColor(hex)) return "format";
  const { lightness, chroma } = oklchOf(hex);
  return lightness > palest.lightness && chroma < palest.chroma ? "pale" : null;
}

/** Warnings about a club's colours before they are saved; they can be saved all the same. */
export type ColorWarning = "grey" | "moved" | "alike";

const greyChroma = 0.02;
/** Degrees on the colour circle. */
const alikeHues = 25;

/**
 * `grey`: pages will be black and white. `moved`: the main colour is too light for white letters, so buttons are darker
 * than it. `alike`: the accent has nearly the hue of the main colour. Needs colours without a {@link colorProblem}.
 */
export function colorWarnings({ main, accent }: Pick<Brand, "main" | "accent">): ColorWarning[] {
  if (main === null) return [];
  const brand = oklchOf(main);
  const isGrey = brand.chroma < greyChroma;
  const second = accent === null ? null : oklchOf(accent);
  const apart = second ? Math.abs(((second.hue - brand.hue + 540) % 360) - 180) : 180;
  const isAlike = second !== null && !isGrey && second.chroma >= greyChroma && apart < alikeHues;
  const isMoved = contrastRatio(main, paletteOf({ main, accent }).sheet) < 4.5;
  return [
    ...(isGrey ? (["grey"] as const) : []),
    ...(isMoved ? (["moved"] as const) : []),
    ...(isAlike ? (["alike"] as const) : []),
  ];
}
