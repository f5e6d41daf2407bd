import type { Place } from "./layout";

/** A sampled place of a curve: how far along it lies and where the curve heads there, in radians from east. */
export type Sample = { readonly place: Place; readonly along: number; readonly heading: number };

/** A curve as samples a few metres apart. */
export type Curve = { readonly samples: readonly Sample[]; readonly length: number };

const bendMetres = 75;
const stepsPerBend = 10;
const straightStepMetres = 12;

export function distance([ax, ay]: Place, [bx, by]: Place): number {
  return Math.hypot(bx - ax, by - ay);
}

export function between([ax, ay]: Place, [bx, by]: Place, share: number): Place {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** The length of a line of straight parts, in metres. */
export function lineLength(line: readonly Place[]): number {
  return line.reduce((sum, place, idx) => sum + distance(line[idx - 1] ?? place, place), 0);
}

/** The same line, pulled out from its first place until it has the wanted length. */
export function stretchLine(line: readonly Place[], metres: number): Place[] {
  const [start = [0, 0]] = line;
  const factor = metres / (lineLength(line) || 1);
  return line.map(([east, north]) => [
    start[0] + (east - start[0]) * factor,
    start[1] + (north - start[1]) * factor,
  ]);
}

/** The line as a mower and a cart follow it: its corners rounded off. */
export function curveOf(line: readonly Place[]): Curve {
  const places: Place[] = [];
  line.forEach((corner, idx) => {
    const before = line[idx - 1];
    const after = line[idx + 1];
    if (before && after) places.push(...bend(before, corner, after));
    else places.push(corner);
  });
  return measured(filled(places));
}

function bend(before: Place, corner: Place, after: Place): Place[] {
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
function filled(places: readonly Place[]): Place[] {
  return places.flatMap((place, idx) => {
    const next = places[idx + 1];
    if (!next) return [place];
    const parts = Math.max(1, Math.round(distance(place, next) / straightStepMetres));
    return Array.from({ length: parts }, (_, part) => between(place, next, part / parts));
  });
}

function measured(places: readonly Place[]): Curve {
  let along = 0;
  const samples = places.map((place, idx): Sample => {
    along += distance(places[idx - 1] ?? place, place);
    const from = places[idx - 1] ?? place;
    const to = places[idx + 1] ?? place;
    return { place, along, heading: Math.atan2(to[1] - from[1], to[0] - from[0]) };
  });
  return { samples, length: along };
}

/** The place so many metres along a curve and so many beside it (right of play is positive). */
export function placeAt(curve: Curve, along: number, side = 0): { place: Place; heading: number } {
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
export function besideCurve(curve: Curve, place: Place): { along: number; side: number } {
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

/** The part of a curve between two distances, its ends included. */
export function partOf(curve: Curve, from: number, to: number): Sample[] {
  const end = (along: number): Sample => ({ along, ...placeAt(curve, along) });
  const inner = curve.samples.filter(({ along }) => along > from + 1 && along < to - 1);
  return [end(from), ...inner, end(to)];
}
