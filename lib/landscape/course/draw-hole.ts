import type { Terrain } from "@/lib/contract/code-values/scene";
import { createRandom, layeredNoise, type Random } from "@/lib/landscape/random";
import { num, type Point, polyline, tag } from "@/lib/landscape/svg";
import {
  type Curve,
  curveOf,
  halfWidthAt,
  isOn,
  partOf,
  patchOutline,
  placeAt,
  relativeToCurve,
  ribbonOutline,
} from "./geometry";
import { mapGlyphs, roughOf } from "./glyphs";
import { type HoleLabels, holeLabels } from "./labels";
import {
  type Frame,
  fitFrame,
  type HoleLayout,
  holeBox,
  type MapMarks,
  type MappedHole,
  mapInk,
  type Patch,
  type PlanFrame,
  type Position,
} from "./layout";
import {
  drawBunker,
  drawFlags,
  drawHill,
  drawTufts,
  drawWater,
  mapDefinitions,
  soft,
  treesPath,
} from "./parts";
import { plantTrees, type Rect, type Wood } from "./trees";

type HoleMap = {
  frame: PlanFrame;
  /** The ground as SVG text, without letters. */
  ground: string;
  labels: HoleLabels;
};

const margin = { x: 104, top: 84, bottom: 74 };
const maxScale = 3.2;
const sideMetres = 40;
const hillMetres = 112;

/** Parts that stay while something in a drawing is moved: its place, and by `seed` its trees and edges. */
export type KeptDrawing = { frame: PlanFrame; seed: string };

/** Equal seeds give equal trees and edges. */
export function drawingSeed({ line }: Pick<HoleLayout, "line">): string {
  return line.join();
}

/** The map of a hole with the tee below and the green above; equal data give equal drawings. */
export function drawHoleMap(
  hole: MappedHole,
  terrain: Terrain = "pine-hills",
  { kept, marks = mapInk }: { kept?: KeptDrawing | undefined; marks?: MapMarks } = {},
): HoleMap {
  const { layout } = hole;
  const { isPot, tuft } = mapGlyphs[terrain];
  const curve = curveOf(layout.line);
  const frame = kept?.frame ?? frameOf(layout, curve);
  const labels = holeLabels(hole, frame);
  const random = createRandom(kept?.seed ?? drawingSeed(layout));
  const treeSize = Math.min(34, Math.max(20, 14 * frame.scale));
  const wood = {
    layouts: [layout],
    frame,
    gap: treeSize * 0.58,
    depth: Math.min(72, 185 / frame.scale),
    clearance: 9,
  };
  const trees = plantTrees({ ...wood, keepFree: labels.rects }, random.fork("trees"));
  const ground = [
    mapDefinitions("h", treeSize, random.fork("dots"), terrain),
    drawRough(frame, curve, layout, roughOf(layout.trees, terrain), random.fork("rough")),
    tuft && drawTufts(plantTrees(tufted(wood, labels.rects), random.fork("tufts")), tuft),
    ...layout.hills
      .filter((hill) => isNear(curve, hill))
      .map((hill, idx) => drawHill(frame, hill, random.fork(`hill ${idx}`))),
    drawCartPath(frame, layout, curve),
    drawFairway(frame, layout, curve),
    ...layout.water.map((patch, idx) => drawWater(frame, patch, random.fork(`water ${idx}`))),
    treesPath("h", trees),
    drawGreen(frame, layout, random.fork("green")),
    ...layout.bunkers.map((patch, idx) => drawBunker(frame, patch, random.fork(`bunker ${idx}`), isPot)),
    drawFlags([frame.point(layout.green.at)], 34, marks),
  ];
  return { frame, ground: ground.join(""), labels };
}

/** Hills that belong to the nine, far from this hole, would be cut by the edge of its map. */
function isNear(curve: Curve, { at, axes }: Patch): boolean {
  return Math.abs(relativeToCurve(curve, at).side) + Math.max(...axes) < hillMetres;
}

function frameOf(layout: HoleLayout, curve: Curve): PlanFrame {
  const [tee = [0, 0]] = layout.line;
  const up = Math.atan2(layout.green.at[1] - tee[1], layout.green.at[0] - tee[0]);
  const sides = [0, 0.25, 0.5, 0.75, 1].flatMap((share) =>
    [-sideMetres, sideMetres].map((side) => placeAt(curve, curve.length * share, side).place),
  );
  const patches = [...layout.bunkers, ...layout.water, layout.green];
  const edges = patches.flatMap(({ at, axes }): Position[] => {
    const reach = Math.max(...axes);
    return [
      [at[0] - reach, at[1]],
      [at[0] + reach, at[1]],
      [at[0], at[1] - reach],
      [at[0], at[1] + reach],
    ];
  });
  return fitFrame([...sides, ...edges], up, holeBox, margin, maxScale);
}

/** Long grass stands closer than bushes do, up to the mown grass and beyond the bushes. */
function tufted(wood: Omit<Wood, "keepFree">, keepFree: readonly Rect[]): Wood {
  const layouts = wood.layouts.map((layout) => ({ ...layout, trees: 1 }));
  return { ...wood, layouts, keepFree, gap: 17, depth: wood.depth * 1.1, clearance: 4 };
}

/** Soft grass with a torn edge, around the water too; its dots reach further out than its colour, into the page. */
function drawRough(frame: Frame, curve: Curve, { water }: HoleLayout, color: string, random: Random): string {
  const torn = layeredNoise(random, 3, 0.6);
  const part = partOf(curve, 0, curve.length);
  const wide = Math.min(1, 138 / frame.scale / 62);
  const edge = (metres: number) =>
    soft(
      frame,
      ribbonOutline(part, ({ along }) => {
        const toEnd = Math.min(along, curve.length - along);
        const taper = 0.55 + 0.45 * Math.min(1, toEnd / 80);
        return (metres * taper + 13 * torn(along / 40 + metres)) * wide;
      }),
    );
  const banks = (grow: number) =>
    water.map((patch, idx) =>
      soft(frame, patchOutline(patch, random.fork(`bank ${idx}`), { grow, wander: 0.14, corners: 18 })),
    );
  const ground = (ribbon: number, bank: number) =>
    [edge(ribbon), ...banks(bank)].map((d) => tag("path", { d }));
  const blur = tag(
    "filter",
    { id: "hr", x: "-20%", y: "-20%", width: "140%", height: "140%" },
    tag("feGaussianBlur", { stdDeviation: 9 }),
  );
  return [
    blur,
    tag("g", { fill: color, filter: "url(#hr)", opacity: 0.85 }, ground(47, 15).join("")),
    tag("g", { fill: "url(#hs)", opacity: 0.45 }, ground(66, 27).join("")),
    tag("g", { fill: "url(#hs)" }, ground(46, 12).join("")),
  ].join("");
}

/** On the side of the hole that has less water. */
function drawCartPath(frame: Frame, layout: HoleLayout, curve: Curve): string {
  const isWet = (side: number) =>
    [0.2, 0.4, 0.6, 0.8].some((share) =>
      layout.water.some((patch) => isOn(patch, placeAt(curve, curve.length * share, side).place, 14)),
    );
  const sign = isWet(-36) ? 1 : -1;
  const points = partOf(curve, 4, curve.length - 8).map(({ along }): Point => {
    const sway = 36 + 4 * Math.sin(along / 45);
    return frame.point(placeAt(curve, along, sign * sway).place);
  });
  const way = { d: polyline(points), fill: "none", "stroke-linejoin": "round", "stroke-linecap": "round" };
  return (
    tag("path", { ...way, stroke: mapInk.pathEdge, "stroke-width": 4.6 }) +
    tag("path", { ...way, stroke: mapInk.path, "stroke-width": 3 })
  );
}

/** First cut, then the fairway, then the bands of the mower across it. */
function drawFairway(frame: Frame, layout: HoleLayout, curve: Curve): string {
  const { fairway } = layout;
  const part = partOf(curve, fairway.from, fairway.to);
  const ribbon = (extra: number) =>
    soft(
      frame,
      ribbonOutline(part, ({ along }) => halfWidthAt(fairway, along) + extra),
    );
  const mown = ribbon(0);
  return [
    tag("path", { d: ribbon(6), fill: mapInk.cut }),
    tag("path", { d: mown, fill: mapInk.fairway }),
    tag("path", { d: mown, fill: "url(#hb)" }),
  ].join("");
}

/** Fringe, green and two rings of its height. */
function drawGreen(frame: Frame, { green }: HoleLayout, random: Random): string {
  const edge = (grow: number) =>
    soft(frame, patchOutline(green, random.fork("edge"), { grow, wander: 0.12 }));
  return [
    tag("path", { d: edge(5.5), fill: mapInk.fringe }),
    tag("path", { d: edge(0), fill: mapInk.green, stroke: mapInk.contour, "stroke-width": 0.8 }),
    tag("path", { d: edge(-4.5) + edge(-8), fill: "none", stroke: mapInk.contour, "stroke-width": 0.7 }),
  ].join("");
}

export const profileBox = { width: 400, height: 96 } as const;
/** The picture is never steeper than this, or a flat hole would look like a mountain. */
const leastSpanMetres = 16;
const top = 12;
const ground = 26;

/** The heights of a hole as a soft line and the ground below it, inside `profileBox`. */
export function heightProfile(heights: readonly number[]): { ridge: string; area: string; points: Point[] } {
  const low = Math.min(...heights);
  const span = Math.max(leastSpanMetres, Math.max(...heights) - low);
  const step = profileBox.width / (heights.length - 1);
  const points = heights.map((height, idx): Point => {
    const share = (height - low) / span;
    return [idx * step, profileBox.height - ground - share * (profileBox.height - ground - top)];
  });
  const curves = points.slice(1).map(([x, y], idx) => {
    const [fromX = 0, fromY = 0] = points[idx] ?? [];
    const middle = num((fromX + x) / 2);
    return `C${middle} ${num(fromY)} ${middle} ${num(y)} ${num(x)} ${num(y)}`;
  });
  const ridge = `M0 ${num(points[0]?.[1] ?? 0)}${curves.join("")}`;
  return { points, ridge, area: `${ridge}V${profileBox.height}H0Z` };
}
