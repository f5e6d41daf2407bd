import { gzipSync } from "node:zlib";
import { drawingImage, findDrawing, giftName, sceneName } from "@/lib/landscape/drawings/drawings";
import { sceneMood, sceneMoods } from "@/lib/landscape/drawings/scenes";

const names = [
  "clubhouse",
  "persimmons",
  "breakfast",
  "harvest",
  giftName(0),
  giftName(1),
  giftName(2),
  ...sceneMoods.flatMap((mood) => [sceneName(mood, 0), sceneName(mood, 5)]),
];

test.each(names)("%s is one whole picture of few bytes, the same at each asking", (name) => {
  const { src, width, height } = drawingImage(name);
  const svg = findDrawing(`${name}.svg`)?.draw() ?? "";
  expect(src).toMatch(`/drawings/${name}.svg?`);
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(svg).toBe(findDrawing(`${name}.svg`)?.draw());
  expect(gzipSync(svg).length).toBeLessThan(12_000);
  // Every colour that a shape refers to is there.
  for (const [, id] of svg.matchAll(/url\(#([\w-]+)\)/g)) expect(svg).toContain(`id="${id}"`);
});

test("neighbours have views of their own", () => {
  const drawn = (idx: number) => findDrawing(`${sceneName("snow", idx)}.svg`)?.draw();
  expect(drawn(30)).not.toBe(drawn(31));
});

test.each(["clubhouse", "clubhouse.png", "scene-snow-6.svg", "../clubhouse.svg", ""])(
  "%s is no drawing",
  (file) => {
    expect(findDrawing(file)).toBeNull();
  },
);

test("a name that is none is a mistake of ours", () => {
  expect(() => drawingImage("elephant")).toThrow(RangeError);
});

test("it snows in the cold months only", () => {
  const snowy = Array.from({ length: 12 }, (_, month) => month + 1).filter(
    (month) => sceneMood(month, 0) === "snow",
  );
  expect(snowy).toEqual([1, 2, 12]);
});
