import { layeredNoise, type Random } from "@/lib/landscape/random";
import {
  alongStops,
  blurFilter,
  linearGradient,
  mix,
  type Point,
  polygon,
  polyline,
  tag,
} from "@/lib/landscape/svg";
import { type Frame, groundEndMetres } from "./frame";
import type { HolePlan } from "./hole-plan";
import type { Palette } from "./palette";

/** Distances of the folds' crests, metres, far to near. */
const foldMetres = [groundEndMetres, 262, 208, 166, 133, 107, 87, 71, 58, 48, 40];

/** Ground colour at a distance: even steps on the picture, not in metres. */
function groundColor(frame: Frame, palette: Palette, away: number): string {
  const share =
    (frame.place(0, away)[1] - frame.place(0, groundEndMetres)[1]) / (frame.height - frame.horizon);
  const hazed = mix(palette.ground[0], palette.haze, 0.35);
  return alongStops(
    [
      hazed,
      palette.ground[0],
      palette.ground[1],
      mix(palette.ground[1], palette.ground[2], 0.5),
      palette.ground[2],
    ],
    share * 1.05,
  );
}

function crestOf(frame: Frame, away: number, random: Random): Point[] {
  const wave = layeredNoise(random, 3, 0.45);
  const amplitude = frame.scaleAt(away) * 1.1 + 2 * frame.fine;
  const points: Point[] = [];
  for (let x = -10; x <= frame.width + 10; x += 10) {
    const right = ((x - frame.centerX) * away) / frame.focal;
    const [, y] = frame.place(right, away);
    points.push([x, y + amplitude * wave(right / 34)]);
  }
  return points;
}

/** Rolling folds: each is lit along its crest and sinks into shade before the next one. */
export function drawGround(frame: Frame, palette: Palette, random: Random): string {
  const base = tag("rect", {
    y: frame.place(0, groundEndMetres)[1] + 4 * frame.fine,
    width: frame.width,
    height: frame.height - frame.horizon,
    fill: mix(palette.ground[0], palette.haze, 0.4),
  });
  const folds = foldMetres.map((away, idx) => {
    const next = foldMetres[idx + 1] ?? away * 0.8;
    return drawFold(frame, palette, [away, next], idx, random.fork(`fold-${idx}`));
  });
  return base + folds.join("");
}

function drawFold(
  frame: Frame,
  palette: Palette,
  [away, next]: readonly [number, number],
  idx: number,
  random: Random,
): string {
  const crest = crestOf(frame, away, random);
  const top = Math.min(...crest.map(([, y]) => y));
  const [, foot] = frame.place(0, next);
  const color = groundColor(frame, palette, away);
  const lit = mix(color, palette.fairway[0], idx === 0 ? 0.1 : 0.26);
  const shade = mix(groundColor(frame, palette, next), palette.ground[2], idx < 2 ? 0.2 : 0.5);
  const id = `ground-${idx}`;
  const gradient = linearGradient(
    id,
    [0, top],
    [0, foot + (foot - top) * 0.35],
    [
      [0, lit],
      [0.3, color],
      [1, shade],
    ],
  );
  const body: Point[] = [...crest, [frame.width + 10, frame.height], [-10, frame.height]];
  const line = tag("path", {
    d: polyline(crest),
    fill: "none",
    stroke: mix(lit, palette.mist.color, 0.35),
    "stroke-width": Math.min(1.6, 0.5 + idx * 0.12) * frame.fine,
    opacity: 0.4,
  });
  return gradient + tag("path", { d: polygon(body), fill: `url(#${id})` }) + line;
}

const samplesPerPart = 8;

type Sample = { right: number; away: number; half: number };

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
  );
}

function sampleLine(line: HolePlan["line"]): Sample[] {
  const at = (idx: number) => line[Math.min(line.length - 1, Math.max(0, idx))] ?? [0, 0, 0];
  const samples: Sample[] = [];
  for (let part = 0; part < line.length - 1; part++) {
    const [a, b, c, d] = [at(part - 1), at(part), at(part + 1), at(part + 2)];
    for (let i = 0; i < samplesPerPart; i++) {
      const t = i / samplesPerPart;
      const value = (key: 0 | 1 | 2) => spline(a[key], b[key], c[key], d[key], t);
      samples.push({ right: value(0), away: value(1), half: value(2) });
    }
  }
  return samples;
}

/** Tells whether a place lies on the ribbon or the green, where no grass stands. */
export function mownOf({ line, green }: HolePlan): (right: number, away: number) => boolean {
  const samples = sampleLine(line);
  return (right, away) =>
    Math.hypot((right - green[0]) / 17, (away - green[1]) / 20) < 1 || isOnRibbon(samples, right, away);
}

function isOnRibbon(samples: readonly Sample[], right: number, away: number): boolean {
  const at = samples.findIndex((sample) => sample.away > away);
  const sample = samples[at];
  return sample !== undefined && Math.abs(right - sample.right) < sample.half + 1;
}

/** The part of the ribbon between two samples, widened by `extra` metres. */
function ribbon(frame: Frame, samples: readonly Sample[], extra: number, from = -1, to = 1): Point[] {
  const side = (edge: number) =>
    samples.map(({ right, away, half }) => frame.place(right + edge * (half + extra), away));
  return [...side(from), ...side(to).reverse()];
}

/** First cut, ribbon and mowing bands, each drawn in plan and put into perspective. */
export function drawFairway(frame: Frame, palette: Palette, { line }: HolePlan): string {
  const samples = sampleLine(line);
  const [far, middle, near] = palette.fairway;
  const [endRight, endAway] = line.at(-1) ?? [0, groundEndMetres];
  const top = frame.place(endRight, endAway)[1];
  const gradient = linearGradient(
    "fairway",
    [0, top],
    [0, frame.height],
    [
      [0, far],
      [0.3, mix(far, middle, 0.7)],
      [0.6, middle],
      [1, near],
    ],
  );
  const cut = mix(alongStops(palette.fairway, 0.6), palette.ground[1], 0.62);
  return [
    gradient,
    blurFilter("fairway-blur", 1.2 * frame.fine),
    tag("path", { d: polygon(ribbon(frame, samples, 4)), fill: cut, opacity: 0.45 }),
    tag("path", { d: polygon(ribbon(frame, samples, 0)), fill: "url(#fairway)" }),
    drawMowing(frame, palette, samples),
    tag("path", {
      d: polygon(ribbon(frame, samples, 0, 0.55, 1)),
      fill: near,
      opacity: 0.18,
      filter: "url(#fairway-blur)",
    }),
  ].join("");
}

/** Bands across the line of play, light and dark by turns, as the mower leaves them. */
function drawMowing(frame: Frame, palette: Palette, samples: readonly Sample[]): string {
  let light = "";
  let dark = "";
  for (let i = 0; i + 3 < samples.length; i += 6) {
    light += polygon(ribbon(frame, samples.slice(i, i + 4), 0));
    dark += polygon(ribbon(frame, samples.slice(i + 3, i + 7), 0));
  }
  return (
    tag("path", {
      d: light,
      fill: mix(palette.fairway[0], "#ffffff", palette.floodlight ? 0 : 0.15),
      opacity: 0.2,
    }) + tag("path", { d: dark, fill: palette.ground[1], opacity: 0.17 })
  );
}
