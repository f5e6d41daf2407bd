import {
  curveOf,
  distance,
  halfWidthAt,
  isOn,
  lineLength,
  patchOutline,
  placeAt,
  relativeToCurve,
  stretchLine,
} from "@/lib/landscape/course/geometry";
import { hazardsOf, mapTee, shotsOf } from "@/lib/landscape/course/labels";
import type { HoleLayout, MappedHole } from "@/lib/landscape/course/layout";
import { createRandom } from "@/lib/landscape/random";
import { demoNines } from "@/tests/support/demo-holes";

const layout: HoleLayout = {
  line: [
    [0, 0],
    [0, 400],
  ],
  fairway: { from: 130, to: 380, halfWidths: [10, 20, 10] },
  green: { at: [0, 400], axes: [14, 16], turn: 90 },
  fall: -90,
  bunkers: [],
  water: [],
  hills: [],
  trees: 0.5,
  heights: [0, 2],
};
/** A straight hole to the north, its white tee 40 m before the black one. */
const straight = (parts: Partial<HoleLayout> = {}): MappedHole => ({
  holeNo: 1,
  par: 4,
  distances: { black: 400, blue: 380, white: 360, red: 320 },
  layout: { ...layout, ...parts },
});
const holes = demoNines.flat();

describe("the line of play", () => {
  test("has a place and a right side at every distance", () => {
    const curve = curveOf(layout.line);
    expect(curve.length).toBeCloseTo(400);
    const { place } = placeAt(curve, 100, 12);
    expect(place[0]).toBeCloseTo(12);
    expect(place[1]).toBeCloseTo(100);
    expect(relativeToCurve(curve, [-9, 200]).side).toBeLessThan(0);
  });

  test("is pulled to a length from its first place", () => {
    const line = stretchLine(
      [
        [10, 10],
        [10, 60],
        [40, 100],
      ],
      300,
    );
    expect(line[0]).toEqual([10, 10]);
    expect(lineLength(line)).toBeCloseTo(300);
  });

  test("cuts its corners, but not by much", () => {
    for (const { layout: own } of holes) {
      const share = curveOf(own.line).length / lineLength(own.line);
      expect(share).toBeLessThanOrEqual(1.0001);
      expect(share).toBeGreaterThan(0.95);
    }
  });
});

test("the fairway is as wide as its numbers, and in between", () => {
  expect(halfWidthAt(layout.fairway, 130)).toBe(10);
  expect(halfWidthAt(layout.fairway, 255)).toBe(20);
  expect(halfWidthAt(layout.fairway, 192.5)).toBe(15);
  expect(halfWidthAt(layout.fairway, 999)).toBe(10);
});

test("an outline never leaves its axes and their growth", () => {
  const patch = { at: [50, -20] as const, axes: [20, 8] as const, turn: 35 };
  for (const seed of [1, 2, 3]) {
    const edge = patchOutline(patch, createRandom(seed), { grow: 3, wander: 0.3, kidney: 0.4 });
    expect(edge.every((place) => isOn(patch, place, 3.01))).toBe(true);
  }
});

describe("what lies on the way", () => {
  test("counts from the white tee to the near and the far edge", () => {
    const [bunker] = hazardsOf(straight({ bunkers: [{ at: [0, 240], axes: [10, 5], turn: 90 }] }));
    expect(bunker).toMatchObject({ kind: "bunker", side: "across", reach: 190, carry: 210, toGreen: 160 });
  });

  test("bunkers beside each other are one, those of the green none", () => {
    const bunker = (east: number, north: number) => ({
      at: [east, north] as const,
      axes: [6, 5] as const,
      turn: 0,
    });
    const found = hazardsOf(
      straight({ bunkers: [bunker(25, 220), bunker(24, 240), bunker(-25, 230), bunker(18, 390)] }),
    );
    expect(found.map(({ side }) => side).sort()).toEqual(["left", "right"]);
  });

  test("the strokes lead from the white tee to the green", () => {
    for (const hole of holes) {
      const shots = shotsOf(hole);
      expect(shots).toHaveLength(hole.par - 2);
      expect(shots.at(-1)?.to).toEqual(hole.layout.green.at);
      const sum = shots.reduce((metres, shot) => metres + shot.metres, 0);
      expect(sum).toBe(hole.distances[mapTee]);
    }
  });
});

describe("the holes of the demo club", () => {
  test("each line is as long as the hole, and its par fits the length", () => {
    const range: Record<number, [number, number]> = { 3: [90, 235], 4: [230, 450], 5: [430, 600] };
    for (const { par, distances, layout: own } of holes) {
      expect(Math.abs(lineLength(own.line) - distances.black)).toBeLessThan(1);
      const [least = 0, most = 0] = range[par] ?? [];
      expect(distances.black).toBeGreaterThanOrEqual(least);
      expect(distances.black).toBeLessThanOrEqual(most);
    }
  });

  test("sand and water leave the middle of the green and the tees free", () => {
    for (const { layout: own } of holes) {
      const patches = [...own.bunkers, ...own.water];
      const tee = own.line[0] ?? [0, 0];
      expect(patches.some((patch) => isOn(patch, own.green.at, 6) || isOn(patch, tee, 12))).toBe(false);
    }
  });

  test("the way from each green to the next tee can be walked", () => {
    for (const nine of demoNines) {
      nine.slice(1).forEach((hole, idx) => {
        const green = nine[idx]?.layout.green.at ?? [0, 0];
        expect(distance(green, hole.layout.line[0] ?? [0, 0])).toBeLessThan(140);
      });
    }
  });

  test("no two holes of a nine cross", () => {
    for (const nine of demoNines) {
      const curves = nine.map((hole) => curveOf(hole.layout.line));
      curves.forEach((curve, a) => {
        for (const other of curves.slice(a + 1)) {
          const gap = Math.min(
            ...curve.samples.map(({ place }) => Math.abs(relativeToCurve(other, place).side)),
          );
          expect(gap).toBeGreaterThan(25);
        }
      });
    }
  });
});
