import type { Random } from "@/lib/landscape/random";
import { mix, tag } from "@/lib/landscape/svg";
import { drawPad, type FoliageStyle, fanSizes, type Pad } from "../foliage";
import type { Frame } from "../frame";
import type { Palette } from "../palette";
import { branchJoints, drawBark, type Joint, smoothJoints, stemPath, twigs } from "../stems";

/** The S of the trunk, from below the frame to the top, in px of the wide layout. */
const trunk: readonly Joint[] = [
  [1290, 900, 33],
  [1314, 800, 26],
  [1356, 700, 22.5],
  [1374, 615, 20],
  [1356, 535, 18],
  [1314, 455, 15.5],
  [1284, 380, 13.5],
  [1280, 310, 11],
  [1298, 245, 8.5],
  [1304, 190, 6],
  [1298, 160, 3.5],
];

/** A pad, and where along the trunk (0 foot, 1 top) its branch leaves. */
type Limb = { pad: Pad; leaves: number };

function limb(x: number, y: number, half: number, rise: number, tilt: number, leaves: number): Limb {
  return { pad: { x, y, half, rise, tilt }, leaves };
}

const backLimbs: readonly Limb[] = [
  limb(1364, 172, 128, 52, 0.04, 0.95),
  limb(1438, 222, 104, 46, 0.06, 0.86),
  limb(1214, 186, 116, 46, -0.07, 0.93),
  limb(1176, 262, 86, 34, 0.02, 0.8),
  limb(1430, 404, 80, 34, 0.02, 0.52),
];

const frontLimbs: readonly Limb[] = [
  limb(1288, 148, 98, 42, -0.03, 0.97),
  limb(1104, 240, 120, 40, -0.11, 0.84),
  limb(1412, 280, 96, 38, 0.07, 0.78),
  limb(1242, 240, 86, 36, 0.04, 0.83),
  limb(1168, 292, 104, 33, -0.03, 0.78),
  limb(1358, 330, 80, 32, 0.09, 0.7),
  limb(1072, 376, 130, 38, -0.1, 0.63),
  limb(1194, 396, 82, 30, 0.03, 0.6),
  limb(1434, 482, 66, 29, 0.1, 0.44),
  limb(1142, 498, 142, 41, -0.08, 0.43),
];

export function drawGreatPine(frame: Frame, palette: Palette, random: Random): string {
  const { scale, x, y } = frame.pine;
  const stem = smoothJoints(trunk, 6);
  const style: FoliageStyle = {
    colors: palette.needles,
    fan: fanSizes.great,
    density: 2.7,
    litFrom: 0.5,
    isCoarse: false,
    sunSide: palette.shadow.direction[0] < 0 ? -0.6 : -1,
  };
  const branches = (list: readonly Limb[]) =>
    list
      .map((item, idx) => drawBranch(item, stem, palette, random.fork(`branch-${item.pad.x}-${idx}`)))
      .join("");
  const pads = (list: readonly Limb[]) =>
    list.map(({ pad }, idx) => drawPad(pad, style, random.fork(`pad-${pad.x}-${idx}`))).join("");
  const parts = [
    branches(backLimbs) + pads(backLimbs) + branches(frontLimbs),
    drawBark(stem, palette, random.fork("bark")),
    pads(frontLimbs),
  ];
  return tag("g", { transform: `translate(${x} ${y}) scale(${scale})` }, parts.join(""));
}

function drawBranch({ pad, leaves }: Limb, stem: readonly Joint[], palette: Palette, random: Random): string {
  const [fromX, fromY, radius] = stem[Math.round(leaves * (stem.length - 1))] ?? [0, 0, 0];
  const isLeft = pad.x < fromX;
  const tip = pad.x + (isLeft ? -1 : 1) * pad.half * 0.72;
  const tipY = pad.y + pad.tilt * pad.half * (isLeft ? -0.7 : 0.7) - pad.rise * 0.1;
  const joints = branchJoints([fromX, fromY], [tip, tipY], Math.max(2.6, radius * 0.42), pad.rise * 0.16);
  const below = joints.filter(([x]) => Math.abs(x - pad.x) < pad.half * 0.8);
  const dark = mix(palette.bark[0], palette.needles[0], 0.25);
  const lit = joints.map(([x, y, r]): Joint => [x, y - r * 0.35, r * 0.42]);
  return [
    tag("path", { d: stemPath(joints), fill: dark }),
    tag("path", { d: stemPath(lit), fill: palette.bark[1], opacity: 0.75 }),
    tag("path", { d: twigs(below, pad.rise, random), fill: "none", stroke: dark, "stroke-width": 1.8 }),
  ].join("");
}
