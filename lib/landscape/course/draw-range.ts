import type { Terrain } from "@/lib/contract/code-values/scene";
import { createRandom } from "@/lib/landscape/random";
import { num, tag } from "@/lib/landscape/svg";
import { curveOf, partOf, patchOutline, ribbonOutline } from "./geometry";
import { type Frame, type HoleLayout, mapInk, type Patch } from "./layout";
import { drawBunker, drawFlags, mapDefinitions, soft, treesPath } from "./parts";
import { plantTrees } from "./trees";

export const rangeBox = { width: 1280, height: 320 } as const;

const scale = 4.8;
const frame: Frame = {
  ...rangeBox,
  scale,
  north: 0,
  point: ([east, north]) => [70 + east * scale, rangeBox.height / 2 + 6 - north * scale],
};
const flat = (at: readonly [number, number], long: number, wide: number): Patch => ({
  at,
  axes: [long, wide],
  turn: 0,
});
const targets = [flat([62, -6], 7, 6), flat([112, 7], 8, 7), flat([163, -5], 9, 7), flat([212, 4], 10, 8)];
const bunkers = [flat([98, 15], 4, 3), flat([150, -13], 5, 3), flat([198, -7], 4, 3)];
const ground: HoleLayout = {
  line: [
    [-2, 0],
    [232, 0],
  ],
  fairway: { from: 0, to: 234, halfWidths: [17, 18, 18, 17] },
  green: flat([212, 4], 10, 8),
  fall: 0,
  bunkers,
  water: [],
  hills: [],
  trees: 0.8,
  heights: [],
};

/** A practice ground from above, played from left to right: places in a row, targets, pines around; no data, a picture. */
export function drawRange(terrain: Terrain = "pine-hills"): string {
  const random = createRandom("practice ground");
  const part = partOf(curveOf(ground.line), 0, 234);
  const band = (half: number) =>
    soft(
      frame,
      ribbonOutline(part, () => half),
    );
  const wood = { layouts: [ground], frame, gap: 19, depth: 31, clearance: 4 };
  const places = Array.from({ length: 9 }, (_, idx) => {
    const [x, y] = frame.point([-1, -14 + idx * 3.5]);
    return `M${num(x)} ${num(y - 5)}h12v10h-12z`;
  });
  return [
    mapDefinitions("p", 27, random.fork("dots"), terrain),
    tag("filter", { id: "pr" }, tag("feGaussianBlur", { stdDeviation: 9 })),
    tag("path", { d: band(25), fill: mapInk.rough, filter: "url(#pr)" }),
    tag("path", { d: band(28), fill: "url(#ps)" }),
    tag("path", { d: band(19), fill: mapInk.cut }),
    tag("path", { d: band(17), fill: mapInk.fairway }),
    tag("path", { d: band(17), fill: "url(#pb)" }),
    treesPath("p", plantTrees(wood, random.fork("trees"))),
    ...targets.map((patch, idx) => drawTarget(patch, idx)),
    ...bunkers.map((patch, idx) => drawBunker(frame, patch, random.fork(`sand ${idx}`))),
    tag("path", { d: places.join(""), fill: mapInk.paper, stroke: mapInk.cut }),
  ].join("");
}

function drawTarget(patch: Patch, idx: number): string {
  const edge = (grow: number) =>
    soft(frame, patchOutline(patch, createRandom(`target ${idx}`), { grow, wander: 0.14 }));
  return [
    tag("path", { d: edge(2), fill: mapInk.fringe }),
    tag("path", { d: edge(0), fill: mapInk.green, stroke: mapInk.contour }),
    drawFlags([frame.point(patch.at)], 32),
  ].join("");
}
