import type { Layout } from "@/lib/landscape/address";
import type { Random } from "@/lib/landscape/random";
import { mix, num, tag } from "@/lib/landscape/svg";
import { type FarRow, farTrees, farWood } from "../far-rows";
import { type Frame, groundEndMetres } from "../frame";
import type { Palette } from "../palette";
import type { Scene } from "../terrain";
import { standingTrees, type Tree, tree } from "../tree";

const left = [
  tree(-60, 94, 18),
  tree(-53, 88, 14),
  tree(-66, 104, 21),
  tree(-47, 100, 16),
  tree(-30, 112, 13),
  tree(-34.5, 118, 17),
  tree(-27, 121, 11),
];
const right = [
  tree(30, 108, 13),
  tree(34, 112, 18),
  tree(38, 106, 15),
  tree(45, 118, 20),
  tree(52, 112, 17),
  tree(66, 150, 19),
  tree(74, 158, 22),
];
const distant = [
  tree(-118, 236, 22),
  tree(-104, 226, 18),
  tree(-96, 240, 24),
  tree(-70, 236, 20),
  tree(-26, 236, 17),
  tree(-16, 240, 22),
  tree(-9, 234, 15),
  tree(66, 226, 17),
  tree(72, 236, 22),
  tree(82, 228, 19),
  tree(104, 216, 21),
];

/** The standing conifers of a layout. */
export function conifersOf(layout: Layout): readonly Tree[] {
  return standingTrees(layout, { left, right, distant });
}

export function drawConifers(scene: Scene): string {
  const random = scene.random.fork("conifers");
  return conifersOf(scene.frame.layout)
    .map((item, idx) => drawConifer(scene, item, random.fork(`conifer-${idx}`)))
    .join("");
}

/** A spire of drooping skirts, each torn at its hem, lit on the sun's side. */
function drawConifer({ frame, palette }: Scene, { right: at, away, height }: Tree, random: Random): string {
  const [x, y] = frame.place(at, away);
  const size = height * frame.scaleAt(away) * random.between(0.9, 1.1);
  const haze = Math.min(0.62, Math.max(0, (away - 80) / 290));
  const side = palette.shadow.direction[0] < 0 ? 1 : -1;
  const tiers = Math.max(6, Math.min(13, Math.round(size / 13)));
  const wide = size * random.between(0.17, 0.23);
  let body = "";
  let lit = "";
  let edge = "";
  for (let t = 0; t < tiers; t++) {
    const low = 0.08 + (0.86 * t) / tiers;
    const reach = wide * (1 - t / (tiers + 0.4)) ** 0.85 * random.between(0.88, 1.12);
    const top = y - size * Math.min(1, low + 1.75 / tiers);
    const hem = y - size * low;
    body += skirt(x, top, hem, -reach, reach, random);
    lit += skirt(x, top, hem - size * 0.006, side * reach * 0.12, side * reach * 0.94, random);
    edge += `M${num(x + side * reach * 0.2)} ${num(top + (hem - top) * 0.45)}L${num(x + side * reach * 0.86)} ${num(hem - size * 0.012)}`;
  }
  const toHaze = (color: string) => mix(color, palette.haze, haze);
  const [dark, middle, bright] = palette.needles;
  return [
    tag("ellipse", {
      cx: x,
      cy: y + size * 0.004,
      rx: wide * 0.9,
      ry: size * 0.018,
      fill: mix(palette.ground[2], palette.shadow.color, 0.4),
      opacity: 0.36,
    }),
    tag("path", {
      d: `M${num(x - size * 0.013)} ${num(y)}V${num(y - size * 0.2)}h${num(size * 0.026)}V${num(y)}Z`,
      fill: toHaze(palette.bark[0]),
    }),
    tag("path", { d: body, fill: toHaze(dark) }),
    tag("path", { d: lit, fill: toHaze(middle), opacity: 0.85 }),
    tag("path", {
      d: edge,
      fill: "none",
      stroke: toHaze(bright),
      "stroke-width": Math.max(0.6, size * 0.009),
      "stroke-linecap": "round",
      opacity: 0.3 + palette.rim.opacity * 0.6,
    }),
  ].join("");
}

/** One tier from its tip to a hem of hanging teeth between two sides. */
function skirt(x: number, top: number, hem: number, from: number, to: number, random: Random): string {
  const teeth = Math.max(3, Math.round(Math.abs(to - from) / 5));
  let d = `M${num(x)} ${num(top)}Q${num(x + to * 0.3)} ${num(hem - (hem - top) * 0.28)} ${num(x + to)} ${num(hem)}`;
  for (let i = 1; i <= teeth; i++) {
    const at = x + to + ((from - to) * i) / teeth;
    const sag = (1 - Math.abs((2 * i) / teeth - 1)) * (hem - top) * 0.2;
    const tooth = (hem - top) * random.between(0.08, 0.24);
    d += `L${num(at + (to - from) / teeth / 2)} ${num(hem + sag - tooth)}L${num(at)} ${num(hem + (i === teeth ? 0 : sag))}`;
  }
  return `${d}Q${num(x + from * 0.3)} ${num(hem - (hem - top) * 0.28)} ${num(x)} ${num(top)}Z`;
}

const rows: readonly FarRow[] = [
  { away: groundEndMetres + 130, haze: 0.7, gap: 5.4, height: 20 },
  { away: groundEndMetres + 60, haze: 0.54, gap: 5.8, height: 19 },
  { away: groundEndMetres + 6, haze: 0.36, gap: 7, height: 17 },
];

/** The wood at the end of the ground, spire by spire, paler behind. */
export const drawFarSpires = farWood(rows, drawRow);

function drawRow(frame: Frame, palette: Palette, row: FarRow, random: Random): string {
  let d = "";
  const growth = { gap: [0.4, 1.2], wave: 50, least: -0.45 } as const;
  for (const { x, y, scale, rich } of farTrees(frame, row, random, growth)) {
    const size = row.height * scale * random.between(0.55, 1.15) * (0.85 + rich * 0.35);
    const wide = size * 0.17;
    d += `M${num(x)} ${num(y - size)}`;
    for (let i = 1; i <= 5; i++) {
      d += `L${num(x + (wide * i) / 5)} ${num(y - size * (1 - i / 5) - size * 0.02)}l${num(-wide * 0.1)} ${num(-size * 0.03)}`;
    }
    d += `L${num(x + wide * 0.4)} ${num(y + 2)}H${num(x - wide * 0.4)}L${num(x - wide)} ${num(y - size * 0.03)}L${num(x - wide * 0.45)} ${num(y - size * 0.5)}Z`;
  }
  const [dark, middle] = palette.needles;
  return tag("path", { d, fill: mix(mix(dark, middle, 0.4), palette.haze, row.haze) });
}
