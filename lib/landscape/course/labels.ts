import type { Point } from "@/lib/landscape/svg";
import { type Curve, curveOf, distance, halfWidthAt, isOn, placeAt, relativeToCurve } from "./geometry";
import { type Frame, type MappedHole, type Patch, type Position, type TeeName, teeNames } from "./layout";
import type { Rect } from "./trees";

/** The tee that the map counts from: the one that most people play. */
export const mapTee = "white";

type Hazard = {
  kind: "bunker" | "water";
  side: "left" | "right" | "across";
  /** Metres from the map's tee to the near and to the far edge. */
  reach: number;
  carry: number;
  /** Metres from its middle to the middle of the green. */
  toGreen: number;
  at: Position;
};

/** A stroke along the line of play. */
type Shot = { from: Position; to: Position; metres: number };

const driveMetres = 205;
const secondMetres = 170;
const greenSideMetres = 40;
const groupMetres = 40;
/** Of a lake its near shore counts, of a pond its middle. */
const largeMetres = 60;
/** Further than this nobody counts from the tee. */
export const teeReachMetres = 265;

/** The position of a tee on the line of play; the line begins at the black one. */
function teePosition(hole: MappedHole, tee: keyof MappedHole["distances"], curve: Curve): Position {
  return placeAt(curve, hole.distances.black - hole.distances[tee]).place;
}

/** Bunkers and water that have to be thought of on the way, from the tee on; what guards the green is seen there. */
export function hazardsOf(hole: MappedHole): Hazard[] {
  const curve = curveOf(hole.layout.line);
  const tee = teePosition(hole, mapTee, curve);
  const far = (patch: Patch) => distance(patch.at, hole.layout.green.at) > greenSideMetres;
  const bunkers = grouped(hole.layout.bunkers.filter(far), curve);
  return [
    ...bunkers.map((group) => hazard("bunker", group, hole, curve, tee)),
    ...hole.layout.water.map((patch) => hazard("water", [patch], hole, curve, tee)),
  ].sort((a, b) => b.toGreen - a.toGreen);
}

/** Bunkers next to each other on one side of the line count as one hazard. */
function grouped(patches: readonly Patch[], curve: Curve): Patch[][] {
  const groups: Patch[][] = [];
  for (const patch of patches) {
    const { along, side } = relativeToCurve(curve, patch.at);
    const near = groups.find(([one]) => {
      const other = one ? relativeToCurve(curve, one.at) : null;
      return other && Math.abs(other.along - along) < groupMetres && other.side * side > 0;
    });
    if (near) near.push(patch);
    else groups.push([patch]);
  }
  return groups;
}

function hazard(
  kind: Hazard["kind"],
  patches: readonly Patch[],
  hole: MappedHole,
  curve: Curve,
  tee: Position,
): Hazard {
  const edge = patches.flatMap(edgeOf);
  const distances = edge.map((place) => distance(place, tee));
  const isLarge = patches.some(({ axes }) => Math.min(...axes) > largeMetres);
  const nearest = edge[distances.indexOf(Math.min(...distances))];
  const at = isLarge && nearest ? nearest : middle(patches.map((patch) => patch.at));
  const { along, side } = relativeToCurve(curve, at);
  const isAcross = patches.some((patch) => isOn(patch, placeAt(curve, along).place, 2));
  return {
    kind,
    side: isAcross ? "across" : side < 0 ? "left" : "right",
    reach: Math.round(Math.min(...distances)),
    carry: Math.round(Math.max(...distances)),
    toGreen: Math.round(distance(at, hole.layout.green.at)),
    at,
  };
}

function edgeOf({ at, axes, turn }: Patch): Position[] {
  const angle = (turn * Math.PI) / 180;
  return Array.from({ length: 24 }, (_, idx) => {
    const [x, y] = [Math.cos((idx / 12) * Math.PI) * axes[0], Math.sin((idx / 12) * Math.PI) * axes[1]];
    return [
      at[0] + x * Math.cos(angle) - y * Math.sin(angle),
      at[1] + x * Math.sin(angle) + y * Math.cos(angle),
    ];
  });
}

function middle(places: readonly Position[]): Position {
  const sum = places.reduce<Position>((total, [e, n]) => [total[0] + e, total[1] + n], [0, 0]);
  return [sum[0] / places.length, sum[1] / places.length];
}

/** The strokes of a careful player from the map's tee: one on a par 3, two on a par 4, three on a par 5. */
export function shotsOf(hole: MappedHole): Shot[] {
  const curve = curveOf(hole.layout.line);
  const start = hole.distances.black - hole.distances[mapTee];
  const rest = hole.distances[mapTee];
  const stops = [0];
  if (hole.par > 3) stops.push(Math.min(driveMetres, rest - 70));
  if (hole.par > 4) stops.push(Math.min(driveMetres + secondMetres, rest - 60));
  const places = [...stops.map((stop) => placeAt(curve, start + stop).place), hole.layout.green.at];
  // Along the line of play, as the card is measured: the strokes add up to the length of the hole from this tee.
  const ends = [...stops.map(Math.round), rest];
  return places.slice(1).map((to, idx) => {
    const from = places[idx] ?? to;
    return { from, to, metres: (ends[idx + 1] ?? rest) - (ends[idx] ?? 0) };
  });
}

export type HazardLabel = { hazard: Hazard; from: Point; elbow: Point; text: Point; anchor: "start" | "end" };
type TeeLabel = { tee: TeeName; at: Point; turn: number; metres: number };
type ShotLabel = Shot & { start: Point; end: Point; text: Point };
type GreenArc = { metres: number; path: readonly Point[]; text: Point; anchor: "start" | "end" };

/** The data layer of a hole's map, in units of its drawing. */
export type HoleLabels = {
  hazards: readonly HazardLabel[];
  tees: readonly TeeLabel[];
  shots: readonly ShotLabel[];
  arcs: readonly GreenArc[];
  /** The largest rectangles that labels can cover: no tree is drawn there. */
  rects: readonly Rect[];
};

const arcMetres = [100, 150, 200];
const lineGap = 50;
const arcLabelGap = 30;
const leader = 40;
const textWidth = 104;

export function holeLabels(hole: MappedHole, frame: Frame): HoleLabels {
  const hazards = placeHazards(hazardsOf(hole), hole, frame);
  const tees = placeTees(hole, frame);
  const shots = shotsOf(hole).map((shot) => placeShot(shot, frame));
  const arcs = arcMetres
    .filter((metres) => hole.par > 3 && metres < hole.distances.white - 90)
    .map((metres) => greenArc(hole, frame, metres, hazards));
  const rects = [
    ...hazards.map(({ text: [x, y], anchor }) => ({
      x: anchor === "end" ? x - textWidth : x,
      y: y - 20,
      width: textWidth,
      height: 42,
    })),
    ...tees.map(({ at: [x, y] }) => ({ x: x - 14, y: y - 14, width: 150, height: 28 })),
    ...shots.map(({ text: [x, y] }) => ({ x: x - 8, y: y - 18, width: 76, height: 26 })),
    ...arcs.map(({ text: [x, y], anchor }) => ({
      x: anchor === "end" ? x - 42 : x,
      y: y - 16,
      width: 44,
      height: 24,
    })),
  ];
  return { hazards, tees, shots, arcs, rects };
}

/** Labels stand in two columns next to the hole, far enough below each other. */
function placeHazards(hazards: readonly Hazard[], hole: MappedHole, frame: Frame): HazardLabel[] {
  const [tee, green] = [hole.layout.line[0] ?? hole.layout.green.at, hole.layout.green.at].map(frame.point);
  const axis = ((tee?.[0] ?? 0) + (green?.[0] ?? 0)) / 2;
  const labels = hazards.map((hazard): HazardLabel => {
    const from = frame.point(hazard.at);
    const isLeft = hazard.side === "left" || (hazard.side === "across" && from[0] < axis);
    const x = isLeft
      ? Math.max(textWidth, from[0] - leader - 22)
      : Math.min(frame.width - textWidth, from[0] + leader + 22);
    const anchor = isLeft ? "end" : "start";
    return { hazard, from, elbow: [x + (isLeft ? 22 : -22), from[1]], text: [x, from[1]], anchor };
  });
  for (const anchor of ["start", "end"]) {
    let lowest = 40;
    const column = labels.filter((label) => label.anchor === anchor).sort((a, b) => a.from[1] - b.from[1]);
    for (const label of column) {
      const y = Math.min(frame.height - 40, Math.max(lowest, label.text[1]));
      label.text = [label.text[0], y];
      label.elbow = [label.elbow[0], y];
      lowest = y + lineGap;
    }
  }
  return labels;
}

function placeTees(hole: MappedHole, frame: Frame): TeeLabel[] {
  const curve = curveOf(hole.layout.line);
  return teeNames.map((tee) => {
    const { heading } = placeAt(curve, hole.distances.black - hole.distances[tee]);
    const turn = 90 - (heading * 180) / Math.PI + frame.north;
    return {
      tee,
      at: frame.point(teePosition(hole, tee, curve)),
      turn: Math.round(turn),
      metres: hole.distances[tee],
    };
  });
}

function placeShot(shot: Shot, frame: Frame): ShotLabel {
  const [start, end] = [frame.point(shot.from), frame.point(shot.to)];
  const text: Point = [start[0] + (end[0] - start[0]) * 0.55 + 9, start[1] + (end[1] - start[1]) * 0.55];
  return { ...shot, start, end, text };
}

/** An arc over the fairway where so many metres are left to the middle of the green. */
function greenArc(hole: MappedHole, frame: Frame, metres: number, hazards: readonly HazardLabel[]): GreenArc {
  const { green, line, fairway } = hole.layout;
  const curve = curveOf(line);
  const { place } = placeAt(curve, curve.length - metres);
  const towards = Math.atan2(place[1] - green.at[1], place[0] - green.at[0]);
  const spread = (halfWidthAt(fairway, curve.length - metres) + 13) / metres;
  const path = [-1, -0.5, 0, 0.5, 1].map((share) => {
    const angle = towards - spread * share;
    return frame.point([green.at[0] + Math.cos(angle) * metres, green.at[1] + Math.sin(angle) * metres]);
  });
  const [left, right] = [...path]
    .sort((a, b) => a[0] - b[0])
    .filter((_, idx, all) => idx % (all.length - 1) === 0);
  const isTaken = hazards.some(
    ({ anchor, text }) => anchor === "end" && left && Math.abs(text[1] - left[1]) < arcLabelGap,
  );
  const [x, y] = (isTaken ? right : left) ?? [0, 0];
  return isTaken
    ? { metres, path, text: [x + 6, y + 5], anchor: "start" }
    : { metres, path, text: [x - 6, y + 5], anchor: "end" };
}
