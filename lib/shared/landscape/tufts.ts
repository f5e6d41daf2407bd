import { mix } from "@/lib/shared/landscape/color";
import { isMown } from "@/lib/shared/landscape/fairway";
import type { Frame } from "@/lib/shared/landscape/frame";
import { layeredNoise } from "@/lib/shared/landscape/noise";
import type { Palette } from "@/lib/shared/landscape/palette";
import type { Random } from "@/lib/shared/landscape/random";
import { num, tag } from "@/lib/shared/landscape/svg";

/** Two or three blades from one root. */
function tuft(x: number, y: number, size: number, random: Random): string {
  let d = "";
  const blades = size > 3 ? 3 : 2;
  for (let i = 0; i < blades; i++) {
    const lean = (i / (blades - 1) - 0.5) * size * random.between(0.2, 0.8);
    const rise = size * random.between(0.55, 1.1);
    d += `M${num(x + lean * 0.25)} ${num(y)}q${num(lean * 0.1)} ${num(-rise * 0.6)} ${num(lean)} ${num(-rise)}`;
  }
  return d;
}

/** Rough grass in patches, smaller with distance, none on what is mown. */
export function drawTufts(frame: Frame, palette: Palette, random: Random): string {
  const stream = random.fork("tufts");
  const patch = layeredNoise(stream.fork("patch"), 3, 0.6);
  const paths = ["", "", ""];
  const count = frame.layout === "tall" ? 900 : 2000;
  for (let i = 0; i < count; i++) {
    const away = 300 / (1 + 7.6 * stream.next());
    const half = (frame.width / 2 / frame.focal) * away * 1.1;
    const right = stream.between(-half, half) + ((frame.width / 2 - frame.centerX) / frame.focal) * away;
    const rich = patch(right / 14 + away * 0.9) * 0.8 + 0.45;
    if (!stream.chance(rich) || isMown(right, away)) continue;
    const [x, y] = frame.place(right, away);
    const size =
      Math.min(8.5, frame.scaleAt(away) * 0.4) * stream.between(0.4, 1.1) * (0.6 + rich * 0.5) * frame.fine;
    paths[i % 3] += tuft(x, y, size, stream);
  }
  const colors = [
    palette.ground[2],
    mix(palette.ground[2], palette.grass[0], 0.4),
    mix(palette.fairway[0], palette.grass[2], 0.4),
  ];
  const opacities = [0.4, 0.36, 0.34];
  const strokes = paths.map((d, i) => tag("path", { d, stroke: colors[i], opacity: opacities[i] }));
  const attributes = { fill: "none", "stroke-width": 0.8 * frame.fine, "stroke-linecap": "round" };
  return tag("g", attributes, strokes.join(""));
}
