import fc from "fast-check";
import { findCities } from "@/lib/shared/place/cities";
import {
  graticule,
  isInView,
  placeAfterKey,
  placeAt,
  plateStep,
  plateView,
  plateZooms,
} from "@/lib/shared/place/plate";

const degree = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const anywhere = fc.record({ lat: degree(90), lon: degree(180) });
const anyZoom = fc.constantFrom(...plateZooms);

test("a plate around any place holds the place, and nothing beyond the earth", () => {
  fc.assert(
    fc.property(anywhere, anyZoom, (place, zoom) => {
      const view = plateView(place, zoom);
      expect(isInView(place, { ...view, wide: view.wide + 1e-9, high: view.high + 1e-9 })).toBe(true);
      expect(view.west).toBeGreaterThanOrEqual(-180);
      expect(view.west + view.wide).toBeLessThanOrEqual(180);
      expect(view.north).toBeLessThanOrEqual(90);
      expect(view.north - view.high).toBeGreaterThanOrEqual(-90);
    }),
  );
});

test("a click comes out where the place is drawn, to about a metre", () => {
  fc.assert(
    fc.property(anywhere, anyZoom, fc.double({ min: 0, max: 1, noNaN: true }), (place, zoom, share) => {
      const view = plateView(place, zoom);
      const found = placeAt(view, share, 1 - share);
      expect((found.lon - view.west) / view.wide).toBeCloseTo(share, 4);
      expect((view.north - found.lat) / view.high).toBeCloseTo(1 - share, 4);
    }),
  );
});

test("keys go round the earth and never over a pole", () => {
  const keys = fc.constantFrom("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown");
  fc.assert(
    fc.property(anywhere, keys, anyZoom, fc.boolean(), (place, key, zoom, isFine) => {
      const to = placeAfterKey(place, key, plateStep(zoom, isFine));
      expect(Math.abs(to?.lat ?? 99)).toBeLessThanOrEqual(90);
      expect(Math.abs(to?.lon ?? 999)).toBeLessThanOrEqual(180);
    }),
  );
  expect(placeAfterKey({ lat: 0, lon: 179.5 }, "ArrowRight", 1)).toEqual({ lat: 0, lon: -179.5 });
  expect(placeAfterKey({ lat: 56, lon: -2 }, "ArrowUp", plateStep(64, true))).toEqual({
    lat: 56.00156,
    lon: -2,
  });
  expect(placeAfterKey({ lat: 0, lon: 0 }, "a", 1)).toBeNull();
});

test("the net has lines in every view, and not too many", () => {
  fc.assert(
    fc.property(anywhere, anyZoom, (place, zoom) => {
      const { lats, lons } = graticule(plateView(place, zoom));
      expect(lons.length).toBeGreaterThan(3);
      expect(Math.max(lats.length, lons.length)).toBeLessThanOrEqual(14);
    }),
  );
});

test.each(["Edinburgh", "edin", "에든버러", "エディンバラ", "爱丁堡"])("%s finds Edinburgh", (text) => {
  expect(findCities(text).map(({ names }) => names.en)).toContain("Edinburgh");
});

test("a name is found in either case, with accents or without, and nothing is found by nothing", () => {
  expect(findCities("ZÜRICH").map(({ names }) => names.en)).toEqual(["Zurich"]);
  expect(findCities("  ")).toEqual([]);
  expect(findCities("a").length).toBeLessThanOrEqual(8);
});
