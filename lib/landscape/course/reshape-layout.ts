import { type Curve, curveOf, lineLength, nearestOnCurve, placeAt, stretchLine } from "./geometry";
import type { HoleLayout, Patch, Position } from "./layout";
import { layoutBounds } from "./layout-rules";

/** Shapes this near to the green move with it; everything else keeps its share of the way. */
const greenSideMetres = 60;
const startOfFairway = { par3FromGreen: 46, metres: 135, share: 0.34 };
const endOfFairway = 19;

/**
 * The same hole along another line: bunkers, water and hills keep their place next to the line of play, those by the
 * green their place by the green; fairway and fall follow. Nothing changes where the line is the same.
 */
export function withLine(layout: HoleLayout, line: readonly Position[]): HoleLayout {
  const [before, after] = [curveOf(layout.line), curveOf(line)];
  const factor = after.length / (before.length || 1);
  const end = line.at(-1) ?? layout.green.at;
  const turned = degrees(endHeading(after) - endHeading(before));
  const place = (patch: Patch) => movedAlong(patch, before, after);
  return {
    ...layout,
    line: line.map(rounded),
    fairway: {
      ...layout.fairway,
      from: Math.round(layout.fairway.from * factor),
      to: Math.min(Math.round(layout.fairway.to * factor), Math.floor(after.length)),
    },
    green: { ...layout.green, at: rounded(end), turn: layout.green.turn + turned },
    fall: layout.fall + turned,
    bunkers: layout.bunkers.map(place),
    water: layout.water.map(place),
    hills: layout.hills.map(place),
  };
}

/** The layout as long as the hole, pulled out from the tee. */
export function stretchLayout(layout: HoleLayout, metres: number): HoleLayout {
  return withLine(layout, stretchLine(layout.line, metres));
}

/** The hole moved in the plan of its nine, by metres east and north. */
export function moveLayout(layout: HoleLayout, by: Position): HoleLayout {
  const move = ([east, north]: Position): Position => rounded([east + by[0], north + by[1]]);
  const place = (patch: Patch): Patch => ({ ...patch, at: move(patch.at) });
  return {
    ...layout,
    line: layout.line.map(move),
    green: place(layout.green),
    bunkers: layout.bunkers.map(place),
    water: layout.water.map(place),
    hills: layout.hills.map(place),
  };
}

/** A hole that is drawn for the first time: along a line, with a plain fairway and green and no hazards. */
export function newLayout(line: readonly Position[], par: number): HoleLayout {
  const curve = curveOf(line);
  const turn = degrees(endHeading(curve));
  const from =
    par === 3
      ? curve.length - startOfFairway.par3FromGreen
      : Math.min(startOfFairway.metres, curve.length * startOfFairway.share);
  const to = Math.floor(curve.length) - endOfFairway;
  return {
    line: line.map(rounded),
    fairway: {
      from: Math.max(0, Math.min(Math.round(from), to - layoutBounds.fairwayMetres)),
      to,
      halfWidths: par === 3 ? [9, 11] : [12, 16, 17, 15],
    },
    green: { at: rounded(line.at(-1) ?? [0, 0]), axes: [14, 16], turn },
    fall: turn + 180,
    bunkers: [],
    water: [],
    hills: [],
    trees: 0.5,
    heights: [0, 0, 0, 0, 0],
  };
}

function movedAlong(patch: Patch, before: Curve, after: Curve): Patch {
  const { along, side } = nearestOnCurve(before, patch.at);
  const toGreen = before.length - along;
  const isByGreen = toGreen < greenSideMetres;
  const target = isByGreen ? after.length - toGreen : (along / (before.length || 1)) * after.length;
  const [from, to] = [placeAt(before, along), placeAt(after, Math.max(0, target))];
  const turn = to.heading - from.heading;
  const offset: Position = [patch.at[0] - from.place[0], patch.at[1] - from.place[1]];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  // Exactly across the line a patch has only a side; before the tee and behind the green it has an offset.
  const isBeyond = along <= 0 || along >= before.length;
  const at = isBeyond
    ? ([
        to.place[0] + offset[0] * cos - offset[1] * sin,
        to.place[1] + offset[0] * sin + offset[1] * cos,
      ] as const)
    : placeAt(after, Math.max(0, target), side).place;
  return { ...patch, at: rounded(at), turn: patch.turn + degrees(turn) };
}

function endHeading(curve: Curve): number {
  return placeAt(curve, curve.length).heading;
}

/** A place to the decimetre, as layouts are stored. */
export function rounded([east, north]: Position): Position {
  return [Math.round(east * 10) / 10, Math.round(north * 10) / 10];
}

const degrees = (radians: number) => Math.round((radians * 180) / Math.PI);

/** The whole metres that the line of a layout measures. */
export function layoutMetres(layout: Pick<HoleLayout, "line">): number {
  return Math.round(lineLength(layout.line));
}
