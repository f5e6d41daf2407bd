import type { Random } from "@/lib/landscape/random";
import { mix, tag } from "@/lib/landscape/svg";
import { drawClump, drawPad, type FoliageStyle, fanSizes, type Pad } from "./foliage";
import type { Palette } from "./palette";
import { branchJoints, drawBark, type Joint, smoothJoints, stemPath, twigs } from "./stems";
import type { Scene } from "./terrain";

/** A pad, and where along the trunk (0 foot, 1 top) its branch leaves. */
export type Limb = { pad: Pad; leaves: number };

export function limb(x: number, y: number, half: number, rise: number, tilt: number, leaves: number): Limb {
  return { pad: { x, y, half, rise, tilt }, leaves };
}

/** The tree next to us, in px of the wide layout. */
export type GreatTree = {
  /** From below the frame to the top. */
  trunk: readonly Joint[];
  /** Behind the trunk, and before it. */
  back: readonly Limb[];
  front: readonly Limb[];
  /** Fans per 60 px² of cushion. */
  density: number;
  /** Round heaps of leaves in place of flat pads. */
  isRound?: boolean;
  /** 0..1, the height in a cushion from which leaves catch the light */
  litFrom: number;
};

/** A trunk with its bark, branches, and pads of leaves behind and before it. */
export function drawGreatTree({ frame, palette }: Scene, tree: GreatTree, random: Random): string {
  const { scale, x, y } = frame.pine;
  const stem = smoothJoints(tree.trunk, 6);
  const style: FoliageStyle = {
    colors: palette.needles,
    fan: fanSizes.great,
    density: tree.density,
    litFrom: tree.litFrom,
    isCoarse: false,
    sunSide: palette.shadow.direction[0] < 0 ? -0.6 : -1,
  };
  const branches = (list: readonly Limb[]) =>
    list
      .map((item, idx) => drawBranch(item, stem, palette, random.fork(`branch-${item.pad.x}-${idx}`)))
      .join("");
  const pads = (list: readonly Limb[]) =>
    list
      .map(({ pad }, idx) => {
        const own = random.fork(`pad-${pad.x}-${idx}`);
        return tree.isRound ? drawHeap(pad, style, own) : drawPad(pad, style, own);
      })
      .join("");
  const parts = [
    branches(tree.back) + pads(tree.back) + branches(tree.front),
    drawBark(stem, palette, random.fork("bark")),
    pads(tree.front),
  ];
  return tag("g", { transform: `translate(${x} ${y}) scale(${scale})` }, parts.join(""));
}

/** Three clumps in the place of a pad: one at each side, one above. */
function drawHeap({ x, y, half, rise, tilt }: Pad, style: FoliageStyle, random: Random): string {
  return (
    [
      [-0.5, 0.06, 0.78],
      [0.52, 0.02, 0.74],
      [0, -0.36, 0.86],
    ] as const
  )
    .map(([aside, down, size]) => {
      const own = [aside + random.between(-0.1, 0.1), down + random.between(-0.1, 0.1)] as const;
      const clump = {
        x: x + own[0] * half,
        y: y - rise * 0.3 + own[1] * rise + own[0] * half * tilt,
        radius: rise * size,
      };
      return drawClump(clump, style, random);
    })
    .join("");
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
