import type { Random } from "@/lib/landscape/random";
import { mix, num, tag } from "@/lib/landscape/svg";
import { type FarRow, farTrees, farWood } from "../far-rows";
import { type Frame, groundEndMetres } from "../frame";
import type { Palette } from "../palette";

const rows: readonly FarRow[] = [
  { away: groundEndMetres + 90, haze: 0.72, gap: 4.4, height: 14 },
  { away: groundEndMetres + 40, haze: 0.58, gap: 4.8, height: 13 },
  { away: groundEndMetres + 4, haze: 0.44, gap: 5.8, height: 12 },
];

/** The wood at the end of the ground: rows of thin red stems under flat crowns, paler behind. */
export const drawFarForest = farWood(rows, drawRow);

function drawRow(frame: Frame, palette: Palette, row: FarRow, random: Random): string {
  let stems = "";
  let crowns = "";
  let tops = "";
  for (const { x, y, scale } of farTrees(frame, row, random, { gap: [0.5, 1.5], wave: 40, least: -0.42 })) {
    const size = row.height * scale * random.between(0.7, 1.15);
    const lean = random.between(-0.1, 0.1) * size;
    stems += `M${num(x)} ${num(y + 2)}q${num(lean * 1.4)} ${num(-size * 0.4)} ${num(lean)} ${num(-size * 0.85)}`;
    const pads = 4 + Math.floor(random.next() * 2);
    for (let i = 0; i < pads; i++) {
      const lift = 0.5 + (0.46 * i) / (pads - 1) + random.between(-0.03, 0.03);
      const reach = size * random.between(0.13, 0.24) * (1.1 - Math.abs(lift - 0.72) * 1.7);
      const px = x + lean + random.between(-0.24, 0.24) * size * (1.12 - lift);
      const py = y - lift * size;
      crowns += lens(px, py, reach, size * 0.05);
      if (i > 0 && row.haze < 0.7) tops += lens(px, py - size * 0.02, reach * 0.75, size * 0.022);
    }
  }
  const toHaze = (color: string) => mix(color, palette.haze, row.haze);
  return (
    tag("path", {
      d: stems,
      fill: "none",
      stroke: toHaze(mix(palette.bark[1], palette.bark[0], 0.3)),
      "stroke-width": 1.2 * frame.fine,
    }) +
    tag("path", { d: crowns, fill: toHaze(palette.needles[1]) }) +
    tag("path", { d: tops, fill: toHaze(palette.needles[2]), opacity: 0.55 })
  );
}

function lens(x: number, y: number, reach: number, rise: number): string {
  return `M${num(x - reach)} ${num(y)}q${num(reach * 0.5)} ${num(-rise * 2)} ${num(reach)} ${num(-rise * 1.6)}q${num(reach * 0.7)} ${num(rise * 0.2)} ${num(reach)} ${num(rise * 1.6)}q${num(-reach)} ${num(rise * 0.9)} ${num(-reach * 2)} 0Z`;
}
