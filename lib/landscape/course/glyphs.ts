import type { Terrain } from "@/lib/contract/code-values/scene";
import { tag } from "@/lib/landscape/svg";
import { mapInk } from "./layout";

type Ink = readonly [body: string, lit: string];

/** Objects beside the holes of a terrain, from above and from the side, and their ground. */
type MapGlyph = {
  /** The drawing on 24 by 30 units, its foot at 12, 27. */
  draw: (ink: Ink) => string;
  young: Ink;
  old: Ink;
  /** Grass that is not mown: where few trees stand, where many do, and between. */
  rough: { open: string; mixed: string; wooded: string };
  isPot: boolean;
  /** Ink of the long grass that grows in tufts between them. */
  tuft?: string;
};

const shadow = (rx: number) =>
  tag("ellipse", { cx: 15, cy: 27, rx, ry: 2.4, fill: mapInk.shadow, opacity: 0.22 });
const trunk = (d: string) => tag("path", { d, stroke: mapInk.trunk, "stroke-width": 1.8, fill: "none" });
const shape = (d: string, fill: string) => tag("path", { d, fill });

/** A red pine: trunk and flat pads. */
function pine([needles, lit]: Ink): string {
  return [
    shadow(9),
    trunk("M12 27q1.5-5 0-10"),
    shape(
      "M1.5 19.5q2-4.5 6-4q4-2 8 0q5-1 7 4q-10 2.5-21 0M4 13q2-4 5.5-3.5q5-2 7 .5q4 0 4.5 3.5q-9 2-17-.5",
      needles,
    ),
    shape("M7 7q1.5-4.5 5.5-4.5t5 4.5q-5 1.5-10.5 0M6 12q6-4 11-1M4.5 18q7-4 14-1", lit),
  ].join("");
}

/** Gorse: a low mound in flower. */
function gorse([body, flower]: Ink): string {
  return [
    shadow(8),
    shape("M3 27q-2-6 3-7q1-5 6-5q5-1 6.5 4q4.5 1.5 2.5 8q-9 2-18 0", body),
    tag("path", {
      d: "M6.5 22h0M10 18.5h0M13.5 20.5h0M17 19.5h0M9 24h0M15 24.5h0M18.5 23.5h0",
      stroke: flower,
      "stroke-width": 2.1,
      "stroke-linecap": "round",
    }),
  ].join("");
}

/** An oak: a round crown of many heads. */
function oak([leaves, lit]: Ink): string {
  return [
    shadow(10),
    trunk("M12 27v-7"),
    shape("M3 18q-4-6 2-9q0-7 7-6.5q7-1 8 5.5q6 3 2 9q-2 5-9.5 4q-8 1-9.5-3", leaves),
    shape(
      "M6 9q2-5 7-4.5q5 .5 5.5 4q-4-2-6.5 0q-3-2.5-6 .5M6 15q3-3 6-.5q4-2.5 7 .5q-3 2-6.5 1q-4 1-6.5-1",
      lit,
    ),
  ].join("");
}

/** A larch: a spire of three skirts. */
function larch([needles, lit]: Ink): string {
  return [
    shadow(6),
    trunk("M12 27v-5"),
    shape("M12 0L15.5 8L14 8L18 15L16 15L20 23.5Q12 25.5 4 23.5L8 15L6 15L10 8L8.5 8Z", needles),
    shape("M12 0L15.5 8L14 8L18 15L16 15L20 23.5L14 24.5L13.5 15L13 8Z", lit),
  ].join("");
}

/** A palm: a thin trunk under a star of fronds. */
function palm([fronds, lit]: Ink): string {
  return [
    shadow(7),
    trunk("M12 27q2.5-8-.5-15"),
    shape(
      "M11.5 12Q5 8 1 14Q5 4.5 11.5 10Q6 3 2 6.5Q8-.5 12 9Q14-1 20 3.5Q15 4 12.5 10Q20 5 23 12.5Q18 8 12 12Q17 12 18 19Q13 12 11.5 12Q7 13 6.5 19Q6 12 11.5 12",
      fronds,
    ),
    shape("M12 11Q14-1 20 3.5Q15 4 12.5 10Q20 5 23 12.5Q18 8 12 11", lit),
  ].join("");
}

const inland = { open: "#cfc79c", mixed: mapInk.rough, wooded: "#a9b68c" };

/** How each terrain is shown on the maps of holes. */
export const mapGlyphs: Record<Terrain, MapGlyph> = {
  "pine-hills": {
    draw: pine,
    young: [mapInk.needles, mapInk.needlesLit],
    old: [mapInk.needlesDeep, mapInk.needlesMild],
    rough: inland,
    isPot: false,
  },
  links: {
    draw: gorse,
    young: ["#5c7446", "#e0b83e"],
    old: ["#4a6340", "#d3c07a"],
    rough: { open: "#d6cb9c", mixed: "#d0c896", wooded: "#c6c28e" },
    isPot: true,
    tuft: "#9c8f55",
  },
  parkland: {
    draw: oak,
    young: ["#4f7a44", "#7fa35c"],
    old: ["#3f6a3c", "#6b9250"],
    rough: { open: "#c6cf9a", mixed: "#b4c890", wooded: "#a6bb84" },
    isPot: false,
  },
  mountain: {
    draw: larch,
    young: ["#2f5e58", "#578478"],
    old: ["#244c4a", "#47756a"],
    rough: { open: "#c3c9a0", mixed: "#adc096", wooded: "#9cb28e" },
    isPot: false,
  },
  subtropical: {
    draw: palm,
    young: ["#2f7a4a", "#74b060"],
    old: ["#25683f", "#5d9c56"],
    rough: { open: "#cfd596", mixed: "#b9cf8a", wooded: "#a3c080" },
    isPot: false,
  },
};

/** Ground of a nine: by a lake, in a forest or on a bare ridge it is not the same grass. */
export function roughOf(trees: number, terrain: Terrain): string {
  const { open, mixed, wooded } = mapGlyphs[terrain].rough;
  if (trees < 0.3) return open;
  return trees > 0.8 ? wooded : mixed;
}
