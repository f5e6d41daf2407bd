import type { Layout } from "@/lib/landscape/address";
import type { Random } from "@/lib/landscape/random";
import { mix, num, type Point, tag } from "@/lib/landscape/svg";
import type { Palette } from "../palette";
import { acrossStem, type Joint, smoothJoints, stemPath } from "../stems";
import type { Scene } from "../terrain";
import { standingTrees, type Tree, tree } from "../tree";

const left = [tree(-50, 88, 13), tree(-54.5, 93, 10.5), tree(-60, 97, 12.5), tree(-37, 124, 12)];
const right = [
  tree(34, 108, 11),
  tree(38.5, 112, 14),
  tree(43, 104, 12),
  tree(58, 140, 14),
  tree(64, 146, 11),
];
const distant = [
  tree(40, 236, 13),
  tree(45, 240, 16),
  tree(70, 226, 14),
  tree(92, 232, 15),
  tree(98, 226, 12),
];

/** The standing palms of a layout. */
export function palmsOf(layout: Layout): readonly Tree[] {
  return standingTrees(layout, { left, right, distant });
}

export function drawPalms(scene: Scene): string {
  const { frame, palette } = scene;
  const random = scene.random.fork("palms");
  return palmsOf(frame.layout)
    .map(({ right: at, away, height }, idx) => {
      const own = random.fork(`palm-${idx}`);
      const [x, y] = frame.place(at, away);
      const size = height * frame.scaleAt(away) * own.between(0.92, 1.1);
      const bow = own.between(-0.16, 0.16) * size;
      const trunk: Joint[] = [
        [x, y + 1, size * 0.026],
        [x + bow * 0.7, y - size * 0.34, size * 0.016],
        [x + bow * 1.1, y - size * 0.68, size * 0.013],
      ];
      const palm = { trunk, reach: size * 0.4, fronds: size > 80 ? 13 : 11, leaflets: size > 80 ? 11 : 7 };
      const foot = tag("ellipse", {
        cx: x,
        cy: y + size * 0.01,
        rx: size * 0.09,
        ry: size * 0.014,
        fill: mix(palette.ground[2], palette.shadow.color, 0.4),
        opacity: 0.4,
      });
      return foot + drawPalm(palette, palm, Math.min(0.6, Math.max(0, (away - 80) / 320)), own);
    })
    .join("");
}

/** Two palms at the edge, one leaning out over the hole. */
export function drawGreatPalms({ frame, palette, random }: Scene): string {
  const stream = random.fork("great-palms");
  const { scale, x, y } = frame.pine;
  const back: Joint[] = [
    [1408, 900, 18],
    [1404, 770, 11.5],
    [1382, 580, 9.5],
    [1386, 440, 8.5],
    [1402, 356, 8],
  ];
  const front: Joint[] = [
    [1322, 910, 25],
    [1312, 810, 16],
    [1274, 650, 12.5],
    [1226, 480, 10.5],
    [1204, 340, 9.5],
    [1204, 262, 9],
  ];
  const parts = [
    drawPalm(palette, { trunk: back, reach: 176, fronds: 14, leaflets: 24 }, 0.12, stream.fork("back")),
    drawPalm(palette, { trunk: front, reach: 250, fronds: 18, leaflets: 32 }, 0, stream.fork("front")),
  ];
  return tag("g", { transform: `translate(${x} ${y}) scale(${scale})` }, parts.join(""));
}

type Palm = { trunk: readonly Joint[]; reach: number; fronds: number; leaflets: number };

/** A ringed trunk under a star of arching fronds; those behind are dark, those toward the sun lit. */
function drawPalm(palette: Palette, palm: Palm, haze: number, random: Random): string {
  const stem = smoothJoints(palm.trunk, 10);
  const [x = 0, y = 0] = stem.at(-1) ?? [];
  const toHaze = (color: string) => mix(color, palette.haze, haze);
  const sunSide = palette.shadow.direction[0] < 0 ? 1 : -1;
  const layers = ["", "", ""];
  let ribs = "";
  for (let i = 0; i < palm.fronds; i++) {
    const isBack = i < palm.fronds * 0.4;
    const turn = isBack
      ? i / (palm.fronds * 0.4 - 1 || 1)
      : (i - palm.fronds * 0.4) / (palm.fronds * 0.6 - 1);
    const angle =
      (isBack ? 0.3 : -0.12) + turn * (isBack ? Math.PI - 0.6 : Math.PI + 0.24) + random.between(-0.12, 0.12);
    const frond = frondPath([x, y], angle, palm.reach * random.between(0.82, 1.1), palm.leaflets, random);
    const isSunny = Math.cos(angle) * sunSide > -0.1 && Math.sin(angle) > 0.15;
    layers[isBack ? 0 : isSunny ? 2 : 1] += frond.leaves;
    if (!isBack) ribs += frond.rib;
  }
  const [dark, middle, lit] = palette.needles;
  const thick = Math.max(0.6, palm.reach * 0.012);
  return [
    tag("path", { d: layers[0], fill: toHaze(dark) }),
    drawTrunk(palette, stem, toHaze, sunSide),
    tag("path", { d: layers[1], fill: toHaze(mix(dark, middle, 0.75)) }),
    tag("path", { d: layers[2], fill: toHaze(mix(middle, lit, 0.5)) }),
    tag("path", {
      d: ribs,
      fill: "none",
      stroke: toHaze(mix(middle, lit, 0.75)),
      "stroke-width": thick,
      opacity: 0.7,
    }),
  ].join("");
}

function drawTrunk(
  palette: Palette,
  stem: readonly Joint[],
  toHaze: (color: string) => string,
  sunSide: number,
): string {
  const [dark, base, lit] = palette.bark;
  const bright = stem.map(([x, y, radius]): Joint => [x + sunSide * radius * 0.42, y, radius * 0.42]);
  const isLarge = (stem[0]?.[2] ?? 0) > 6;
  const rings = stem
    .flatMap((_, idx) => (isLarge ? [idx, idx + 0.5] : idx % 2 === 0 ? [idx] : []))
    .map((at) => {
      const [x = 0, y = 0, radius = 0] = stem[Math.floor(at)] ?? [];
      const [nx = x, ny = y] = stem[Math.floor(at) + 1] ?? [];
      const share = at - Math.floor(at);
      const [ax, ay] = acrossStem(stem, Math.floor(at));
      const [cx, cy] = [x + (nx - x) * share, y + (ny - y) * share];
      return `M${num(cx - ax * radius)} ${num(cy - ay * radius)}q${num(ax * radius)} ${num(ay * radius + radius * 0.5)} ${num(ax * radius * 2)} ${num(ay * radius * 2)}`;
    })
    .join("");
  return [
    tag("path", { d: stemPath(stem), fill: toHaze(base) }),
    tag("path", { d: stemPath(bright), fill: toHaze(mix(base, lit, 0.55)), opacity: 0.8 }),
    tag("path", {
      d: rings,
      fill: "none",
      stroke: toHaze(dark),
      "stroke-width": isLarge ? 2 : 0.7,
      opacity: 0.5,
    }),
  ].join("");
}

/** A frond: its rib rises, arches and hangs; leaflets on both sides hang from it. `angle` in radians, 0 is right. */
function frondPath(
  [x, y]: Point,
  angle: number,
  reach: number,
  leaflets: number,
  random: Random,
): { leaves: string; rib: string } {
  const [out, up] = [Math.cos(angle), Math.sin(angle)];
  const hang = reach * (0.16 + 0.4 * Math.abs(out)) * random.between(0.6, 1.2);
  const at = (share: number): Point => [
    x + out * reach * share * (1 - 0.1 * share),
    y -
      up * reach * 0.78 * share * (1 - 0.3 * share) +
      hang * share ** 2.3 -
      reach * 0.06 * Math.sin(share * Math.PI),
  ];
  let leaves = "";
  for (let i = 1; i <= leaflets; i++) {
    const share = 0.08 + (0.92 * i) / leaflets;
    const [px, py] = at(share);
    const [bx, by] = at(share - 0.05);
    const norm = Math.hypot(px - bx, py - by) || 1;
    const [tx, ty] = [(px - bx) / norm, (py - by) / norm];
    const length =
      reach * 0.3 * Math.sin(Math.min(1, share * 0.86 + 0.14) * Math.PI) ** 0.7 * random.between(0.8, 1.1);
    const wide = Math.max(0.4, reach * 0.012);
    for (const side of [1, -1]) {
      const dx = (tx * 0.75 - ty * side * 0.62) * length;
      const dy = (ty * 0.75 + tx * side * 0.62) * length * 0.8 + length * 0.34;
      leaves += `M${num(bx)} ${num(by)}q${num(dx * 0.5 + wide)} ${num(dy * 0.4 - wide)} ${num(dx)} ${num(dy)}q${num(-dx * 0.6)} ${num(-dy * 0.4)} ${num(px - bx - dx)} ${num(py - by - dy)}Z`;
    }
  }
  const [mx, my] = at(0.5);
  const [ex, ey] = at(1);
  return {
    leaves,
    rib: `M${num(x)} ${num(y)}Q${num(mx * 2 - (x + ex) / 2)} ${num(my * 2 - (y + ey) / 2)} ${num(ex)} ${num(ey)}`,
  };
}
