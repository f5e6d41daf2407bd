import { alongStops, mix } from "@/lib/shared/landscape/color";
import { type Frame, groundEndMetres } from "@/lib/shared/landscape/frame";
import { layeredNoise } from "@/lib/shared/landscape/noise";
import type { Palette } from "@/lib/shared/landscape/palette";
import type { Random } from "@/lib/shared/landscape/random";
import { linearGradient, type Point, polygon, polyline, tag } from "@/lib/shared/landscape/svg";

/** Distances of the folds' crests, metres, far to near. */
const foldMetres = [groundEndMetres, 262, 208, 166, 133, 107, 87, 71, 58, 48, 40];

/** Ground colour at a distance: even steps on the picture, not in metres. */
export function groundColor(frame: Frame, palette: Palette, away: number): string {
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
