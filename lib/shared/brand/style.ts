import { type Brand, type BrandStyle, brandChoices, colorProblem, isPlainBrand, plainBrand } from "./brand";
import { hexOf, oklchOf } from "./oklch";
import { paletteOf } from "./palette";

/** Custom properties of `app/styles/tokens.css` and `app/styles/base.css` by their names with both dashes. */
export type BrandVariables = Readonly<Record<`--${string}`, string>>;

/** Faces of titles; text is set in Pretendard in every pairing, with Noto Sans behind it in Japanese and Chinese. */
const fontVariables: Record<BrandStyle["fonts"], BrandVariables> = {
  classic: {},
  modern: {
    "--title-latin": '"Club Sans Latin","Club Sans Arial"',
    "--title-ko": '"Club Sans","Club Sans Arial","Club Sans Apple","Club Sans Malgun","Club Sans Noto"',
    "--title-ja": '"Club Noto Sans JP"',
    "--title-zh": '"Club Noto Sans SC"',
    "--title-weight": "600",
    "--display-weight": "600",
  },
  bookish: {
    "--title-latin": '"Club Garamond","Club Garamond Times"',
    "--title-ko": '"Club Garamond","Club Myeongjo","Club Serif"',
    "--title-ja": '"Club Shippori"',
    "--title-zh": '"Club Song"',
    "--name-weight": "400",
  },
  round: {
    "--title-latin": '"Club Dodum","Club Dodum Arial"',
    "--title-ko": '"Club Dodum","Club Sans"',
    "--title-ja": '"Club Maru"',
    "--title-zh": '"Club Noto Sans SC"',
  },
};

const cornerVariables: Record<BrandStyle["corner"], BrandVariables> = {
  slight: {},
  square: { "--control-radius": "0px", "--chip-radius": "0px", "--panel-radius": "0px" },
  rounded: { "--control-radius": "10px", "--chip-radius": "6px", "--panel-radius": "14px" },
};

/** Controls and buttons are never lower than the 44 px of a finger, rows never lower than 24 px (WCAG 2.5.8). */
const densityVariables: Record<BrandStyle["density"], BrandVariables> = {
  normal: {},
  airy: {
    "--control-height": "56px",
    "--button-height": "54px",
    "--row-height": "52px",
    "--space-scale": "1.25",
  },
  compact: {
    "--control-height": "45px",
    "--button-height": "44px",
    "--row-height": "36px",
    "--space-scale": "0.65",
  },
};

const lineVariables: Record<BrandStyle["lines"], BrandVariables> = {
  hairline: {},
  strong: { "--rule-width": "2px", "--heavy-rule-width": "5px" },
  double: { "--rule-width": "3px", "--rule-style": "double", "--heavy-rule-width": "6px" },
};

/** The hairline of the product's own palette (app/styles/tokens.css), for strong lines without colours of the club. */
const ownLines = { line: "#ddd4c1", "line-2": "#8d8470" };

function colorVariables({ main, accent, lines }: Brand): BrandVariables {
  const palette = main === null ? null : paletteOf({ main, accent });
  const from = palette ?? ownLines;
  const strong = lines === "strong" ? { line: mixedHex(from.line, from["line-2"], 0.5) } : {};
  const named = Object.entries({ ...palette, ...strong }).map(([name, hex]) => [`--${name}`, hex]);
  return Object.fromEntries(named);
}

/** A colour between two in OKLCH lightness, with the hue of the second. */
function mixedHex(one: string, other: string, share: number): string {
  const [a, b] = [oklchOf(one), oklchOf(other)];
  const between = (from: number, to: number) => from + (to - from) * share;
  return hexOf({
    lightness: between(a.lightness, b.lightness),
    chroma: between(a.chroma, b.chroma),
    hue: b.hue,
  });
}

/** CSS variables of a club's brand that differ from the product's; empty for a club that has none. */
export function brandVariables(brand: Brand): BrandVariables {
  return {
    ...colorVariables(brand),
    ...fontVariables[brand.fonts],
    ...cornerVariables[brand.corner],
    ...densityVariables[brand.density],
    ...lineVariables[brand.lines],
  };
}

/**
 * The style sheet of a club's look. Its selector outweighs that of the tokens, so the order of sheets does not matter; the
 * back office keeps its own colours, and what it previews of the site does not.
 */
export function brandSheet(brand: Brand): string {
  const lines = Object.entries(brandVariables(brand)).map(([name, value]) => `${name}:${value}`);
  return `:root:not([data-surface="office"]),[data-surface="site"][data-surface]{${lines.join(";")}}\n`;
}

/** Raise it with every change of what a look comes out as: addresses are served as immutable. */
const edition = 3;
const plain = "own";

/**
 * `/brand/3-1b3d30-a5452a-classic-slight-normal-hairline.css`: the address of a look holds all of it, so that a page that
 * a shared cache kept finds its style sheet after the club has chosen another one. Null for the product's own look.
 */
export function brandPath(brand: Brand): string | null {
  if (isPlainBrand(brand)) return null;
  const { main, accent, fonts, corner, density, lines } = brand;
  const colors = [main, accent].map((color) => color?.slice(1) ?? plain);
  return `/brand/${[edition, ...colors, fonts, corner, density, lines].join("-")}.css`;
}

const oneOf = <T extends string>(choices: readonly T[], text: string | undefined): T | undefined =>
  choices.find((choice) => choice === text);

/** Reads the last segment of {@link brandPath}; null for anything that it never gives. */
export function readBrandFile(file: string): Brand | null {
  const [, main, accent, ...style] = file.replace(/\.css$/, "").split("-");
  const color = (text: string | undefined) => (text === plain ? null : `#${text}`);
  const brand = {
    ...plainBrand,
    main: color(main),
    accent: color(accent),
    fonts: oneOf(brandChoices.fonts, style[0]),
    corner: oneOf(brandChoices.corner, style[1]),
    density: oneOf(brandChoices.density, style[2]),
    lines: oneOf(brandChoices.lines, style[3]),
  };
  const { fonts, corner, density, lines } = brand;
  if (!fonts || !corner || !density || !lines) return null;
  const isColor = (one: string | null) => one === null || (/^#[0-9a-f]{6}$/.test(one) && !colorProblem(one));
  if (!isColor(brand.main) || !isColor(brand.accent)) return null;
  if (brand.main === null && brand.accent !== null) return null;
  const read = { ...brand, fonts, corner, density, lines };
  return brandPath(read) === `/brand/${file}` ? read : null;
}
