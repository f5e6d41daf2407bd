import type { Position } from "./frame";

/** A patch in plan: its middle, its half axes in metres, its turn in radians. */
export type Blob = { at: Position; axes: Position; turn: number };

/** The hole in front of the eye, in metres: to the right of the tee's line, away from the tee. */
export type HolePlan = {
  /** The centre line: right, away and half width, from before the tee to the green. */
  line: readonly (readonly [right: number, away: number, half: number])[];
  green: Position;
  pond: Blob | null;
  /** No two at the same distance: it names their gradient. */
  bunkers: readonly Blob[];
  /** Pots have a wall of stacked sods; a flag in the wind flies from a taller pole. */
  style?: "inland" | "links";
};
