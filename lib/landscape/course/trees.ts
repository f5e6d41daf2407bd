import { layeredNoise, type Random } from "@/lib/landscape/random";
import type { Point } from "@/lib/landscape/svg";
import { type Curve, curveOf, halfWidthAt, isOn, placeAt, relativeToCurve } from "./geometry";
import type { Frame, HoleLayout, Position } from "./layout";

/** A part of the drawing that labels stand on. */
export type Rect = { x: number; y: number; width: number; height: number };

export type Wood = {
  layouts: readonly HoleLayout[];
  frame: Frame;
  /** Units between two trees. */
  gap: number;
  /** Metres from the line of play at which the wood ends. */
  depth: number;
  /** Metres between the mown grass and the first tree. */
  clearance: number;
  keepFree?: readonly Rect[];
};

type Hole = { layout: HoleLayout; curve: Curve };

const triesPerHole = 2600;

/**
 * Trees next to the holes, in units of the drawing, from back to front: none on grass that is mown, on sand, on water
 * or under a label; denser away from the line of play, in clumps where they are few.
 */
export function plantTrees(wood: Wood, random: Random): Point[] {
  const holes = wood.layouts.map((layout) => ({ layout, curve: curveOf(layout.line) }));
  const clumps = layeredNoise(random.fork("clumps"), 2, 0.5);
  const planted = new Planted(wood.gap);
  for (const hole of holes) {
    const place = random.fork(`tries ${hole.layout.line.join()}`);
    for (let count = 0; count < triesPerHole; count++) {
      const along = place.between(-30, hole.curve.length + 42);
      const side = place.between(-wood.depth, wood.depth);
      const clump = clumps(along / 34 + Math.sign(side) * 90) * 0.5 + 0.5;
      const edge = wood.depth * (0.72 + 0.28 * clump);
      if (Math.abs(side) > edge || !place.chance(likelihood(hole.layout.trees, clump))) continue;
      const at = beyondEnds(hole.curve, along, side);
      const point = wood.frame.point(at);
      // The cheap questions first: most tries fall where a tree stands already.
      if (!planted.hasRoom(point) || isUnderLabel(point, wood.keepFree ?? [])) continue;
      if (isFree(at, holes, wood)) planted.add(point);
    }
  }
  return planted.all();
}

function likelihood(trees: number, clump: number): number {
  const open = 1 - trees;
  return Math.max(0, clump - open * 0.62) * (0.25 + trees);
}

/** A place next to the curve, or behind its ends in the direction that it has there. */
function beyondEnds(curve: Curve, along: number, side: number): Position {
  const inside = Math.min(curve.length - 1, Math.max(1, along));
  const { place, heading } = placeAt(curve, inside, side);
  const past = along - inside;
  return [place[0] + Math.cos(heading) * past, place[1] + Math.sin(heading) * past];
}

function isFree(at: Position, holes: readonly Hole[], wood: Wood): boolean {
  return holes.every(({ layout, curve }) => {
    const { along, side } = relativeToCurve(curve, at);
    const mown = Math.max(9, halfWidthAt(layout.fairway, along)) + wood.clearance;
    if (Math.abs(side) < mown || isOn(layout.green, at, wood.clearance + 4)) return false;
    return ![...layout.bunkers, ...layout.water].some((patch) => isOn(patch, at, wood.clearance * 0.6));
  });
}

function isUnderLabel([x, y]: Point, rects: readonly Rect[]): boolean {
  return rects.some(
    (rect) => x > rect.x - 10 && x < rect.x + rect.width + 10 && y > rect.y && y < rect.y + rect.height + 22,
  );
}

/** Points that keep their distance, looked up by cells as wide as the distance. */
class Planted {
  private readonly cells = new Map<string, Point[]>();

  constructor(private readonly gap: number) {}

  hasRoom(point: Point): boolean {
    const [column, row] = this.cell(point);
    return [-1, 0, 1].every((right) =>
      [-1, 0, 1].every((down) =>
        (this.cells.get(`${column + right} ${row + down}`) ?? []).every(
          ([x, y]) => Math.hypot(x - point[0], y - point[1]) >= this.gap,
        ),
      ),
    );
  }

  add(point: Point): void {
    const key = this.cell(point).join(" ");
    this.cells.set(key, [...(this.cells.get(key) ?? []), point]);
  }

  all(): Point[] {
    return [...this.cells.values()].flat().sort((a, b) => a[1] - b[1]);
  }

  private cell([x, y]: Point): [number, number] {
    return [Math.floor(x / this.gap), Math.floor(y / this.gap)];
  }
}
