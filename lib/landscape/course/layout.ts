import type { Point } from "@/lib/landscape/svg";

/** A place in the plan of a nine, in metres east and north of the plan's own zero. */
export type Position = readonly [east: number, north: number];

/** Something with two half axes in metres; `turn` is that of the first axis, in degrees from east towards north. */
export type Patch = {
  readonly at: Position;
  readonly axes: readonly [number, number];
  readonly turn: number;
};

/** How a hole lies in the land: all that its map is drawn from. */
export type HoleLayout = {
  /** The line of play, from the black tee over its bends to the middle of the green. */
  readonly line: readonly Position[];
  /** Metres along the line where the fairway begins and ends, and half its width at even steps between. */
  readonly fairway: { readonly from: number; readonly to: number; readonly halfWidths: readonly number[] };
  readonly green: Patch;
  /** Where a ball on the green rolls to, in degrees from east towards north. */
  readonly fall: number;
  readonly bunkers: readonly Patch[];
  readonly water: readonly Patch[];
  readonly hills: readonly Patch[];
  /** How densely trees stand next to the hole: 0 none, 1 a forest. */
  readonly trees: number;
  /** Heights in metres against the tee, at even steps from the tee to the green. */
  readonly heights: readonly number[];
};

export type TeeName = "black" | "blue" | "white" | "red";
export const teeNames: readonly TeeName[] = ["black", "blue", "white", "red"];

/** A hole with the data, besides its layout, that its map needs. */
export type MappedHole = {
  readonly holeNo: number;
  readonly par: number;
  readonly distances: Readonly<Record<TeeName, number>>;
  readonly layout: HoleLayout;
};

/** The largest box of a hole, in units of the drawing; it shrinks to what the hole needs, down to its least width. */
export const holeBox = { width: 690, height: 840, minWidth: 430 } as const;
/** The box of the map of a nine. */
export const nineBox = { width: 600, height: 440 } as const;

export type Frame = {
  readonly width: number;
  readonly height: number;
  /** Units of the drawing per metre. */
  readonly scale: number;
  /** Where north points, in degrees clockwise from the top of the drawing. */
  readonly north: number;
  point(place: Position): Point;
};

/** A frame that also tells where in the plan a point of the drawing lies. */
export type PlanFrame = Frame & { placeOf(point: Point): Position };

/** With `minWidth` the box shrinks to its places, in width no further than that. */
type Box = { width: number; height: number; minWidth?: number };
type Margin = { x: number; top: number; bottom: number };

/**
 * Puts places of the plan into a box, as large as its margins and `maxScale` allow, with the direction `up` (radians
 * from east) at the top.
 */
export function fitFrame(
  places: readonly Position[],
  up: number,
  box: Box,
  margin: Margin,
  maxScale = Number.POSITIVE_INFINITY,
): PlanFrame {
  const turned = ([east, north]: Position): Point => [
    east * Math.sin(up) - north * Math.cos(up),
    -(east * Math.cos(up) + north * Math.sin(up)),
  ];
  const points = places.map(turned);
  const [left, right] = range(points.map(([x]) => x));
  const [top, bottom] = range(points.map(([, y]) => y));
  const scale = Math.min(
    (box.width - margin.x * 2) / (right - left || 1),
    (box.height - margin.top - margin.bottom) / (bottom - top || 1),
    maxScale,
  );
  const { width, height } = shrunk(
    box,
    (right - left) * scale + margin.x * 2,
    (bottom - top) * scale + margin.top + margin.bottom,
  );
  const middleX = width / 2;
  const middleY = (margin.top + height - margin.bottom) / 2;
  return {
    width,
    height,
    scale,
    north: (up * 180) / Math.PI - 90,
    point: (place) => {
      const [x, y] = turned(place);
      return [middleX + (x - (left + right) / 2) * scale, middleY + (y - (top + bottom) / 2) * scale];
    },
    placeOf: ([x, y]) => {
      const across = (x - middleX) / scale + (left + right) / 2;
      const along = (middleY - y) / scale - (top + bottom) / 2;
      return [across * Math.sin(up) + along * Math.cos(up), along * Math.sin(up) - across * Math.cos(up)];
    },
  };
}

function shrunk({ width, height, minWidth }: Box, needed: number, tall: number): Box {
  if (minWidth === undefined) return { width, height };
  return {
    width: Math.min(width, Math.max(minWidth, Math.round(needed))),
    height: Math.min(height, Math.round(tall)),
  };
}

function range(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** The colours of the maps; drawings only, none of them carries text. */
export const mapInk = {
  rough: "#b8c397",
  dots: "#5f7048",
  cut: "#86a066",
  fairway: "#a9c07b",
  band: "#bccf90",
  fringe: "#8fae68",
  green: "#d3e2a2",
  contour: "#7f9a58",
  sand: "#ecdcb6",
  lip: "#b59f6d",
  water: "#a8c4ca",
  shore: "#7ba0ab",
  bank: "#557f8b",
  path: "#f5ecd8",
  pathEdge: "#cbbd97",
  hill: "#9a9468",
  trunk: "#6b3d2a",
  needles: "#2f5a46",
  needlesLit: "#527f62",
  needlesDeep: "#244a3a",
  needlesMild: "#3d6b50",
  shadow: "#23402f",
  flag: "#a5452a",
  ink: "#1a231d",
  number: "#1b3d30",
  paper: "#fdfbf5",
} as const;

/** The marks of a map that a club has in its own colours: the flag, its pole, and the numbers on their ground. */
export type MapMarks = Readonly<Record<"flag" | "ink" | "number" | "paper", string>>;
