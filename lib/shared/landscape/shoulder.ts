import { mix } from "@/lib/shared/landscape/color";
import type { Frame } from "@/lib/shared/landscape/frame";
import { layeredNoise } from "@/lib/shared/landscape/noise";
import type { Palette } from "@/lib/shared/landscape/palette";
import type { Random } from "@/lib/shared/landscape/random";
import { linearGradient, type Point, polygon, polyline, tag } from "@/lib/shared/landscape/svg";

/** The bank beside the tee: a dark fold at the right that the fairway runs out behind. */
export function drawShoulder(frame: Frame, palette: Palette, random: Random): string {
  const wave = layeredNoise(random, 3, 0.5);
  const { width, height, fine } = frame;
  const crest: Point[] = [];
  const start = width * 0.5;
  for (let x = start; x <= width + 12; x += 12) {
    const share = Math.min(1, (x - start) / (width - start));
    const rise = height * 0.235 * (1 - (1 - share) ** 2.4);
    crest.push([x, height - rise + wave(x / (150 * fine)) * 9 * fine * share]);
  }
  const top = Math.min(...crest.map(([, y]) => y));
  const gradient = linearGradient(
    "shoulder",
    [0, top],
    [0, height],
    [
      [0, mix(palette.ground[1], palette.ground[2], 0.35)],
      [0.18, mix(palette.ground[1], palette.ground[2], 0.75)],
      [0.6, mix(palette.ground[2], palette.grass[0], 0.4 - palette.snow * 0.36)],
      [1, mix(palette.grass[0], palette.ground[2], palette.snow * 0.7)],
    ],
  );
  const body = polygon([...crest, [width + 12, height], [start, height]]);
  const lit = {
    fill: "none",
    stroke: mix(palette.fairway[0], palette.rim.color, 0.4),
    "stroke-width": 1.1 * fine,
  };
  return (
    gradient +
    tag("path", { d: body, fill: "url(#shoulder)" }) +
    tag("path", { d: polyline(crest), ...lit, opacity: 0.3 })
  );
}

/** The light gathers round the line of play: the ground darkens to both sides and toward us. */
export function drawGroundShade(frame: Frame, palette: Palette): string {
  const { width, height, horizon } = frame;
  const { color } = palette.shadow;
  const depth = (0.16 + palette.shadow.opacity * 0.5) * (1 - palette.snow * 0.5);
  const area = { y: horizon, width, height: height - horizon, style: "mix-blend-mode:multiply" };
  const fade = linearGradient(
    "shade-fade",
    [0, horizon + 40 * frame.fine],
    [0, height],
    [
      [0, "#000000"],
      [0.35, "#8c8c8c"],
      [1, "#ffffff"],
    ],
  );
  const sides = linearGradient(
    "shade-sides",
    [0, 0],
    [width, 0],
    [
      [0, color, depth],
      [0.3, color, depth * 0.3],
      [0.5, color, 0],
      [0.68, color, depth * 0.2],
      [1, color, depth],
    ],
  );
  const mask = tag(
    "mask",
    { id: "shade-mask" },
    tag("rect", { y: horizon, width, height, fill: "url(#shade-fade)" }),
  );
  return fade + sides + mask + tag("rect", { ...area, fill: "url(#shade-sides)", mask: "url(#shade-mask)" });
}
