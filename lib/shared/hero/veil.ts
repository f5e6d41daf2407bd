import { parseHexColor, relativeLuminance } from "../contrast";
import { type Fronts, frontColor } from "./fronts";
import { type HeroZone, zoneContrast } from "./geometry";
import type { HeroLayout, HeroTones } from "./measure";

/** The two inks that text on a picture may have, each with the veil that helps it; `#rrggbb`. */
export type VeilColors = { dark: { ink: string; veil: string }; light: { ink: string; veil: string } };
export type VeilInk = keyof VeilColors;

/** Opacities from 0 to 1: over the header, and over headline and lead. */
export type LayoutVeil = { head: number; text: number };
export type HeroVeil = { ink: VeilInk } & Record<HeroLayout, LayoutVeil>;

/** Opacities go in steps of 1/50. */
const opacitySteps = 50;

type Rgb = readonly [number, number, number];

function channelsOf(hex: string): Rgb {
  const color = parseHexColor(hex);
  if (!color) throw new RangeError(`not a #rrggbb colour: ${hex}`);
  return color;
}

type Used = { side: VeilInk; ink: number; veil: Rgb; least: number };

/** Whether the ink reaches its contrast on a colour under the veil, on the side of it where the veil leads. */
function isReadable(color: Rgb, opacity: number, { side, ink, veil, least }: Used): boolean {
  const under = (at: 0 | 1 | 2) => color[at] + (veil[at] - color[at]) * opacity;
  const ground = relativeLuminance([under(0), under(1), under(2)]);
  return side === "dark" ? ground + 0.05 >= least * (ink + 0.05) : ink + 0.05 >= least * (ground + 0.05);
}

/**
 * The smallest opacity of the veil, in steps of 0.02, at which the ink reaches the contrast on every colour of a front; 1
 * when only the veil itself will do.
 */
export function veilOpacity(
  fronts: Fronts,
  side: VeilInk,
  colors: VeilColors[VeilInk],
  least: number,
): number {
  const front = fronts[side].map((packed) => frontColor(packed, side));
  const used = { side, ink: relativeLuminance(channelsOf(colors.ink)), veil: channelsOf(colors.veil), least };
  for (let step = 0; step < opacitySteps; step += 1) {
    const opacity = step / opacitySteps;
    if (front.every((color) => isReadable(color, opacity, used))) return opacity;
  }
  return 1;
}

const layouts = ["tall", "wide"] as const;

function veilWith(tones: HeroTones, ink: VeilInk, colors: VeilColors): HeroVeil {
  const need = (layout: HeroLayout, zone: HeroZone) =>
    veilOpacity(tones[layout][zone], ink, colors[ink], zoneContrast[zone]);
  const [tall, wide] = layouts.map((layout) => ({
    head: need(layout, "head"),
    text: Math.max(need(layout, "title"), need(layout, "lead")),
  }));
  const none = { head: 0, text: 0 };
  return { ink, tall: tall ?? none, wide: wide ?? none };
}

const heaviest = ({ tall, wide }: HeroVeil) => Math.max(tall.head, tall.text, wide.head, wide.text);
const weight = ({ tall, wide }: HeroVeil) => tall.head + tall.text + wide.head + wide.text;

/**
 * The ink of the text on a photograph and the veil that it needs: the ink whose strongest veil is the weaker one, the dark
 * one of two alike. Nothing is veiled where the text is readable as it is.
 */
export function heroVeil(tones: HeroTones, colors: VeilColors): HeroVeil {
  const dark = veilWith(tones, "dark", colors);
  const light = veilWith(tones, "light", colors);
  const difference = heaviest(dark) - heaviest(light) || weight(dark) - weight(light);
  return difference > 0 ? light : dark;
}
