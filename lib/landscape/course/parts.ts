import type { Terrain } from "@/lib/contract/code-values/scene";
import type { Random } from "@/lib/landscape/random";
import { num, type Point, softPolygon, tag } from "@/lib/landscape/svg";
import { patchOutline } from "./geometry";
import { mapGlyphs } from "./glyphs";
import { type Frame, type MapMarks, mapInk, type Patch, type Position } from "./layout";

/** Definitions that a map refers to; several maps on a page need names of their own. */
export function mapDefinitions(name: string, treeSize: number, random: Random, terrain: Terrain): string {
  const { draw, young, old } = mapGlyphs[terrain];
  const inside = [
    tree(`${name}t`, treeSize, draw(young)),
    tree(`${name}u`, treeSize * 1.25, draw(old)),
    stipple(`${name}s`, random),
    bands(`${name}b`, treeSize),
  ];
  return tag("defs", {}, inside.join(""));
}

/** A tree of the terrain. Set as a marker, each one costs the map two numbers. */
function tree(id: string, size: number, drawing: string): string {
  const box = { viewBox: "0 0 24 30", refX: 12, refY: 27, markerWidth: size, markerHeight: size * 1.25 };
  return tag("marker", { id, ...box, markerUnits: "userSpaceOnUse", overflow: "visible" }, drawing);
}

function stipple(id: string, random: Random): string {
  const dots = Array.from(
    { length: 72 },
    () => `M${num(random.between(1, 47))} ${num(random.between(1, 47))}h0`,
  ).join("");
  const path = tag("path", {
    d: dots,
    stroke: mapInk.dots,
    "stroke-width": 1.1,
    "stroke-linecap": "round",
    opacity: 0.6,
  });
  return tag("pattern", { id, width: 48, height: 48, patternUnits: "userSpaceOnUse" }, path);
}

function bands(id: string, size: number): string {
  const width = Math.round(size * 0.75);
  const band = tag("path", { d: `M0 0h${width}v${width * 2}h${-width}`, fill: mapInk.band });
  const box = { width: width * 2, height: width * 2, patternUnits: "userSpaceOnUse" };
  return tag("pattern", { id, ...box, patternTransform: "rotate(62)" }, band);
}

/** Trees as two paths whose corners are the trees: every third is larger and older. */
export function treesPath(name: string, trees: readonly Point[]): string {
  const isOld = (idx: number) => (idx * 7) % 3 === 0;
  const young = markedPath(
    `url(#${name}t)`,
    trees.filter((_, idx) => !isOld(idx)),
  );
  return (
    young +
    markedPath(
      `url(#${name}u)`,
      trees.filter((_, idx) => isOld(idx)),
    )
  );
}

function markedPath(marker: string, places: readonly Point[]): string {
  if (places.length === 0) return "";
  const d = places.map(([x, y], idx) => `${idx === 0 ? "M" : "L"}${Math.round(x)} ${Math.round(y)}`).join("");
  return tag("path", { d, fill: "none", "marker-start": marker, "marker-mid": marker, "marker-end": marker });
}

/** Long grass in tufts of three blades. */
export function drawTufts(places: readonly Point[], stroke: string): string {
  const d = places
    .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}q-1-5-5-8m5 8q0-7 1-11m-1 11q2-5 6-7`)
    .join("");
  return tag("path", {
    d,
    fill: "none",
    stroke,
    "stroke-width": 1.1,
    "stroke-linecap": "round",
    opacity: 0.75,
  });
}

export function soft(frame: Frame, places: readonly Position[]): string {
  return softPolygon(places.map(frame.point));
}

/** Water with lines along its shore inside, as charts have it. */
export function drawWater(frame: Frame, patch: Patch, random: Random): string {
  const isStream = Math.min(...patch.axes) < 8;
  const edge = (grow: number) =>
    soft(frame, patchOutline(patch, random.fork("edge"), { grow, wander: 0.16, corners: 22 }));
  const inner = isStream ? "" : [-3.5, -7, -10.5].map(edge).join("");
  return [
    tag("path", { d: edge(0), fill: mapInk.water, stroke: mapInk.bank, "stroke-width": 1.4 }),
    inner && tag("path", { d: inner, fill: "none", stroke: mapInk.shore, "stroke-width": 0.9, opacity: 0.8 }),
  ].join("");
}

/** Sand with a lip of grass and a few grains; pots are round, with a darker wall. */
export function drawBunker(frame: Frame, patch: Patch, random: Random, isPot = false): string {
  const shape = isPot ? { wander: 0.05, corners: 12 } : { wander: 0.14, kidney: 0.34, corners: 12 };
  const lip = soft(frame, patchOutline(patch, random.fork("edge"), { ...shape, grow: 1.6 }));
  const sand = soft(frame, patchOutline(patch, random.fork("edge"), shape));
  const [x, y] = frame.point(patch.at);
  const grain = Array.from({ length: 7 }, () => {
    const away = random.between(0, Math.min(...patch.axes) * 0.6 * frame.scale);
    const angle = random.between(0, 6.28);
    return `M${num(x + Math.cos(angle) * away)} ${num(y + Math.sin(angle) * away)}h0`;
  }).join("");
  return [
    tag("path", { d: lip, fill: mapInk.cut }),
    tag("path", {
      d: sand,
      fill: mapInk.sand,
      stroke: isPot ? mapInk.contour : mapInk.lip,
      "stroke-width": isPot ? 2.2 : 0.9,
    }),
    tag("path", { d: grain, stroke: mapInk.lip, "stroke-width": 1.3, "stroke-linecap": "round" }),
  ].join("");
}

/** Rings of equal height. */
export function drawHill(frame: Frame, patch: Patch, random: Random, corners = 14): string {
  const rings = [1, 0.76, 0.52, 0.28].map((share) =>
    soft(
      frame,
      patchOutline({ ...patch, axes: [patch.axes[0] * share, patch.axes[1] * share] }, random.fork("edge"), {
        wander: 0.3,
        corners,
      }),
    ),
  );
  return tag("path", {
    d: rings.join(""),
    fill: "none",
    stroke: mapInk.hill,
    "stroke-width": 0.8,
    opacity: 0.75,
  });
}

/** A flag on its pole at each place. */
export function drawFlags(places: readonly Point[], size: number, marks: MapMarks = mapInk): string {
  const poles = places.map(([x, y]) => `M${num(x)} ${num(y)}v${num(-size)}`);
  const flags = places.map(
    ([x, y]) =>
      `M${num(x)} ${num(y - size)}l${num(size * 0.5)} ${num(size * 0.18)}l${num(-size * 0.5)} ${num(size * 0.2)}Z`,
  );
  return (
    tag("path", { d: poles.join(""), stroke: marks.ink, "stroke-width": 1.4 }) +
    tag("path", { d: flags.join(""), fill: marks.flag })
  );
}
