import { drawClubMap, mapFrames, windOf } from "@/lib/landscape/course/club-map";
import { mapServices } from "@/lib/shared/addresses/map-services";

const { wide } = mapFrames;
const [centreX, centreY] = wide.centre;
const place = (bearing: number, km: number, kind: "road" | "rail" | "town" | "water" = "road") => ({
  name: `${bearing} ${km}`,
  bearing,
  km,
  kind,
});

test.each([
  [0, "N"],
  [22, "N"],
  [23, "NE"],
  [160, "S"],
  [250, "W"],
  [305, "NW"],
  [350, "N"],
  [-45, "NW"],
])("%i degrees is %s", (bearing, wind) => {
  expect(windOf(bearing)).toBe(wind);
});

test("north is up, and distances keep their ratio", () => {
  const { places, scale } = drawClubMap([place(0, 5), place(90, 10), place(180, 2.5)], wide);
  const [north, east, south] = places;
  expect([north?.x, east?.y, south?.x]).toEqual([
    expect.closeTo(centreX),
    expect.closeTo(centreY),
    expect.closeTo(centreX),
  ]);
  const pixelsPerKm = scale.length / scale.km;
  expect(centreY - (north?.y ?? 0)).toBeCloseTo(5 * pixelsPerKm);
  expect((east?.x ?? 0) - centreX).toBeCloseTo(10 * pixelsPerKm);
  expect((south?.y ?? 0) - centreY).toBeCloseTo(2.5 * pixelsPerKm);
});

test("a far city is a direction at the frame and does not shrink the map", () => {
  const near = [place(0, 5)];
  const { places, scale } = drawClubMap([...near, place(305, 42, "town")], wide);
  expect(places[1]).toMatchObject({ isBeyond: true });
  expect(scale).toEqual(drawClubMap(near, wide).scale);
});

test.each(Object.entries(mapFrames))(
  "every place and tree lies in the %s frame, wherever the places lie",
  (_, frame) => {
    for (let bearing = 0; bearing < 360; bearing += 7) {
      const around = [place(bearing, 14), place(bearing + 100, 90), place(bearing + 200, 3, "water")];
      const { places, trees } = drawClubMap(around, frame);
      for (const { x, y } of [...places, ...trees]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(frame.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(frame.height);
      }
    }
  },
);

test("water has no road, a station has a railway", () => {
  const { roads, rails, waters } = drawClubMap(
    [place(10, 3, "water"), place(90, 4, "rail"), place(200, 5)],
    wide,
  );
  expect([roads.length, rails.length, waters.length]).toEqual([2, 1, 1]);
});

test("a club without places has a map of itself", () => {
  expect(drawClubMap([], wide)).toMatchObject({ places: [], roads: [], scale: { km: 1 } });
});

test("map services are asked for the coordinates", () => {
  const services = mapServices({ name: "미르솔 CC", lat: 37.3, lon: 127.3, country: "KR" });
  for (const { href } of services) {
    expect(new URL(href).protocol).toBe("https:");
    expect(decodeURIComponent(href)).toContain("37.3");
    expect(decodeURIComponent(href)).toContain("127.3");
  }
  expect(services.map(({ name }) => name)).toEqual(["Naver Map", "KakaoMap", "Google Maps", "OpenStreetMap"]);
});

test("maps of Korea are for clubs in Korea", () => {
  const scottish = mapServices({ name: "Dunrath Links", lat: 56.31, lon: -2.66, country: "GB" });
  expect(scottish.map(({ name }) => name)).toEqual(["Google Maps", "OpenStreetMap"]);
});
