/** A place in the plan of a nine, in metres east and north of the plan's own zero. */
export type Place = readonly [east: number, north: number];

/** Something with two half axes in metres; `turn` is that of the first axis, in degrees from east towards north. */
export type Patch = {
  readonly at: Place;
  readonly axes: readonly [number, number];
  readonly turn: number;
};

/** How a hole lies in the land: all that its map is drawn from. */
export type HoleLayout = {
  /** The line of play, from the black tee over its bends to the middle of the green. */
  readonly line: readonly Place[];
  /** Metres along the line where the fairway begins and ends, and half its width at even steps between. */
  readonly fairway: { readonly from: number; readonly to: number; readonly halfWidths: readonly number[] };
  readonly green: Patch;
  /** Where a ball on the green rolls to, in degrees from east towards north. */
  readonly fall: number;
  readonly bunkers: readonly Patch[];
  readonly water: readonly Patch[];
  readonly hills: readonly Patch[];
  /** How densely trees stand beside the hole: 0 none, 1 a forest. */
  readonly trees: number;
  /** Heights in metres against the tee, at even steps from the tee to the green. */
  readonly heights: readonly number[];
};

export type TeeName = "black" | "blue" | "white" | "red";
export const teeNames: readonly TeeName[] = ["black", "blue", "white", "red"];

/** What the map needs to know of a hole besides its layout. */
export type MappedHole = {
  readonly holeNo: number;
  readonly par: number;
  readonly distances: Readonly<Record<TeeName, number>>;
  readonly layout: HoleLayout;
};
