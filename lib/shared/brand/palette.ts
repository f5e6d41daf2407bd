import { contrastRatio } from "../contrast";
import { hexOf, type Oklch, oklchOf } from "./oklch";

/** A club's own colours as `#rrggbb`: the main one, and the one accent; without it an accent is found. */
export type BrandColors = { main: string; accent?: string | null };

/** Names of the variables in `app/styles/tokens.css` that a club's palette sets. */
export const paletteTokens = [
  ...["paper", "sheet", "paper-2", "ink", "ink-2", "ink-3", "line", "line-2", "paper-hover"],
  ...["pine-950", "pine-900", "pine-800", "pine-700", "pine-500", "pine-300", "pine-100", "pine-50"],
  ...["bark", "bark-900", "bark-700", "bark-100"],
  ...["primary-face", "primary-face-hover", "primary-face-pressed"],
  ...["on-dark", "on-dark-2", "on-dark-line", "on-dark-marker"],
  ...["ok", "info", "warn", "bad", "ok-tint", "info-tint", "warn-tint", "bad-tint", "bad-700"],
] as const;
export type PaletteToken = (typeof paletteTokens)[number];
export type Palette = Readonly<Record<PaletteToken, string>>;

/** Least contrast of a foreground on each of its grounds (WCAG 2.2: 4.5 for text, 3 for borders and marks). */
export const palettePairs: readonly (readonly [PaletteToken, readonly PaletteToken[], number])[] = [
  ["ink", ["paper", "sheet", "paper-2", "pine-50", "pine-100", "bark-100", "paper-hover"], 7],
  ["ink-2", ["paper", "sheet", "paper-2", "pine-50", "bark-100", "paper-hover"], 5],
  ["ink-3", ["paper", "sheet", "paper-2", "pine-50", "paper-hover"], 4.5],
  ["pine-950", ["paper", "sheet", "paper-2"], 7],
  ["pine-900", ["paper", "sheet", "paper-2", "pine-50", "pine-100", "bark-100"], 7],
  ["pine-800", ["paper", "sheet", "paper-2", "pine-50", "bark-100"], 4.5],
  ["pine-700", ["paper", "sheet", "paper-2", "pine-50", "bark-100", "paper-hover"], 4.5],
  ["pine-500", ["paper", "sheet"], 3],
  ["line-2", ["paper", "sheet", "paper-2"], 3],
  ["bark", ["paper", "sheet", "paper-2"], 4.5],
  ["bark-700", ["paper", "sheet", "paper-2", "pine-50", "bark-100"], 4.5],
  ["sheet", ["pine-950", "pine-900", "pine-800", "pine-700", "bark", "bark-700", "bark-900"], 4.5],
  ["sheet", ["primary-face", "primary-face-hover", "primary-face-pressed", "bad", "bad-700"], 4.5],
  ["primary-face", ["paper", "paper-2", "pine-50", "paper-hover"], 3],
  ["on-dark", ["pine-950", "pine-900", "pine-800"], 7],
  ["on-dark-2", ["pine-950", "pine-900", "pine-800"], 4.5],
  ["on-dark-marker", ["pine-950", "pine-900", "pine-800"], 4.5],
  ["on-dark-line", ["pine-900"], 2],
  ["ok", ["paper", "sheet", "paper-2", "ok-tint"], 4.5],
  ["info", ["paper", "sheet", "paper-2", "info-tint"], 4.5],
  ["warn", ["paper", "sheet", "paper-2", "warn-tint"], 4.5],
  ["bad", ["paper", "sheet", "paper-2", "bad-tint"], 4.5],
];

/** The ratio aimed at lies above the wanted one, since a hex colour is rounded. */
const margin = 1.02;

/** Darkens a colour until it has the ratio on every ground; black has it on all grounds of a palette. */
function darkEnough(color: Oklch, grounds: readonly string[], ratio: number): string {
  return towards(color, 0, grounds, ratio);
}

/** Lightens a colour until it has the ratio on every ground. */
function lightEnough(color: Oklch, grounds: readonly string[], ratio: number): string {
  return towards(color, 1, grounds, ratio);
}

function towards(color: Oklch, end: 0 | 1, grounds: readonly string[], ratio: number): string {
  const holds = (hex: string) => grounds.every((ground) => contrastRatio(hex, ground) >= ratio * margin);
  const steps = 200;
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const lightness = color.lightness + (end - color.lightness) * share;
    const hex = hexOf({ ...color, lightness, chroma: color.chroma * (1 - share * share) });
    if (holds(hex)) return hex;
  }
  return end === 0 ? "#000000" : "#ffffff";
}

/** The accent of a club that names none: across the circle, a little to the warm side, as strong as the main colour. */
function foundAccent({ hue, chroma }: Oklch): Oklch {
  return { lightness: 0.5, chroma: Math.min(0.15, Math.max(0.1, chroma)), hue: (hue + 165) % 360 };
}

const at = (lightness: number, chroma: number, hue: number): Oklch => ({ lightness, chroma, hue });

const paperHue = 80;

/** Grounds and hairlines: paper with a breath of the main colour, less of it where a tint would not look like paper. */
function groundsOf({ hue, chroma }: Oklch) {
  const warmth = Math.max(0, Math.cos(((hue - paperHue) * Math.PI) / 180));
  const breath = Math.min(0.005 + 0.009 * warmth, chroma * 0.12);
  return {
    paper: hexOf(at(0.962, breath, hue)),
    sheet: hexOf(at(0.988, breath * 0.5, hue)),
    "paper-2": hexOf(at(0.93, breath * 1.4, hue)),
    "paper-hover": hexOf(at(0.953, breath * 1.1, hue)),
    line: hexOf(at(0.87, breath * 1.6, hue)),
  };
}

/** Status colours keep their meaning in every palette; only their tints and darkness follow the grounds. */
function statusesOf(grounds: readonly string[]) {
  const hues = { ok: 155, info: 230, warn: 75, bad: 28 } as const;
  const strength = { ok: 0.09, info: 0.07, warn: 0.1, bad: 0.17 } as const;
  const one = (name: keyof typeof hues) => {
    const tint = hexOf(at(0.93, strength[name] * 0.25, hues[name]));
    return { tint, text: darkEnough(at(0.48, strength[name], hues[name]), [...grounds, tint], 4.5) };
  };
  const [ok, info, warn, bad] = [one("ok"), one("info"), one("warn"), one("bad")];
  const hover = oklchOf(bad.text);
  return {
    ok: ok.text,
    info: info.text,
    warn: warn.text,
    bad: bad.text,
    "ok-tint": ok.tint,
    "info-tint": info.tint,
    "warn-tint": warn.tint,
    "bad-tint": bad.tint,
    "bad-700": hexOf({ ...hover, lightness: hover.lightness * 0.86 }),
  };
}

/**
 * The face of primary buttons: the main colour itself where white letters can be read on it, else darkened until they
 * can. It steps darker under the pointer, or lighter where it is nearly black already.
 */
function facesOf(brand: Oklch, sheet: string) {
  const face = darkEnough(brand, [sheet], 4.5);
  const color = oklchOf(face);
  const step = color.lightness > 0.34 ? -0.05 : 0.07;
  return {
    "primary-face": face,
    "primary-face-hover": hexOf({ ...color, lightness: color.lightness + step }),
    "primary-face-pressed": hexOf({ ...color, lightness: Math.max(0.1, color.lightness - 0.11) }),
  };
}

/** A screen asks for the same palette many times over. */
const recent = new Map<string, Palette>();
const mostRecent = 16;

/**
 * The palette of a club from one or two colours: every pair of {@link palettePairs} has its contrast whatever the colours
 * are. Throws a RangeError for anything but `#rrggbb`. Contrast: WCAG 2.2, 1.4.3 and 1.4.11.
 */
export function paletteOf({ main, accent }: BrandColors): Palette {
  const key = `${main} ${accent ?? ""}`;
  const known = recent.get(key);
  if (known) return known;
  const palette = makePalette({ main, accent });
  recent.set(key, palette);
  if (recent.size > mostRecent) recent.delete([...recent.keys()][0] ?? key);
  return palette;
}

function makePalette({ main, accent }: BrandColors): Palette {
  const brand = oklchOf(main);
  const second = accent ? oklchOf(accent) : foundAccent(brand);
  const ground = groundsOf(brand);
  const papers = [ground.paper, ground.sheet, ground["paper-2"], ground["paper-hover"]];
  const { hue } = brand;
  const chroma = Math.min(brand.chroma, 0.16);
  const tints = {
    "pine-300": hexOf(at(0.78, Math.min(chroma, 0.06), hue)),
    "pine-100": hexOf(at(0.91, Math.min(chroma, 0.03), hue)),
    "pine-50": hexOf(at(0.947, Math.min(chroma, 0.018), hue)),
    "bark-100": hexOf(at(0.91, Math.min(second.chroma, 0.035), second.hue)),
  };
  const all = [...papers, tints["pine-50"], tints["pine-100"], tints["bark-100"]];

  const link = darkEnough({ ...brand, lightness: Math.min(brand.lightness + 0.06, 0.46) }, all, 4.6);
  const primary = darkEnough({ ...brand, lightness: Math.min(brand.lightness, 0.4) }, all, 5.5);
  const deep = oklchOf(primary);
  const dark = darkEnough({ ...deep, lightness: Math.min(deep.lightness - 0.05, 0.29) }, all, 9);
  const pressed = hexOf({ ...oklchOf(dark), lightness: Math.max(0.12, oklchOf(dark).lightness - 0.06) });
  const darks = [primary, dark, pressed];

  const bark = darkEnough({ ...second, lightness: Math.min(second.lightness, 0.54) }, papers, 4.6);
  const accentText = darkEnough({ ...second, lightness: oklchOf(bark).lightness - 0.08 }, all, 4.6);
  const ink = Math.min(brand.chroma, 0.015);
  return {
    ...ground,
    ...tints,
    "line-2": darkEnough(at(0.64, ink, hue), papers, 3),
    ink: darkEnough(at(0.24, ink, hue), all, 11),
    "ink-2": darkEnough(at(0.42, ink, hue), all, 5.5),
    "ink-3": darkEnough(at(0.5, ink, hue), all, 4.6),
    "pine-950": pressed,
    "pine-900": dark,
    "pine-800": primary,
    "pine-700": link,
    "pine-500": darkEnough(at(0.53, chroma, hue), papers, 3.2),
    ...facesOf(brand, ground.sheet),
    bark,
    "bark-700": accentText,
    "bark-900": hexOf({ ...second, lightness: Math.max(0.12, oklchOf(accentText).lightness - 0.08) }),
    "on-dark": lightEnough(at(0.94, Math.min(0.02, brand.chroma), hue), darks, 7),
    "on-dark-2": lightEnough(at(0.8, Math.min(0.03, brand.chroma), hue), darks, 4.6),
    "on-dark-line": lightEnough(at(0.56, Math.min(0.05, chroma), hue), [dark], 2.1),
    "on-dark-marker": lightEnough({ ...second, lightness: 0.78 }, darks, 4.6),
    ...statusesOf(all),
  };
}

/** Pairs of a palette under their least contrast; none for a palette of {@link paletteOf}. */
export function faintPairs(palette: Palette) {
  return palettePairs.flatMap(([text, grounds, least]) =>
    grounds
      .map((ground) => ({ text, ground, least, ratio: contrastRatio(palette[text], palette[ground]) }))
      .filter(({ ratio }) => ratio < least),
  );
}
