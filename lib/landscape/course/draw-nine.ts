import type { Terrain } from "@/lib/contract/code-values/scene";
import { createRandom } from "@/lib/landscape/random";
import { circle, type Point, polygon, polyline, tag } from "@/lib/landscape/svg";
import { curveOf, partOf, placeAt } from "./geometry";
import { roughOf } from "./glyphs";
import {
  type Frame,
  fitFrame,
  type HoleLayout,
  type MapMarks,
  mapInk,
  nineBox,
  type Patch,
  type Position,
} from "./layout";
import { numberPath } from "./numbers";
import { drawFlags, drawHill, drawWater, mapDefinitions, treesPath } from "./parts";
import { plantTrees } from "./trees";

const margin = { x: 58, top: 52, bottom: 52 };
const roughMetres = 64;
const forest = 0.8;

const name = "n";

/**
 * All holes of a nine as they lie to each other, north up, numbered at their tees: a whole SVG document. Flags and numbers
 * are in the club's colours where they are given.
 */
export function drawNineMap(
  layouts: readonly HoleLayout[],
  terrain: Terrain = "pine-hills",
  marks: MapMarks = mapInk,
): string {
  const frame = fitFrame(boundsOf(layouts), Math.PI / 2, nineBox, margin);
  const random = createRandom(layouts.map(({ line }) => line.join()).join());
  const trees = layouts.reduce((sum, layout) => sum + layout.trees, 0) / (layouts.length || 1);
  const treeSize = 15;
  const wood = { layouts, frame, gap: 10.5, depth: trees > forest ? 110 : 68, clearance: 14 };
  const keepFree = layouts.map(({ line }) => {
    const [x, y] = frame.point(line[0] ?? [0, 0]);
    return { x: x - 12, y: y - 12, width: 24, height: 20 };
  });
  const ground = [
    mapDefinitions(name, treeSize, random.fork("dots"), terrain),
    drawRough(frame, layouts, roughOf(trees, terrain)),
    ...distinct(layouts.flatMap(({ hills }) => hills)).map((hill, idx) =>
      drawHill(frame, hill, random.fork(`hill ${idx}`), 7),
    ),
    ...distinct(layouts.flatMap(({ water }) => water)).map((patch, idx) =>
      drawWater(frame, patch, random.fork(`water ${idx}`)),
    ),
    treesPath(name, plantTrees({ ...wood, keepFree }, random.fork("trees"))),
    drawHoles(frame, layouts, marks),
    drawNumbers(
      layouts.map(({ line }) => frame.point(line[0] ?? [0, 0])),
      marks,
    ),
  ];
  const { width, height } = nineBox;
  const document = { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height };
  return tag("svg", document, ground.join(""));
}

/** A number on a disc at each place, from 1 on. */
function drawNumbers(places: readonly Point[], marks: MapMarks): string {
  const discs = places.map((place) => circle(place, 10)).join("");
  const numbers = places.map((place, idx) => numberPath(place, idx + 1)).join("");
  const line = { fill: "none", stroke: marks.paper, "stroke-linecap": "round", "stroke-linejoin": "round" };
  return (
    tag("path", { d: discs, fill: marks.number, stroke: marks.paper, "stroke-width": 1.2 }) +
    tag("path", { d: numbers, ...line, "stroke-width": 1.7 })
  );
}

function boundsOf(layouts: readonly HoleLayout[]): Position[] {
  return layouts.flatMap(({ line }) =>
    line.flatMap(([east, north]): Position[] => [
      [east - 30, north - 30],
      [east + 30, north + 30],
    ]),
  );
}

/** Water and hills that two holes share are drawn once. */
function distinct(patches: readonly Patch[]): Patch[] {
  return [...new Map(patches.map((patch) => [JSON.stringify(patch), patch])).values()];
}

/** The corners of the smallest convex shape around points. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (ordered: readonly Point[]) => {
    const corners: Point[] = [];
    for (const point of ordered) {
      for (;;) {
        const [a, b] = corners.slice(-2);
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) > (b[1] - a[1]) * (point[0] - a[0])) break;
        corners.pop();
      }
      corners.push(point);
    }
    return corners.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** The grass of all holes and of what lies between them. */
function drawRough(frame: Frame, layouts: readonly HoleLayout[], color: string): string {
  const d = layouts.map(({ line }) => polyline(line.map(frame.point))).join("");
  const all = d + polygon(hull(layouts.flatMap(({ line }) => line.map(frame.point))));
  const stroke = (metres: number, paint: string, more = {}) =>
    tag("path", {
      d,
      fill: "none",
      stroke: paint,
      "stroke-width": metres * 2 * frame.scale,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
      ...more,
    });
  const blur = tag(
    "filter",
    { id: `${name}r`, x: "-10%", y: "-10%", width: "120%", height: "120%" },
    [tag("feGaussianBlur", { stdDeviation: 7 })].join(""),
  );
  return [
    blur,
    tag("g", { filter: `url(#${name}r)`, opacity: 0.8 }, stroke(roughMetres, color, { fill: color, d: all })),
    stroke(roughMetres + 18, `url(#${name}s)`, { opacity: 0.6, fill: `url(#${name}s)`, d: all }),
  ].join("");
}

/** All holes in small: first cut, fairway with bands, sand, green, flag. A layer of all of them is one path: a phone has few to paint. */
function drawHoles(frame: Frame, layouts: readonly HoleLayout[], marks: MapMarks): string {
  const d = layouts.map((layout) => playedLine(frame, layout)).join("");
  const stroke = (color: string, width: number, dashes?: string) =>
    tag("path", {
      d,
      fill: "none",
      stroke: color,
      "stroke-width": width,
      "stroke-linejoin": "round",
      "stroke-linecap": dashes ? undefined : "round",
      "stroke-dasharray": dashes,
    });
  const greens = layouts.map(({ green }) => frame.point(green.at));
  return [
    stroke(mapInk.cut, 16),
    stroke(mapInk.fairway, 12),
    stroke(mapInk.band, 12, "5 5"),
    drawSand(frame, layouts),
    tag("path", {
      d: greens.map((at) => circle(at, 9)).join(""),
      fill: mapInk.green,
      stroke: mapInk.contour,
      "stroke-width": 0.8,
    }),
    drawFlags(greens, 16, marks),
  ].join("");
}

/** The line of play from the first mown grass on. */
function playedLine(frame: Frame, { line, fairway }: HoleLayout): string {
  const curve = curveOf(line);
  const from = Math.min(fairway.from, 60);
  return polyline(
    partOf(curve, from, curve.length).map(({ along }) => frame.point(placeAt(curve, along).place)),
  );
}

/** All bunkers as dots of sand. */
function drawSand(frame: Frame, layouts: readonly HoleLayout[]): string {
  const bunkers = layouts.flatMap((layout) => layout.bunkers);
  const d = bunkers.map(({ at }) => `${polyline([frame.point(at)])}h1.5`).join("");
  const dots = { d, fill: "none", "stroke-linecap": "round" };
  return (
    tag("path", { ...dots, stroke: mapInk.lip, "stroke-width": 7 }) +
    tag("path", { ...dots, stroke: mapInk.sand, "stroke-width": 5.5 })
  );
}
