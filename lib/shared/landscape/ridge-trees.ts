import { mix } from "@/lib/shared/landscape/color";
import type { Crest } from "@/lib/shared/landscape/crest";
import type { Frame } from "@/lib/shared/landscape/frame";
import { layeredNoise } from "@/lib/shared/landscape/noise";
import type { Palette } from "@/lib/shared/landscape/palette";
import type { Random } from "@/lib/shared/landscape/random";
import { linearGradient, num, tag } from "@/lib/shared/landscape/svg";

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
