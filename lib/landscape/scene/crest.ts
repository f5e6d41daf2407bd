import { layeredNoise, type Random } from "@/lib/landscape/random";
import { linearGradient, mix, num, type Point, tag } from "@/lib/landscape/svg";
import type { Frame } from "./frame";
import type { Palette } from "./palette";

/** A summit: its middle and half width as shares of the picture, its height as a share of the horizon. */
export type Summit = readonly [middle: number, halfWidth: number, height: number];

export type RidgeFacts = {
  base: number;
  wave: number;
  period: number;
  summits: readonly Summit[];
  /** Trees stand along the crest and on the slope. */
  isWooded: boolean;
  /** Height of a summit at a distance from its middle (0..1); a granite dome where none is given. */
  shape?: (distance: number) => number;
};

export type Crest = { points: readonly Point[]; top: number; foot: number };

/** px between the points of a crest */
export const crestStep = 3;

/** Rounded granite: a dome with a flat top and steep shoulders. */
function dome(distance: number): number {
  return distance >= 1 ? 0 : (1 - distance ** 2) ** 1.7 * (1 + 0.9 * distance ** 2);
}

/** The sky line of one ridge in this layout. */
export function createCrest(frame: Frame, facts: RidgeFacts, random: Random): Crest {
  const broad = layeredNoise(random.fork("broad"), 2, 0.5);
  const fine = layeredNoise(random.fork("fine"), 5, 0.55);
  const foot = frame.horizon + 34 * frame.fine;
  const span = frame.layout === "tall" ? 1.9 : 1;
  const shift = frame.layout === "tall" ? 0.34 : 0;
  const shape = facts.shape ?? dome;
  const points: Point[] = [];
  let top = foot;
  for (let x = -crestStep; x <= frame.width + crestStep; x += crestStep) {
    const share = x / frame.width / span + shift;
    const lift = facts.summits.reduce(
      (sum, [middle, halfWidth, height]) => sum + height * shape(Math.abs(share - middle) / halfWidth),
      0,
    );
    const wave = facts.wave * broad(share / facts.period);
    const rough = (0.012 + 0.11 * lift) * fine((share / facts.period) * 4);
    const y = foot - (facts.base + lift + wave + rough) * frame.horizon;
    top = Math.min(top, y);
    points.push([x, y]);
  }
  return { points, top, foot };
}

/** One crown seen from far, pointed or round. */
function crown(x: number, y: number, size: number, lean: number): string {
  const half = size * 0.36;
  const top = size * 1.2;
  return `M${num(x - half)} ${num(y + 2)}c${num(-half * 0.2)} ${num(-top * 0.6)} ${num(half * 0.7)} ${num(-top * 0.75)} ${num(half + lean)} ${num(-top)}c${num(half * 0.3)} ${num(top * 0.25)} ${num(half * 1.2)} ${num(top * 0.4)} ${num(half - lean)} ${num(top)}Z`;
}

/** The fringe along a crest: tiny trees in groups, now dense, now bare. */
export function drawFringe(
  frame: Frame,
  palette: Palette,
  crest: Crest,
  idx: number,
  random: Random,
): string {
  const stream = random.fork("fringe");
  const density = layeredNoise(stream.fork("density"), 3, 0.5);
  const color = palette.ridges[idx] ?? palette.haze;
  const size = ([0, 0, 3.4, 5.6, 7.6][idx] ?? 6) * frame.fine;
  let d = "";
  for (const [x, y] of crest.points) {
    const dense = 0.55 + 0.75 * density(x / (90 * frame.fine));
    if (!stream.chance(dense)) continue;
    const height = size * (0.55 + 0.9 * stream.next() ** 1.6) * Math.min(1.25, 0.7 + dense * 0.5);
    d += crown(x + stream.between(-1.5, 1.5), y, height, stream.between(-0.5, 0.5));
  }
  const id = `fringe-${idx}`;
  const gradient = linearGradient(
    id,
    [0, crest.top - size],
    [0, crest.foot],
    [
      [0, mix(color, palette.needles[0], 0.2)],
      [0.5, mix(color, palette.haze, 0.35)],
      [1, palette.haze],
    ],
  );
  return gradient + tag("path", { d, fill: `url(#${id})` });
}

/** Crowns on the slope itself: dabs that thin out and pale toward the foot. */
export function drawSlopeTrees(
  frame: Frame,
  palette: Palette,
  crest: Crest,
  idx: number,
  random: Random,
): string {
  const stream = random.fork("slope");
  const patches = layeredNoise(stream.fork("patches"), 2, 0.5);
  const count = frame.width * ([0, 0, 0.55, 0.7, 0.65][idx] ?? 0.5);
  const size = ([0, 0, 2.6, 4, 5.4][idx] ?? 4) * frame.fine;
  let d = "";
  for (let i = 0; i < count; i++) {
    const [x, y] = crest.points[Math.floor(stream.next() * crest.points.length)] ?? [0, 0];
    const depth = stream.next() ** 1.7;
    if (patches(x / (70 * frame.fine) + depth * 3) < -0.15) continue;
    const drop = depth * (crest.foot - y) * 0.8;
    d += crown(x, y + 3 + drop, size * stream.between(0.6, 1.25), stream.between(-0.4, 0.4));
  }
  const color = mix(palette.ridges[idx] ?? palette.haze, palette.needles[0], 0.5);
  const id = `slope-${idx}`;
  const gradient = linearGradient(
    id,
    [0, crest.top],
    [0, crest.foot],
    [
      [0, color, 0.34],
      [0.55, color, 0.16],
      [1, color, 0],
    ],
  );
  return gradient + tag("path", { d, fill: `url(#${id})` });
}
