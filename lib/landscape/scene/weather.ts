import type { Weather } from "@/lib/landscape/address";
import type { Random } from "@/lib/landscape/random";
import { blurFilter, linearGradient, mix, num, tag } from "@/lib/landscape/svg";
import { type Frame, groundEndMetres } from "./frame";
import type { Palette } from "./palette";

/** Rain, snow or fog in front of the view. */
export function drawWeather(frame: Frame, palette: Palette, weather: Weather, random: Random): string {
  if (weather === "rain") return drawRain(frame, palette, random);
  if (weather === "snow") return drawSnow(frame, palette, random);
  if (weather === "fog") return drawVeil(frame, palette);
  return "";
}

function drawRain(frame: Frame, palette: Palette, random: Random): string {
  const layers = ["", ""];
  const count = Math.round((frame.width * frame.height) / (2700 * frame.fine ** 2));
  for (let i = 0; i < count; i++) {
    const length = random.between(9, 34) * frame.fine;
    const x = random.between(0, frame.width + 40);
    const y = frame.height * random.between(-0.02, 0.94);
    layers[i % 2] += `M${num(x)} ${num(y)}l${num(-length * 0.2)} ${num(length)}`;
  }
  const strokes = layers.map((d, i) =>
    tag("path", { d, "stroke-width": (0.7 + i * 0.5) * frame.fine, opacity: 0.32 + i * 0.14 }),
  );
  return tag(
    "g",
    { fill: "none", stroke: mix(palette.cloud.lit, palette.sun.color, 0.3), "stroke-linecap": "round" },
    strokes.join(""),
  );
}

function drawSnow(frame: Frame, palette: Palette, random: Random): string {
  const layers = ["", "", "", ""];
  const count = Math.round((frame.width * frame.height) / (2300 * frame.fine ** 2));
  for (let i = 0; i < count; i++) {
    const layer = Math.floor(4 * random.next() ** 2.6);
    layers[layer] +=
      `M${Math.round(random.between(0, frame.width))} ${Math.round(random.between(0, frame.height))}h0`;
  }
  const dots = layers.map((d, i) =>
    tag("path", { d, "stroke-width": (1.5 + i * 1.2) * frame.fine, opacity: 0.65 + i * 0.06 }),
  );
  return tag("g", { fill: "none", stroke: palette.needles[2], "stroke-linecap": "round" }, dots.join(""));
}

/** Fog lies over everything but the nearest grass. */
function drawVeil(frame: Frame, palette: Palette): string {
  const { width, height, horizon } = frame;
  const gradient = linearGradient(
    "veil",
    [0, 0],
    [0, height],
    [
      [0, palette.haze, 0.15],
      [horizon / height, palette.haze, 0.62],
      [Math.min(0.95, horizon / height + 0.2), palette.haze, 0.3],
      [1, palette.haze, 0],
    ],
  );
  return gradient + tag("rect", { width, height, fill: "url(#veil)" });
}

export function mistFilters(frame: Frame): string {
  return (
    blurFilter("mist-blur", 40 * frame.fine, 8 * frame.fine) +
    blurFilter("mist-soft", 60 * frame.fine, 14 * frame.fine)
  );
}

/** A flat bank of blurred ellipses round height `y`, px; `strength` 0..1 multiplies the light's own mist. */
export function drawMistBand(
  frame: Frame,
  palette: Palette,
  random: Random,
  y: number,
  strength: number,
): string {
  const opacity = Math.min(1, palette.mist.opacity * strength);
  if (opacity < 0.02) return "";
  const { width, fine } = frame;
  let banks = "";
  for (let i = 0; i < 7; i++) {
    const cx = width * ((i + random.between(0.1, 0.9)) / 7);
    const rx = width * random.between(0.1, 0.22);
    const ry = random.between(6, 13) * fine;
    banks += tag("ellipse", {
      cx: Math.round(cx),
      cy: y + random.between(-8, 8) * fine,
      rx: Math.round(rx),
      ry,
      opacity: random.between(0.5, 1),
    });
  }
  return tag("g", { fill: palette.mist.color, filter: "url(#mist-blur)", opacity }, banks);
}

/** The sward: streaks that lie flat, as mown and grazed ground does from a low eye. */
export function drawSward(frame: Frame): string {
  const y = frame.place(0, groundEndMetres)[1];
  const area = { x: 0, y: Math.round(y), width: frame.width, height: Math.round(frame.height - y) };
  return noiseLayer(
    frame,
    { id: "sward", frequency: [0.018, 0.11], octaves: 4, seed: 21, gain: 1.5, opacity: 0.24 },
    area,
  );
}

/** Paper: a slow mottled wash, then a fine tooth; both grey, blended as soft light. */
export function drawGrain(frame: Frame): string {
  return [
    noiseLayer(frame, {
      id: "wash",
      frequency: [0.007, 0.007],
      octaves: 4,
      seed: 3,
      gain: 1.4,
      opacity: 0.16,
    }),
    noiseLayer(frame, {
      id: "tooth",
      frequency: [0.62, 0.62],
      octaves: 2,
      seed: 8,
      gain: 1.3,
      opacity: frame.layout === "tall" ? 0.15 : 0.2,
    }),
  ].join("");
}

function wholeOf({ width, height }: Frame): Area {
  return { x: 0, y: 0, width, height };
}

type NoiseLayer = {
  id: string;
  frequency: readonly [across: number, down: number];
  octaves: number;
  seed: number;
  gain: number;
  opacity: number;
};

type Area = { x: number; y: number; width: number; height: number };

function noiseLayer(frame: Frame, layer: NoiseLayer, area: Area = wholeOf(frame)): string {
  const { id, frequency, octaves, seed, gain, opacity } = layer;
  const offset = Math.round((0.5 - gain / 2) * 1000) / 1000;
  const grey = `${gain} 0 0 0 ${offset} `;
  const filter = tag(
    "filter",
    { id, filterUnits: "userSpaceOnUse", ...area, "color-interpolation-filters": "sRGB" },
    tag("feTurbulence", {
      type: "fractalNoise",
      baseFrequency: frequency.map((value) => value / frame.fine).join(" "),
      numOctaves: octaves,
      seed,
      stitchTiles: "stitch",
    }) + tag("feColorMatrix", { values: `${grey.repeat(3)}0 0 0 0 1` }),
  );
  return (
    filter + tag("rect", { ...area, filter: `url(#${id})`, opacity, style: "mix-blend-mode:soft-light" })
  );
}
