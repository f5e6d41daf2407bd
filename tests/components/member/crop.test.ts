import { type Crop, moveBy, squareOf, wholeCrop, zoomBounds, zoomTo } from "@/components/photo/crop";

const wide = { width: 600, height: 400 };
const tall = { width: 300, height: 900 };

const centreOf = (size: typeof wide, crop: Crop) => {
  const { left, top, edge } = squareOf(size, crop);
  return [left + edge / 2, top + edge / 2];
};

describe("the square that a photo is cut to", () => {
  test.each([
    [wide, { left: 100, top: 0, edge: 400 }],
    [tall, { left: 0, top: 300, edge: 300 }],
  ])("begins as the largest one in the middle of %o", (size, square) => {
    expect(squareOf(size, wholeCrop)).toEqual(square);
  });

  test("moves by parts of its edge and stops at the picture's", () => {
    expect(squareOf(wide, moveBy(wide, wholeCrop, { right: 0.1, down: 0 })).left).toBeCloseTo(140);
    expect(moveBy(wide, wholeCrop, { right: 9, down: 9 })).toEqual({ zoom: 1, x: 1, y: 0.5 });
    expect(moveBy(tall, wholeCrop, { right: -9, down: -9 })).toEqual({ zoom: 1, x: 0.5, y: 0 });
  });

  test("zooms around its centre", () => {
    const moved = moveBy(wide, zoomTo(wide, wholeCrop, 2), { right: 0.2, down: -0.1 });
    const closer = zoomTo(wide, moved, 3);
    expect(squareOf(wide, closer).edge).toBeCloseTo(400 / 3);
    for (const [at, place] of centreOf(wide, closer).entries()) {
      expect(place).toBeCloseTo(centreOf(wide, moved)[at] ?? Number.NaN);
    }
  });

  test("stays inside when it grows at an edge", () => {
    const corner = moveBy(wide, zoomTo(wide, wholeCrop, 4), { right: 9, down: 9 });
    expect(squareOf(wide, zoomTo(wide, corner, 1))).toEqual({ left: 200, top: 0, edge: 400 });
  });

  test("never zooms past its bounds", () => {
    expect(zoomTo(wide, wholeCrop, 99).zoom).toBe(zoomBounds.max);
    expect(zoomTo(wide, wholeCrop, 0).zoom).toBe(zoomBounds.min);
  });

  test("of a square picture has nowhere to go", () => {
    const size = { width: 512, height: 512 };
    expect(moveBy(size, wholeCrop, { right: 1, down: 1 })).toEqual(wholeCrop);
  });
});
