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
      [0.6, mix(palette.ground[2], palette.grass[0], 0.4)],
      [1, palette.grass[0]],
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
