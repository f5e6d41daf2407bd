import { alongStops, mix } from "@/lib/shared/landscape/color";
import type { Frame } from "@/lib/shared/landscape/frame";
import type { Palette } from "@/lib/shared/landscape/palette";
import { greenPlace } from "@/lib/shared/landscape/plan";
import { blurFilter, linearGradient, type Point, polygon, tag } from "@/lib/shared/landscape/svg";

/** The centre line: right, away and half width in metres, from before the tee to the green. */
const line = [
  [-6, 34, 5.5],
  [-5, 46, 6],
  [-1, 60, 7],
  [5, 78, 9],
  [7, 98, 11.5],
  [5, 118, 13],
  [8, 140, 12.5],
  [17, 160, 10.5],
  [26, 178, 8.5],
  [32, 192, 5],
  [34, 202, 2],
] as const;

const samplesPerPart = 8;

type Sample = { right: number; away: number; half: number };

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
  );
}

function sampleLine(): Sample[] {
  const at = (idx: number) => line[Math.min(line.length - 1, Math.max(0, idx))] ?? line[0];
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

const samples = sampleLine();

/** Whether the place lies on the ribbon or the green, where no grass stands. */
export function isMown(right: number, away: number): boolean {
  if (Math.hypot((right - greenPlace[0]) / 17, (away - greenPlace[1]) / 20) < 1) return true;
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
export function drawFairway(frame: Frame, palette: Palette): string {
  const [far, middle, near] = palette.fairway;
  const top = frame.place(34, 202)[1];
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
    drawMowing(frame, palette),
    tag("path", {
      d: polygon(ribbon(frame, samples, 0, 0.55, 1)),
      fill: near,
      opacity: 0.18,
      filter: "url(#fairway-blur)",
    }),
  ].join("");
}

/** Bands across the line of play, light and dark by turns, as the mower leaves them. */
function drawMowing(frame: Frame, palette: Palette): string {
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
