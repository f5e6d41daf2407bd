import fc from "fast-check";
import { drawHoleMap } from "@/lib/landscape/course/draw-hole";
import {
  addBend,
  addPatch,
  handlesOf,
  moveHandle,
  removeBend,
  removePatch,
  withWidthCount,
} from "@/lib/landscape/course/edit-layout";
import { curveOf, distance, lineLength, nearestOnCurve } from "@/lib/landscape/course/geometry";
import type { HoleLayout, Position } from "@/lib/landscape/course/layout";
import { layoutFault, lengthGap, patchKinds } from "@/lib/landscape/course/layout-rules";
import { moveLayout, newLayout, stretchLayout, withLine } from "@/lib/landscape/course/reshape-layout";
import { demoNines } from "@/tests/support/demo-holes";

const holes = demoNines.flat();

const anyLayout = fc.nat(holes.length - 1).map((idx) => holes[idx]?.layout as HoleLayout);

test("every hole of the demo club keeps to the rules, and its line is as long as the hole", () => {
  for (const { layout, distances } of holes) {
    expect(layoutFault(layout)).toBeNull();
    expect(Math.abs(lengthGap(layout, distances.black))).toBeLessThan(1);
  }
});

describe("moving a handle", () => {
  const drag = fc.record({
    handle: fc.nat(200),
    by: fc.tuple(
      fc.double({ min: -400, max: 400, noNaN: true }),
      fc.double({ min: -400, max: 400, noNaN: true }),
    ),
  });

  test("keeps a valid layout valid, wherever anything is dragged", () => {
    fc.assert(
      fc.property(anyLayout, fc.array(drag, { minLength: 1, maxLength: 12 }), (start, drags) => {
        let layout = start;
        for (const { handle, by } of drags) {
          const handles = handlesOf(layout);
          const { key, at } = handles[handle % handles.length] ?? { key: "", at: [0, 0] as Position };
          layout = moveHandle(layout, key, [at[0] + by[0], at[1] + by[1]]);
          expect(layoutFault(layout)).toBeNull();
          expect(handlesOf(layout).map((one) => one.key)).toEqual(handles.map((one) => one.key));
        }
      }),
      { numRuns: 120 },
    );
  });

  test("moves what it names to where it is put, and nothing else", () => {
    const layout = holes[0]?.layout as HoleLayout;
    const [first] = layout.bunkers;
    const to: Position = [(first?.at[0] ?? 0) + 1, (first?.at[1] ?? 0) - 10];
    const moved = moveHandle(layout, "bunkers.0", to);
    expect(moved.bunkers[0]?.at).toEqual(to.map((one) => Math.round(one * 10) / 10));
    expect({ ...moved, bunkers: [] }).toEqual({ ...layout, bunkers: [] });
    expect(moved.bunkers.slice(1)).toEqual(layout.bunkers.slice(1));
  });

  test("the green goes with the end of the line, and bunkers stay where they lie", () => {
    const layout = holes[0]?.layout as HoleLayout;
    const last = layout.line.length - 1;
    const [east, north] = layout.line[last] ?? [0, 0];
    const moved = moveHandle(layout, `line.${last}`, [east + 12, north + 3]);
    expect(moved.green.at).toEqual(moved.line[last]);
    expect(moved.bunkers).toEqual(layout.bunkers);
  });

  test("a width and an axis stop at their bounds, a bunker does not leave the hole", () => {
    const layout = holes[0]?.layout as HoleLayout;
    const far = moveHandle(layout, "bunkers.0", [layout.green.at[0] + 900, layout.green.at[1]]);
    expect(far).toBe(layout);
    const { at } = layout.bunkers[0] ?? { at: [0, 0] as Position };
    expect(moveHandle(layout, "bunkers.0.length", at).bunkers[0]?.axes[0]).toBe(1);
    const width = handlesOf(layout).find(({ key }) => key === "width.0")?.at ?? [0, 0];
    const { along } = nearestOnCurve(curveOf(layout.line), width);
    const onLine = curveOf(layout.line).samples.find((sample) => sample.along >= along)?.place ?? [0, 0];
    expect(moveHandle(layout, "width.0", onLine).fairway.halfWidths[0]).toBeGreaterThanOrEqual(3);
  });

  test("a handle tells where it lies: metres from the tee and right of play", () => {
    const [bunker] = handlesOf(holes[0]?.layout as HoleLayout).filter(({ key }) => key === "bunkers.0");
    expect(bunker).toMatchObject({ kind: "middle", number: 1, along: 208, side: 25 });
  });
});

test("adding and removing keeps a layout valid and stops at its bounds", () => {
  fc.assert(
    fc.property(anyLayout, fc.array(fc.nat(5), { maxLength: 60 }), (start, steps) => {
      let layout = start;
      for (const step of steps) {
        const kind = patchKinds[step % patchKinds.length] ?? "bunkers";
        if (step < 3) layout = addPatch(layout, kind);
        else if (step === 3) layout = removePatch(layout, kind, 0);
        else if (step === 4) layout = addBend(layout);
        else layout = withWidthCount(removeBend(layout, 1), layout.fairway.halfWidths.length + 1);
        expect(layoutFault(layout)).toBeNull();
      }
      expect(layout.bunkers.length).toBeLessThanOrEqual(30);
    }),
    { numRuns: 60 },
  );
});

describe("a hole along another line", () => {
  test("is as long as asked, and its bunkers keep their side of the line", () => {
    fc.assert(
      fc.property(anyLayout, fc.double({ min: 0.8, max: 1.25, noNaN: true }), (layout, factor) => {
        const metres = Math.round(lineLength(layout.line) * factor);
        const stretched = stretchLayout(layout, metres);
        expect(Math.abs(lengthGap(stretched, metres))).toBeLessThan(1);
        expect(stretched.green.at).toEqual(stretched.line.at(-1));
        const sideOf = (one: HoleLayout, idx: number) =>
          nearestOnCurve(curveOf(one.line), one.bunkers[idx]?.at ?? [0, 0]).side;
        layout.bunkers.forEach((_, idx) => {
          if (Math.abs(sideOf(layout, idx)) < 8) return;
          expect(Math.sign(sideOf(stretched, idx))).toBe(Math.sign(sideOf(layout, idx)));
        });
      }),
      { numRuns: 100 },
    );
  });

  test("on the same line nothing moves by more than half a metre", () => {
    for (const { layout } of holes) {
      const same = withLine(layout, layout.line);
      for (const kind of patchKinds) {
        same[kind].forEach((patch, idx) => {
          expect(distance(patch.at, layout[kind][idx]?.at ?? [0, 0])).toBeLessThan(0.5);
        });
      }
    }
  });

  test("moved in its plan it is the same hole", () => {
    const layout = holes[4]?.layout as HoleLayout;
    const moved = moveLayout(moveLayout(layout, [120, -40]), [-120, 40]);
    expect(moved.bunkers).toEqual(layout.bunkers);
    expect(moved.line).toEqual(layout.line);
  });

  test("a first drawing of any length keeps to the rules", () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 790 }), fc.integer({ min: 3, max: 6 }), (metres, par) => {
        expect(
          layoutFault(
            newLayout(
              [
                [0, 0],
                [0, metres],
              ],
              par,
            ),
          ),
        ).toBeNull();
      }),
    );
  });
});

describe("a layout is refused", () => {
  const hole = newLayout(
    [
      [0, 0],
      [0, 300],
    ],
    4,
  );
  test.each<[string, Partial<HoleLayout>, string]>([
    [
      "with a line of 40 m",
      {
        line: [
          [0, 0],
          [0, 40],
        ],
      },
      "line",
    ],
    [
      "with a line of 900 m",
      {
        line: [
          [0, 0],
          [0, 900],
        ],
      },
      "line",
    ],
    [
      "with two bends on top of each other",
      {
        line: [
          [0, 0],
          [0, 200],
          [0, 205],
          [0, 350],
        ],
      },
      "leg",
    ],
    [
      "whose fairway ends before it begins",
      { fairway: { from: 200, to: 150, halfWidths: [10, 10] } },
      "fairway",
    ],
    ["whose fairway leaves the line", { fairway: { from: 100, to: 320, halfWidths: [10, 10] } }, "fairway"],
    [
      "that crosses itself",
      {
        line: [
          [0, 0],
          [0, 250],
          [150, 250],
          [150, 100],
          [-100, 100],
        ],
      },
      "crossing",
    ],
    [
      "whose fairway is wider than its bend",
      {
        line: [
          [0, 0],
          [0, 120],
          [30, 0.5],
          [33, 190],
        ],
        fairway: { from: 20, to: 330, halfWidths: [55, 55] },
      },
      "crossing",
    ],
    ["with a bunker outside the plan", { bunkers: [{ at: [400, 100], axes: [8, 6], turn: 0 }] }, "far"],
    ["with a lake far away", { water: [{ at: [900, 900], axes: [80, 60], turn: 0 }] }, "far"],
  ])("%s", (_, part, kind) => {
    expect(layoutFault({ ...hole, ...part })?.kind).toBe(kind);
  });
});

test("a point of the drawing and its place in the plan are each other's", () => {
  for (const hole of holes.slice(0, 6)) {
    const { frame } = drawHoleMap(hole);
    for (const place of hole.layout.line) {
      expect(distance(frame.placeOf(frame.point(place)), place)).toBeLessThan(0.001);
    }
  }
});
