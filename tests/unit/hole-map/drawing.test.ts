import { gzipSync } from "node:zlib";
import { drawGreenCloseUp } from "@/lib/landscape/course/draw-green";
import { drawHoleMap, heightProfile, profileBox } from "@/lib/landscape/course/draw-hole";
import { drawNineMap } from "@/lib/landscape/course/draw-nine";
import { drawRange } from "@/lib/landscape/course/draw-range";
import { mapGlyphs } from "@/lib/landscape/course/glyphs";
import { holeBox, nineBox } from "@/lib/landscape/course/layout";
import { numberPath } from "@/lib/landscape/course/numbers";
import { demoNines } from "@/tests/support/demo-holes";

const holes = demoNines.flat();
/** Drawn once: the tests look at the same pictures. */
const maps = holes.map((hole) => ({ hole, ...drawHoleMap(hole) }));
const layoutsOf = (nine: (typeof demoNines)[number]) => nine.map(({ layout }) => layout);

const nines = demoNines.map((nine) => drawNineMap(layoutsOf(nine)));

test("equal data give equal drawings, other data others", () => {
  for (const { hole, ground } of maps) expect(drawHoleMap(hole).ground).toBe(ground);
  expect(demoNines.map((nine) => drawNineMap(layoutsOf(nine)))).toEqual(nines);
  expect(new Set(nines).size).toBe(3);
  expect(new Set(maps.map(({ ground }) => ground)).size).toBe(27);
});

test("no number of a drawing is missing", () => {
  const drawings = [
    ...maps.map(({ hole, ground }) => ground + drawGreenCloseUp(hole.layout).drawing),
    ...nines,
    drawRange(),
  ];
  for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
});

test("a map stays within what a page may weigh", () => {
  for (const { ground } of maps) expect(gzipSync(ground).length).toBeLessThan(12_000);
  // Three nines on the home page: 12 KB each at most (LOOK, weight).
  for (const nine of nines) expect(gzipSync(nine).length).toBeLessThan(12_000);
});

test("soft ground lies around the water too", () => {
  const soft = (ground: string) =>
    ground.match(/<g fill="[^"]+" filter="url\(#hr\)"[^>]*>(?:<path [^>]*>)+/)?.[0] ?? "";
  for (const { hole, ground } of maps) {
    expect(soft(ground).match(/<path /g)).toHaveLength(1 + hole.layout.water.length);
  }
});

test("on links long grass grows between the bushes, within the same weight", () => {
  const tuft = mapGlyphs.links.tuft ?? "";
  for (const hole of holes) {
    const { ground } = drawHoleMap(hole, "links");
    expect(ground.split(tuft)).toHaveLength(2);
    expect(gzipSync(ground).length).toBeLessThan(12_000);
  }
  expect(maps.some(({ ground }) => ground.includes(tuft))).toBe(false);
});

test("tee, green, landings and every label stand inside the box, the tee below the green", () => {
  for (const { hole, frame, labels } of maps) {
    expect(frame.width).toBeLessThanOrEqual(holeBox.width);
    expect(frame.height).toBeLessThanOrEqual(holeBox.height);
    const points = [
      ...labels.tees.map(({ at }) => at),
      ...labels.shots.flatMap(({ start, end, text }) => [start, end, text]),
      ...labels.arcs.flatMap(({ path, text }) => [...path, text]),
      ...labels.hazards.flatMap(({ from, text }) => [from, text]),
    ];
    for (const [x, y] of points) {
      expect(x).toBeGreaterThan(8);
      expect(x).toBeLessThan(frame.width - 8);
      expect(y).toBeGreaterThan(8);
      expect(y).toBeLessThan(frame.height - 8);
    }
    const [tee, green] = [hole.layout.line[0] ?? [0, 0], hole.layout.green.at].map(frame.point);
    expect(tee?.[1]).toBeGreaterThan(green?.[1] ?? Number.POSITIVE_INFINITY);
  }
});

test("labels of one column do not cover each other", () => {
  for (const { labels } of maps) {
    for (const anchor of ["start", "end"]) {
      const column = labels.hazards
        .filter((label) => label.anchor === anchor)
        .map(({ text }) => text[1])
        .sort((a, b) => a - b);
      for (const [idx, y] of column.slice(1).entries())
        expect(y - (column[idx] ?? 0)).toBeGreaterThanOrEqual(40);
    }
  }
});

test("no tree of a hole stands on a label", () => {
  for (const { ground, labels } of maps) {
    const trees = [...ground.matchAll(/<path d="([ML\d .-]+)" fill="none" marker-start/g)].flatMap(
      ([, d = ""]) =>
        [...d.matchAll(/[ML](-?\d+)[ ]?(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
    );
    expect(trees.length).toBeGreaterThan(5);
    const covered = trees.filter(([x, y]) =>
      labels.rects.some(
        (rect) => x > rect.x + 1 && x < rect.x + rect.width && y > rect.y + 1 && y < rect.y + rect.height,
      ),
    );
    expect(covered).toEqual([]);
  }
});

test("a number of two digits is drawn around its place", () => {
  const [one, eight] = [...numberPath([50, 50], 18).matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x]) =>
    Number(x),
  );
  expect(one).toBeLessThan(50);
  expect(eight).toBeGreaterThan(50);
});

test("the map of a nine has no letters, which every machine would set in its own face, and few parts to paint", () => {
  for (const svg of nines) {
    expect(svg).not.toContain("<text");
    expect(svg.match(/<(path|circle|ellipse)/g)?.length).toBeLessThan(50);
  }
});

test("the map of a nine numbers its tees inside the box", () => {
  for (const svg of nines) {
    const discs = [...svg.matchAll(/M([\d.]+) ([\d.]+)a10 10 0 1 0 20 0/g)];
    const numbers = discs.map(([, left, y]) => [Number(left) + 10, Number(y)] as const);
    expect(numbers).toHaveLength(9);
    const lines = numbers.map((place, idx) => numberPath(place, idx + 1)).join("");
    expect(svg).toContain(`d="${lines}"`);
    for (const [x, y] of numbers) {
      expect(x).toBeGreaterThan(12);
      expect(x).toBeLessThan(nineBox.width - 12);
      expect(y).toBeGreaterThan(12);
      expect(y).toBeLessThan(nineBox.height - 12);
    }
  }
});

test("a green that falls to the front says so, seen from where one comes", () => {
  const [hole] = demoNines[1]?.slice(5) ?? [];
  // Sol 6: "The green slopes to the front."
  expect(hole && drawGreenCloseUp(hole.layout).falls).toBe("front");
});

test("a profile stays in its box and rises where the hole does", () => {
  const { points } = heightProfile([0, 5, 30, -4]);
  for (const [, y] of points) {
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(profileBox.height);
  }
  expect(points[2]?.[1]).toBeLessThan(points[1]?.[1] ?? 0);
});
