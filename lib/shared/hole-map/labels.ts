import type { Point } from "@/lib/shared/landscape/svg";
import type { Frame } from "./frame";
import { type Hazard, hazardsOf, type Shot, shotsOf, teePlace } from "./hazards";
import { type MappedHole, type TeeName, teeNames } from "./layout";
import { curveOf, placeAt } from "./line";
import { halfWidthAt } from "./outline";
import type { Rect } from "./trees";

export type HazardLabel = { hazard: Hazard; from: Point; elbow: Point; text: Point; anchor: "start" | "end" };
export type TeeLabel = { tee: TeeName; at: Point; turn: number; metres: number };
export type ShotLabel = Shot & { start: Point; end: Point; text: Point };
export type GreenArc = { metres: number; path: readonly Point[]; text: Point; anchor: "start" | "end" };

/** The data layer of a hole's map, in units of its drawing. */
export type HoleLabels = {
  hazards: readonly HazardLabel[];
  tees: readonly TeeLabel[];
  shots: readonly ShotLabel[];
  arcs: readonly GreenArc[];
  /** What the labels cover at their largest: no tree stands there. */
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

/** Labels stand in two columns beside the hole, far enough below each other. */
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
      at: frame.point(teePlace(hole, tee, curve)),
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
