import { drawBark } from "@/lib/shared/landscape/bark";
import { mix } from "@/lib/shared/landscape/color";
import type { Frame } from "@/lib/shared/landscape/frame";
import { branchJoints, type Joint, smoothJoints, stemPath, twigs } from "@/lib/shared/landscape/limbs";
import { drawPad, type NeedleStyle, type Pad } from "@/lib/shared/landscape/needles";
import type { Palette } from "@/lib/shared/landscape/palette";
import type { Random } from "@/lib/shared/landscape/random";
import { tag } from "@/lib/shared/landscape/svg";

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
  limb(1352, 158, 118, 34, 0.04, 0.95),
  limb(1432, 205, 100, 30, 0.06, 0.86),
  limb(1222, 172, 104, 30, -0.06, 0.93),
  limb(1424, 392, 84, 24, 0.02, 0.5),
];

const frontLimbs: readonly Limb[] = [
  limb(1286, 138, 84, 27, -0.02, 0.97),
  limb(1116, 226, 112, 28, -0.1, 0.82),
  limb(1408, 262, 96, 27, 0.07, 0.76),
  limb(1252, 240, 86, 25, 0.03, 0.8),
  limb(1160, 276, 92, 24, -0.03, 0.74),
  limb(1352, 318, 82, 23, 0.08, 0.66),
  limb(1078, 356, 124, 27, -0.09, 0.6),
  limb(1192, 384, 78, 22, 0.02, 0.58),
  limb(1426, 470, 70, 20, 0.1, 0.42),
  limb(1150, 486, 142, 30, -0.08, 0.4),
];

export function drawGreatPine(frame: Frame, palette: Palette, random: Random): string {
  const { scale, x, y } = frame.pine;
  const stem = smoothJoints(trunk, 6);
  const style: NeedleStyle = {
    colors: palette.needles,
    length: 12.5,
    stroke: frame.layout === "tall" ? 1.25 : 1.05,
    perFan: 9,
    density: 1.9,
    isCoarse: false,
    sunSide: palette.shadow.direction[0] < 0 ? -0.6 : -1,
  };
  const limbs = (list: readonly Limb[], name: string) =>
    list.map((item, idx) => drawLimb(item, stem, palette, style, random.fork(`${name}-${idx}`))).join("");
  const parts = [limbs(backLimbs, "back"), drawBark(stem, palette, random.fork("bark")), limbs(frontLimbs, "front")];
  return tag("g", { transform: `translate(${x} ${y}) scale(${scale})` }, parts.join(""));
}

function drawLimb({ pad, leaves }: Limb, stem: readonly Joint[], palette: Palette, style: NeedleStyle, random: Random): string {
  const [fromX, fromY, radius] = stem[Math.round(leaves * (stem.length - 1))] ?? [0, 0, 0];
  const isLeft = pad.x < fromX;
  const tip = pad.x + (isLeft ? -1 : 1) * pad.half * 0.72;
  const tipY = pad.y + pad.tilt * pad.half * (isLeft ? -0.7 : 0.7) - pad.rise * 0.1;
  const joints = branchJoints([fromX, fromY], [tip, tipY], Math.max(2.2, radius * 0.36), pad.rise * 0.2);
  const dark = mix(palette.bark[0], palette.needles[0], 0.25);
  const lit = joints.map(([x, y, r]): Joint => [x, y - r * 0.35, r * 0.42]);
  return [
    tag("path", { d: stemPath(joints), fill: dark }),
    tag("path", { d: stemPath(lit), fill: palette.bark[1], opacity: 0.75 }),
    tag("path", { d: twigs(joints, pad.rise, random), fill: "none", stroke: dark, "stroke-width": 1.6 }),
    drawPad(pad, style, random),
  ].join("");
}
