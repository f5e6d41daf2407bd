import type { Layout } from "@/lib/landscape/address";
import type { Random } from "@/lib/landscape/random";
import { mix, num, tag } from "@/lib/landscape/svg";
import { type FarRow, farTrees, farWood } from "../far-rows";
import { type Clump, drawClump, type FoliageStyle, fanSizes } from "../foliage";
import { type Frame, groundEndMetres } from "../frame";
import type { Palette, Three } from "../palette";
import { drawBareStem, type Joint, smoothJoints } from "../stems";
import type { Scene } from "../terrain";
import { standingTrees, type Tree, tree } from "../tree";

const left = [tree(-56, 92, 15), tree(-68, 108, 17), tree(-34, 96, 13), tree(-40, 122, 14)];
const right = [tree(33, 104, 12), tree(45, 118, 15), tree(58, 108, 16), tree(70, 140, 17), tree(50, 166, 15)];
const distant = [
  tree(-120, 250, 18),
  tree(-96, 232, 17),
  tree(-62, 226, 16),
  tree(-22, 232, 17),
  tree(-8, 244, 18),
  tree(12, 226, 14),
  tree(66, 226, 17),
  tree(84, 240, 18),
  tree(110, 222, 18),
];

/** The standing oaks of a layout. */
export function oaksOf(layout: Layout): readonly Tree[] {
  return standingTrees(layout, { left, right, distant });
}

export function drawOaks(scene: Scene): string {
  const random = scene.random.fork("oaks");
  return oaksOf(scene.frame.layout)
    .map((item, idx) => drawOak(scene, item, random.fork(`oak-${idx}`)))
    .join("");
}

/** The crown as clumps, from below and behind: middle aside and up, and radius, as shares of the tree's height. */
const crown = [
  [-0.3, 0.4, 0.17],
  [0.32, 0.41, 0.16],
  [0, 0.44, 0.19],
  [-0.35, 0.54, 0.17],
  [0.36, 0.55, 0.17],
  [-0.14, 0.62, 0.2],
  [0.17, 0.64, 0.2],
  [-0.24, 0.74, 0.16],
  [0.24, 0.75, 0.15],
  [0.01, 0.82, 0.18],
] as const;

/** A short stout trunk that parts below a broad round crown. */
function drawOak({ frame, palette }: Scene, { right, away, height }: Tree, random: Random): string {
  const [x, y] = frame.place(right, away);
  const size = height * frame.scaleAt(away) * random.between(0.92, 1.1);
  const haze = Math.min(0.6, Math.max(0, (away - 80) / 300));
  const lean = random.between(-0.05, 0.05) * size;
  const wide = random.between(0.92, 1.2);
  const thick = size * 0.034;
  const stem: Joint[] = smoothJoints(
    [
      [x, y + size * 0.01, thick * 1.7],
      [x + lean * 0.4, y - size * 0.16, thick],
      [x + lean, y - size * 0.42, thick * 0.7],
      [x + lean * 1.3, y - size * 0.62, thick * 0.3],
    ],
    4,
  );
  const clumps = crown.map(
    ([aside, up, radius]): Clump => ({
      x: x + lean + (aside * wide + random.between(-0.045, 0.045)) * size,
      y: y - (up + random.between(-0.035, 0.035)) * size,
      radius: radius * size * random.between(0.86, 1.14),
    }),
  );
  const style: FoliageStyle = {
    colors: palette.needles.map((color) => mix(color, palette.haze, haze)) as unknown as Three,
    fan: size > 130 ? fanSizes.middle : size > 70 ? fanSizes.small : fanSizes.tiny,
    density: size > 130 ? 3.8 : 5,
    isCoarse: true,
    litFrom: 0.5,
    sunSide: palette.shadow.direction[0] < 0 ? 1 : -1,
  };
  const foot = tag("ellipse", {
    cx: x,
    cy: y + size * 0.012,
    rx: size * 0.3,
    ry: size * 0.024,
    fill: mix(palette.ground[2], palette.shadow.color, 0.4),
    opacity: 0.34,
  });
  return (
    foot + drawBareStem(stem, palette, haze) + clumps.map((clump) => drawClump(clump, style, random)).join("")
  );
}

const rows: readonly FarRow[] = [
  { away: groundEndMetres + 110, haze: 0.68, gap: 9, height: 16 },
  { away: groundEndMetres + 50, haze: 0.52, gap: 11, height: 15 },
  { away: groundEndMetres + 6, haze: 0.36, gap: 15, height: 14 },
];

/** Round crowns side by side at the end of the meadows, in woods and hedgerows with gaps between. */
export const drawFarWoods = farWood(rows, drawRow);

function drawRow(frame: Frame, palette: Palette, row: FarRow, random: Random): string {
  const layers = ["", "", ""];
  const growth = { gap: [0.35, 1], wave: 60, least: -0.3 } as const;
  for (const { x, y, scale, rich } of farTrees(frame, row, random, growth)) {
    const size = row.height * scale * random.between(0.6, 1.1) * (0.8 + rich * 0.4);
    for (let i = 0; i < 5; i++) {
      const radius = size * random.between(0.2, 0.34);
      const cx = x + random.between(-0.34, 0.34) * size;
      const cy = y - radius * 0.7 - size * random.between(0, 0.45);
      layers[i < 3 ? 0 : 1] += round(cx, cy, radius);
      if (i > 2) layers[2] += round(cx + radius * 0.15, cy - radius * 0.35, radius * 0.55);
    }
  }
  const toHaze = (color: string) => mix(color, palette.haze, row.haze);
  const [dark, middle, lit] = palette.needles;
  const colors = [mix(dark, middle, 0.35), middle, mix(middle, lit, 0.6)];
  return layers
    .map((d, i) => tag("path", { d, fill: toHaze(colors[i] ?? middle), opacity: i === 2 ? 0.6 : 1 }))
    .join("");
}

function round(x: number, y: number, radius: number): string {
  return `M${num(x - radius)} ${num(y)}a${num(radius)} ${num(radius)} 0 1 1 ${num(radius * 2)} 0a${num(radius)} ${num(radius)} 0 1 1 ${num(-radius * 2)} 0Z`;
}
