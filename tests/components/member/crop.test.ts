import fc from "fast-check";
import {
  type Crop,
  type Cut,
  isBlurred,
  moveBy,
  partOf,
  photoSize,
  wholeCrop,
  zoomBounds,
  zoomTo,
} from "@/components/photo/crop";

const wide: Cut = { from: { width: 600, height: 400 }, to: photoSize };
const tall: Cut = { from: { width: 300, height: 900 }, to: photoSize };
const banner: Cut = { from: { width: 4000, height: 3000 }, to: { width: 1920, height: 800 } };

const centreOf = (cut: Cut, crop: Crop) => {
  const { left, top, width, height } = partOf(cut, crop);
  return [left + width / 2, top + height / 2];
};

describe("the square that a photo is cut to", () => {
  test.each([
    [wide, { left: 100, top: 0, width: 400, height: 400 }],
    [tall, { left: 0, top: 300, width: 300, height: 300 }],
  ])("begins as the largest one in the middle of %o", (cut, square) => {
    expect(partOf(cut, wholeCrop)).toEqual(square);
  });

  test("moves by parts of its edge and stops at the picture's", () => {
    expect(partOf(wide, moveBy(wide, wholeCrop, { right: 0.1, down: 0 })).left).toBeCloseTo(140);
    expect(moveBy(wide, wholeCrop, { right: 9, down: 9 })).toEqual({ zoom: 1, x: 1, y: 0.5 });
    expect(moveBy(tall, wholeCrop, { right: -9, down: -9 })).toEqual({ zoom: 1, x: 0.5, y: 0 });
  });

  test("zooms around its centre", () => {
    const moved = moveBy(wide, zoomTo(wide, wholeCrop, 2), { right: 0.2, down: -0.1 });
    const closer = zoomTo(wide, moved, 3);
    expect(partOf(wide, closer).width).toBeCloseTo(400 / 3);
    for (const [at, place] of centreOf(wide, closer).entries()) {
      expect(place).toBeCloseTo(centreOf(wide, moved)[at] ?? Number.NaN);
    }
  });

  test("stays inside when it grows at an edge", () => {
    const corner = moveBy(wide, zoomTo(wide, wholeCrop, 4), { right: 9, down: 9 });
    expect(partOf(wide, zoomTo(wide, corner, 1))).toEqual({ left: 200, top: 0, width: 400, height: 400 });
  });

  test("never zooms past its bounds", () => {
    expect(zoomTo(wide, wholeCrop, 99).zoom).toBe(zoomBounds.max);
    expect(zoomTo(wide, wholeCrop, 0).zoom).toBe(zoomBounds.min);
  });

  test("of a square picture has nowhere to go", () => {
    const cut = { from: { width: 512, height: 512 }, to: photoSize };
    expect(moveBy(cut, wholeCrop, { right: 1, down: 1 })).toEqual(wholeCrop);
  });
});

describe("the part of any shape that a picture is cut to", () => {
  test("begins as the largest one in the middle", () => {
    const { left, top, width, height } = partOf(banner, wholeCrop);
    expect([left, width]).toEqual([0, 4000]);
    expect(height).toBeCloseTo(4000 / 2.4);
    expect(top).toBeCloseTo((3000 - 4000 / 2.4) / 2);
  });

  test("is blurred as soon as it has fewer pixels than what it becomes", () => {
    expect(isBlurred(banner, wholeCrop)).toBe(false);
    expect(isBlurred(banner, { ...wholeCrop, zoom: 2 })).toBe(false);
    expect(isBlurred(banner, { ...wholeCrop, zoom: 2.2 })).toBe(true);
  });

  test("of a picture that fits to the pixel is the whole of it", () => {
    const to = { width: 751, height: 333 };
    expect(partOf({ from: to, to }, wholeCrop)).toEqual({ left: 0, top: 0, ...to });
    expect(isBlurred({ from: to, to }, wholeCrop)).toBe(false);
  });

  const edge = fc.integer({ min: 1, max: 12_000 });
  const size = fc.record({ width: edge, height: edge });
  const action = fc.oneof(
    fc.record({ zoom: fc.double({ min: -1, max: 9, noNaN: true }) }),
    fc.record({
      right: fc.double({ min: -3, max: 3, noNaN: true }),
      down: fc.double({ min: -3, max: 3, noNaN: true }),
    }),
  );

  test("keeps its shape and lies inside the picture, whatever is done with it", () => {
    fc.assert(
      fc.property(size, size, fc.array(action, { maxLength: 12 }), (from, to, actions) => {
        const cut = { from, to };
        const crop = actions.reduce<Crop>(
          (now, one) => ("zoom" in one ? zoomTo(cut, now, one.zoom) : moveBy(cut, now, one)),
          wholeCrop,
        );
        const { left, top, width, height } = partOf(cut, crop);
        const hair = 1e-6;
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(from.width + hair);
        expect(top + height).toBeLessThanOrEqual(from.height + hair);
        expect(Math.min(width, height)).toBeGreaterThan(0);
        expect(width * to.height).toBeCloseTo(height * to.width, 3);
      }),
    );
  });
});
