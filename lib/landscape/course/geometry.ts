import { layeredNoise, type Random } from "@/lib/landscape/random";
import type { Patch, Position } from "./layout";

/** A sampled place of a curve: how far along it lies and where the curve heads there, in radians from east. */
type Sample = { readonly place: Position; readonly along: number; readonly heading: number };

/** A curve as samples a few metres apart. */
export type Curve = { readonly samples: readonly Sample[]; readonly length: number };

const bendMetres = 75;
const stepsPerBend = 10;
const straightStepMetres = 12;

export function distance([ax, ay]: Position, [bx, by]: Position): number {
  return Math.hypot(bx - ax, by - ay);
}

function between([ax, ay]: Position, [bx, by]: Position, share: number): Position {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** The length of a line of straight parts, in metres. */
export function lineLength(line: readonly Position[]): number {
  return line.reduce((sum, place, idx) => sum + distance(line[idx - 1] ?? place, place), 0);
}

/** The same line, pulled out from its first place until it has the wanted length. */
export function stretchLine(line: readonly Position[], metres: number): Position[] {
  const [start = [0, 0]] = line;
  const factor = metres / (lineLength(line) || 1);
  return line.map(([east, north]) => [
    start[0] + (east - start[0]) * factor,
    start[1] + (north - start[1]) * factor,
  ]);
}

/** The line as a mower and a cart follow it: its corners rounded off. */
export function curveOf(line: readonly Position[]): Curve {
  const places: Position[] = [];
  line.forEach((corner, idx) => {
    const before = line[idx - 1];
    const after = line[idx + 1];
    if (before && after) places.push(...bend(before, corner, after));
    else places.push(corner);
  });
  return measured(filled(places));
}

function bend(before: Position, corner: Position, after: Position): Position[] {
  const inLeg = distance(before, corner);
  const outLeg = distance(corner, after);
  const start = between(corner, before, Math.min(bendMetres, inLeg * 0.45) / inLeg);
  const end = between(corner, after, Math.min(bendMetres, outLeg * 0.45) / outLeg);
  return Array.from({ length: stepsPerBend + 1 }, (_, step) => {
    const share = step / stepsPerBend;
    return between(between(start, corner, share), between(corner, end, share), share);
  });
}

/** Long straight parts get places in between, so that widths and edges may change along them. */
function filled(places: readonly Position[]): Position[] {
  return places.flatMap((place, idx) => {
    const next = places[idx + 1];
    if (!next) return [place];
    const parts = Math.max(1, Math.round(distance(place, next) / straightStepMetres));
    return Array.from({ length: parts }, (_, part) => between(place, next, part / parts));
  });
}

function measured(places: readonly Position[]): Curve {
  let along = 0;
  const samples = places.map((place, idx): Sample => {
    along += distance(places[idx - 1] ?? place, place);
    const from = places[idx - 1] ?? place;
    const to = places[idx + 1] ?? place;
    return { place, along, heading: Math.atan2(to[1] - from[1], to[0] - from[0]) };
  });
  return { samples, length: along };
}

/** The place so many metres along a curve and so many next to it (right of play is positive). */
export function placeAt(curve: Curve, along: number, side = 0): { place: Position; heading: number } {
  const { samples } = curve;
  const next = Math.max(
    1,
    samples.findIndex((sample) => sample.along >= along),
  );
  const end = along >= curve.length ? samples.length - 1 : next;
  const [a, b] = [samples[end - 1], samples[end]];
  if (!a || !b) return { place: samples[0]?.place ?? [0, 0], heading: 0 };
  const [east, north] = between(a.place, b.place, (along - a.along) / (b.along - a.along || 1));
  const heading = Math.atan2(b.place[1] - a.place[1], b.place[0] - a.place[0]);
  return { place: [east + Math.sin(heading) * side, north - Math.cos(heading) * side], heading };
}

/** How far a place lies from a curve, and how far along; right of play is positive. */
export function relativeToCurve(curve: Curve, place: Position): { along: number; side: number } {
  let nearest = { along: 0, side: Number.POSITIVE_INFINITY };
  for (const sample of curve.samples) {
    const gap = distance(sample.place, place);
    if (gap >= Math.abs(nearest.side)) continue;
    const right =
      (place[0] - sample.place[0]) * Math.sin(sample.heading) -
      (place[1] - sample.place[1]) * Math.cos(sample.heading);
    nearest = { along: sample.along, side: right < 0 ? -gap : gap };
  }
  return nearest;
}

/**
 * How far a place lies from a curve, and how far along, to the centimetre (`relativeToCurve` goes by samples); right of
 * play is positive. Before the tee and behind the green it counts from the end.
 */
export function nearestOnCurve(curve: Curve, place: Position): { along: number; side: number } {
  let nearest = { along: 0, side: Number.POSITIVE_INFINITY };
  curve.samples.slice(1).forEach((end, idx) => {
    const start = curve.samples[idx];
    if (!start) return;
    const [dx, dy] = [end.place[0] - start.place[0], end.place[1] - start.place[1]];
    const [px, py] = [place[0] - start.place[0], place[1] - start.place[1]];
    const share = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
    const gap = Math.hypot(px - dx * share, py - dy * share);
    if (gap >= Math.abs(nearest.side)) return;
    const isRight = px * dy - py * dx >= 0;
    nearest = { along: start.along + (end.along - start.along) * share, side: isRight ? gap : -gap };
  });
  return nearest;
}

/** The part of a curve between two distances, its ends included. */
export function partOf(curve: Curve, from: number, to: number): Sample[] {
  const end = (along: number): Sample => ({ along, ...placeAt(curve, along) });
  const inner = curve.samples.filter(({ along }) => along > from + 1 && along < to - 1);
  return [end(from), ...inner, end(to)];
}

type Shape = {
  /** Metres added all round. */
  grow?: number;
  /** How much the edge wanders, as a share of the axes. */
  wander?: number;
  /** How deep one side is pressed in: a bunker is a kidney. */
  kidney?: number;
  corners?: number;
};

/** The edge of a patch: an ellipse whose edge wanders, never further out than the axes and the growth. */
export function patchOutline(patch: Patch, random: Random, shape: Shape = {}): Position[] {
  const { grow = 0, wander = 0.1, kidney = 0, corners = 18 } = shape;
  const noise = layeredNoise(random, 2, 0.5);
  const pressedAt = random.between(0, Math.PI * 2);
  const turn = (patch.turn * Math.PI) / 180;
  return Array.from({ length: corners }, (_, idx) => {
    const angle = (idx / corners) * Math.PI * 2;
    const away = Math.abs(Math.atan2(Math.sin(angle - pressedAt), Math.cos(angle - pressedAt)));
    const share = 1 - kidney * Math.exp(-((away / 0.6) ** 2)) - wander * (0.5 + 0.5 * noise(idx / 3));
    const x = Math.cos(angle) * (patch.axes[0] + grow) * share;
    const y = Math.sin(angle) * (patch.axes[1] + grow) * share;
    return [
      patch.at[0] + x * Math.cos(turn) - y * Math.sin(turn),
      patch.at[1] + x * Math.sin(turn) + y * Math.cos(turn),
    ];
  });
}

/** Whether a place lies on a patch that is grown by so many metres. */
export function isOn(patch: Patch, [east, north]: Position, grow = 0): boolean {
  const turn = (patch.turn * Math.PI) / 180;
  const [x, y] = [east - patch.at[0], north - patch.at[1]];
  const along = (x * Math.cos(turn) + y * Math.sin(turn)) / (patch.axes[0] + grow);
  const across = (y * Math.cos(turn) - x * Math.sin(turn)) / (patch.axes[1] + grow);
  return Math.hypot(along, across) <= 1;
}

/** A band along samples with round ends; `half` returns half its width at a sample. */
export function ribbonOutline(samples: readonly Sample[], half: (sample: Sample) => number): Position[] {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last) return [];
  const edge = (sign: number) =>
    samples.map(({ place, heading, ...rest }): Position => {
      const width = half({ place, heading, ...rest }) * sign;
      return [place[0] + Math.sin(heading) * width, place[1] - Math.cos(heading) * width];
    });
  return [
    ...edge(1),
    ...cap(last, half(last), 0),
    ...edge(-1).reverse(),
    ...cap(first, half(first), Math.PI),
  ];
}

/** The round end of a band, from its right edge to its left one. */
function cap({ place, heading }: Sample, radius: number, turn: number): Position[] {
  return [-60, -25, 0, 25, 60].map((degrees) => {
    const angle = heading + turn + (degrees * Math.PI) / 180;
    return [place[0] + Math.cos(angle) * radius, place[1] + Math.sin(angle) * radius];
  });
}

/** Half the width of the fairway at a distance along the line. */
export function halfWidthAt(
  fairway: { from: number; to: number; halfWidths: readonly number[] },
  along: number,
): number {
  const { from, to, halfWidths } = fairway;
  const last = halfWidths.length - 1;
  const position = Math.min(last, Math.max(0, ((along - from) / (to - from || 1)) * last));
  const before = Math.floor(position);
  const a = halfWidths[before] ?? 0;
  const b = halfWidths[before + 1] ?? a;
  return a + (b - a) * (position - before);
}
