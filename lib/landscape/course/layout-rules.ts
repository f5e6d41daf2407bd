import { curveOf, distance, halfWidthAt, lineLength, nearestOnCurve, partOf } from "./geometry";
import type { HoleLayout, Position } from "./layout";

/** The numbers that a layout keeps to, in metres; the contract's shape refuses what lies outside by itself. */
export const layoutBounds = {
  line: { places: { least: 2, most: 12 }, metres: { least: 50, most: 800 }, legMetres: 15 },
  planMetres: 5000,
  halfWidths: { places: { least: 2, most: 12 }, metres: { least: 3, most: 60 } },
  fairwayMetres: 20,
  bunkers: { most: 30, axis: { least: 1, most: 60 }, fromLine: 90 },
  water: { most: 10, axis: { least: 2, most: 500 }, fromLine: 700 },
  hills: { most: 10, axis: { least: 2, most: 300 }, fromLine: 700 },
  green: { axis: { least: 4, most: 40 } },
  heights: { most: 20, metres: 150 },
} as const;

export type PatchKind = "bunkers" | "water" | "hills";
export const patchKinds: readonly PatchKind[] = ["bunkers", "water", "hills"];

/** A fault of a layout; `number` counts from one, lengths are whole metres. */
export type LayoutFault =
  | { kind: "line"; metres: number }
  | { kind: "leg"; number: number }
  | { kind: "fairway" }
  | { kind: "crossing"; metres: number }
  | { kind: "far"; what: PatchKind; number: number; metres: number };

/**
 * The first thing that keeps a layout from being drawn: a line too short or too long, bends on top of each other, a
 * fairway without length or one that crosses itself, a bunker, water or a hill far from the hole. Null when there is
 * none. Whether it is as long as the hole is asked by `lengthGap`.
 */
export function layoutFault(layout: HoleLayout): LayoutFault | null {
  const { line, fairway } = layout;
  const metres = lineLength(line);
  const { least, most } = layoutBounds.line.metres;
  if (metres < least || metres > most) return { kind: "line", metres: Math.round(metres) };
  const short = line.findIndex((place, idx) => {
    const before = line[idx - 1];
    return before !== undefined && distance(before, place) < layoutBounds.line.legMetres;
  });
  if (short > 0) return { kind: "leg", number: short };
  if (fairway.to > metres || fairway.to - fairway.from < layoutBounds.fairwayMetres)
    return { kind: "fairway" };
  const crossing = crossingOf(layout);
  if (crossing !== null) return { kind: "crossing", metres: Math.round(crossing) };
  return farPatch(layout);
}

/** By how many metres the line of a layout is longer than its hole from the black tee; below zero it is shorter. */
export function lengthGap({ line }: Pick<HoleLayout, "line">, blackMetres: number): number {
  return lineLength(line) - blackMetres;
}

/** A line that differs from the hole's length by less than this is as long as the hole. */
export const lengthTolerance = 1;

function farPatch(layout: HoleLayout): LayoutFault | null {
  const curve = curveOf(layout.line);
  for (const what of patchKinds) {
    const most = layoutBounds[what].fromLine;
    const place = layout[what].findIndex(({ at }) => Math.abs(nearestOnCurve(curve, at).side) > most);
    if (place >= 0) return { kind: "far", what, number: place + 1, metres: most };
  }
  return null;
}

/** Where along the line the hole or an edge of its fairway first crosses itself; null when nothing does. */
function crossingOf({ line, fairway }: HoleLayout): number | null {
  const curve = curveOf(line);
  const part = partOf(curve, Math.max(0, fairway.from), Math.min(curve.length, fairway.to));
  const edge = (sign: number) =>
    part.map(({ place, heading, along }) => {
      const half = halfWidthAt(fairway, along) * sign;
      return [place[0] + Math.sin(heading) * half, place[1] - Math.cos(heading) * half] as const;
    });
  const [left, right] = [edge(-1), edge(1)];
  const hits = [
    crossedLeg(
      curve.samples.map(({ place }) => place),
      null,
      (idx) => curve.samples[idx]?.along,
    ),
    crossedLeg(left, null, (idx) => part[idx]?.along),
    crossedLeg(right, null, (idx) => part[idx]?.along),
    crossedLeg(left, right, (idx) => part[idx]?.along),
  ].filter((hit) => hit !== null);
  return hits.length > 0 ? Math.min(...hits) : null;
}

/** The first leg of a path that crosses a later leg of it, or any leg of another path. */
function crossedLeg(
  path: readonly Position[],
  other: readonly Position[] | null,
  alongOf: (idx: number) => number | undefined,
): number | null {
  const against = other ?? path;
  for (let one = 0; one + 1 < path.length; one += 1) {
    for (let two = other ? 0 : one + 2; two + 1 < against.length; two += 1) {
      if (doCross(path[one], path[one + 1], against[two], against[two + 1])) return alongOf(one) ?? 0;
    }
  }
  return null;
}

function doCross(a?: Position, b?: Position, c?: Position, d?: Position): boolean {
  if (!a || !b || !c || !d) return false;
  const isLeft = (p: Position, q: Position, r: Position) =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return isLeft(a, b, c) * isLeft(a, b, d) < 0 && isLeft(c, d, a) * isLeft(c, d, b) < 0;
}
