import type { Layout } from "@/lib/landscape/address";
import type { Random } from "@/lib/landscape/random";
import { mix, num, type Point, tag } from "@/lib/landscape/svg";
import { drawPad, type FoliageStyle, fanSizes, type Pad } from "../foliage";
import type { Frame } from "../frame";
import type { Palette, Three } from "../palette";
import { drawBareStem, type Joint, smoothJoints } from "../stems";
import { type Tree, tree } from "../tree";

const leftGroves = [
  tree(-57, 88, 13.5),
  tree(-50.5, 82, 12.5),
  tree(-62, 96, 12),
  tree(-33.5, 84, 13.8),
  tree(-29, 79, 11.8),
  tree(-36.5, 110, 12.5),
  tree(-32, 121, 11.5),
  tree(-27.5, 108, 10.5),
  tree(-30, 97, 9),
];

const rightGroves = [
  tree(29, 106, 11.5),
  tree(32, 113, 12.5),
  tree(35.5, 104, 12),
  tree(37.5, 96, 13),
  tree(42.5, 110, 12),
  tree(46, 118, 11),
  tree(64, 150, 12),
  tree(86, 176, 12.5),
];

const distant = [
  tree(-92, 196, 12),
  tree(-84, 188, 11.5),
  tree(-64, 214, 12),
  tree(-24, 205, 11.5),
  tree(-18, 216, 12.5),
  tree(-6, 226, 12),
  tree(14, 214, 11.5),
  tree(74, 236, 13),
  tree(82, 226, 12),
  tree(98, 206, 12),
];

const trees: Record<Layout, readonly Tree[]> = {
  wide: [...distant, ...rightGroves, ...leftGroves],
  tall: [
    ...distant,
    tree(27, 108, 11),
    tree(30, 116, 12),
    tree(33, 106, 12),
    tree(35.5, 98, 12.5),
    tree(39, 112, 12),
  ],
  card: [...distant, ...rightGroves, ...leftGroves],
};

/** The standing pines of a layout, far to near. */
export function middleTrees(layout: Layout): readonly Tree[] {
  return [...trees[layout]].sort((a, b) => b.away - a.away);
}

export function drawMiddlePines(frame: Frame, palette: Palette, random: Random): string {
  return middleTrees(frame.layout)
    .map((item, idx) => drawPine(frame, palette, item, random.fork(`pine-${idx}`)))
    .join("");
}

function hazeAt(away: number): number {
  return Math.min(0.55, Math.max(0, (away - 80) / 320));
}

/** A bare leaning trunk that forks, and flat pads under an umbrella crown. */
function drawPine(frame: Frame, palette: Palette, { right, away, height }: Tree, random: Random): string {
  const [x, y] = frame.place(right, away);
  const size = 1.12 * height * frame.scaleAt(away);
  const lean = random.between(-0.12, 0.12) * size;
  const bow = (random.chance(0.5) ? 1 : -1) * random.between(0.03, 0.075) * size;
  const thick = size * 0.017;
  const stem: Joint[] = smoothJoints(
    [
      [x - bow * 0.1, y + size * 0.015, thick * 1.5],
      [x + lean * 0.2 + bow, y - size * 0.3, thick],
      [x + lean * 0.65 - bow * 0.6, y - size * 0.58, thick * 0.75],
      [x + lean, y - size * 0.9, thick * 0.3],
    ],
    4,
  );
  const pads = crownOf(x + lean, y, size, lean, random);
  const haze = hazeAt(away);
  const style = styleOf(palette, size, haze);
  return (
    drawFoot(palette, [x, y], size) +
    drawBareStem(stem, palette, haze) +
    drawForks(pads, stem, palette, haze, size) +
    pads.map((pad) => drawPad(pad, style, random)).join("")
  );
}

/** The dark of needles and shade round a trunk's foot, so that the tree stands on the ground. */
function drawFoot(palette: Palette, [x, y]: Point, size: number): string {
  const shade = mix(palette.ground[2], palette.shadow.color, 0.4);
  const wide = { cx: x, cy: y + size * 0.012, rx: size * 0.13, ry: size * 0.014, fill: shade };
  return (
    tag("ellipse", { ...wide, opacity: 0.3 }) +
    tag("ellipse", { ...wide, rx: size * 0.06, ry: size * 0.01, opacity: 0.45 })
  );
}

function styleOf(palette: Palette, size: number, haze: number): FoliageStyle {
  const colors = palette.needles.map((color) => mix(color, palette.haze, haze)) as unknown as Three;
  return {
    colors,
    fan: size > 115 ? fanSizes.middle : size > 70 ? fanSizes.small : fanSizes.tiny,
    density: size > 115 ? 7 : size > 70 ? 7 : 6,
    isCoarse: size < 100,
    litFrom: 0.42,
    sunSide: palette.shadow.direction[0] < 0 ? 1 : -1,
  };
}

/** Height of a pad's foot and how far it reaches aside, as shares of the tree's height. */
const tiers = [
  [0.42, 0.15],
  [0.52, 0.2],
  [0.61, 0.22],
  [0.7, 0.23],
  [0.78, 0.21],
  [0.86, 0.18],
  [0.93, 0.14],
  [0.985, 0.09],
] as const;

/** Pads by turns to the left and right, so that the stem shows between them, under a rounded top. */
function crownOf(x: number, y: number, size: number, lean: number, random: Random): Pad[] {
  const first = random.chance(0.5) ? 1 : -1;
  return tiers.flatMap(([level, reach], idx) => {
    const side = idx % 2 === 0 ? first : -first;
    const stemX = x + lean * (level - 1);
    const py = y - (level + random.between(-0.02, 0.02)) * size;
    const main: Pad = {
      x: stemX + side * reach * size * random.between(0.35, 0.75) * (level > 0.9 ? 0.35 : 1),
      y: py,
      half: size * reach * random.between(0.62, 0.9),
      rise: size * random.between(0.058, 0.076),
      tilt: -side * random.between(0, 0.12),
    };
    if (level < 0.5 || level > 0.9 || random.chance(0.25)) return [main];
    const x2 = stemX - side * reach * size * random.between(0.3, 0.9);
    return [{ ...main, x: x2, y: py + size * random.between(0.015, 0.05), half: main.half * 0.62 }, main];
  });
}

function drawForks(
  pads: readonly Pad[],
  stem: readonly Joint[],
  palette: Palette,
  haze: number,
  size: number,
): string {
  let d = "";
  for (const pad of pads) {
    const below = stem.findLast(([, y]) => y > pad.y + size * 0.06) ?? stem[0];
    if (!below) continue;
    d += `M${num(below[0])} ${num(below[1])}Q${num((below[0] + pad.x) / 2)} ${num(pad.y + size * 0.05)} ${num(pad.x)} ${num(pad.y)}`;
  }
  return tag("path", {
    d,
    fill: "none",
    stroke: mix(palette.bark[0], palette.haze, haze),
    "stroke-width": Math.max(0.6, size * 0.011),
  });
}
