import fc from "fast-check";
import { coveredPart, cropOf, focalIn, heroShapes, objectPosition } from "@/lib/shared/hero/crop";

const side = fc.integer({ min: 200, max: 6000 });
const size = fc.record({ width: side, height: side });
const share = fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000);
const focal = fc.record({ x: share, y: share });
const shape = fc.constantFrom(...Object.values(heroShapes));

test("a cut lies within the picture, has the wanted shape and holds the focal point", () => {
  fc.assert(
    fc.property(size, focal, shape, (picture, point, to) => {
      const part = cropOf(picture, point, to);
      expect(part.left).toBeGreaterThanOrEqual(0);
      expect(part.top).toBeGreaterThanOrEqual(0);
      expect(part.left + part.width).toBeLessThanOrEqual(picture.width);
      expect(part.top + part.height).toBeLessThanOrEqual(picture.height);
      expect(Math.abs(part.width / part.height - to.width / to.height)).toBeLessThan(0.02);
      // One pixel of rounding.
      expect(point.x * picture.width).toBeGreaterThanOrEqual(part.left - 1);
      expect(point.x * picture.width).toBeLessThanOrEqual(part.left + part.width + 1);
      expect(point.y * picture.height).toBeGreaterThanOrEqual(part.top - 1);
      expect(point.y * picture.height).toBeLessThanOrEqual(part.top + part.height + 1);
    }),
  );
});

test("a cut is as large as the picture allows", () => {
  expect(cropOf({ width: 4000, height: 3000 }, { x: 0.5, y: 0.5 }, heroShapes.wide)).toEqual({
    left: 0,
    top: 306,
    width: 4000,
    height: 2389,
  });
  expect(cropOf({ width: 4000, height: 3000 }, { x: 0.9, y: 0.5 }, heroShapes.tall)).toEqual({
    left: 2172,
    top: 0,
    width: 1828,
    height: 3000,
  });
});

test("whatever a window shows of a cut holds the focal point", () => {
  const frame = fc.record({
    width: fc.integer({ min: 320, max: 3000 }),
    height: fc.integer({ min: 600, max: 900 }),
  });
  fc.assert(
    fc.property(size, focal, shape, frame, (picture, point, to, window) => {
      const part = cropOf(picture, point, to);
      const within = focalIn(picture, point, part);
      const shown = coveredPart(part, within, window);
      expect(within.x * part.width).toBeGreaterThanOrEqual(shown.left - 0.001);
      expect(within.x * part.width).toBeLessThanOrEqual(shown.left + shown.width + 0.001);
      expect(within.y * part.height).toBeGreaterThanOrEqual(shown.top - 0.001);
      expect(within.y * part.height).toBeLessThanOrEqual(shown.top + shown.height + 0.001);
    }),
  );
  expect(objectPosition({ x: 0.25, y: 1 })).toBe("25% 100%");
});
