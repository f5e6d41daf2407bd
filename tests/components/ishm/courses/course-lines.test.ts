import { linesOf, projected, readLines } from "@/lib/web/office/course-lines";

const start = { lat: 37.3, lon: 127.2 };
/** A degree of latitude is 110.98 km at 37.3°, one of longitude 88.66 km. */
const north = (metres: number) => start.lat + metres / 110_983;
const east = (metres: number) => start.lon + metres / 88_631;

const gpx = (points: readonly (readonly [number, number])[], name = "Hole 4") =>
  `<trk><name>${name}</name><trkseg>${points
    .map(([e, n]) => `<trkpt lat="${north(n)}" lon="${east(e)}"><ele>80</ele></trkpt>`)
    .join("")}</trkseg></trk>`;
const file = (inner: string, head = "") =>
  `<?xml version="1.0"?>${head}<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">${inner}</gpx>`;
const geoJson = (metres: number) => ({
  type: "Feature",
  properties: { name: "Links 7" },
  geometry: {
    type: "LineString",
    coordinates: [
      [start.lon, start.lat, 12],
      [start.lon, north(metres)],
    ],
  },
});

test("a GPX track becomes a line in metres from its start, with the bends that matter", () => {
  const walk = Array.from({ length: 41 }, (_, step): readonly [number, number] =>
    step <= 20 ? [0, step * 10] : [(step - 20) * 9, 200 + (step - 20) * 4],
  );
  const read = linesOf(file(gpx(walk)));
  expect(read).toMatchObject({ ok: true, value: [{ name: "Hole 4" }] });
  const [hole] = read.ok ? read.value : [];
  expect(hole?.line).toHaveLength(3);
  expect(hole?.line[1]?.map(Math.round)).toEqual([0, 200]);
  expect(Math.abs((hole?.metres ?? 0) - 397)).toBeLessThanOrEqual(1);
});

test("a route and a GeoJSON line are read too, and several lines are all offered", () => {
  const route = `<rte><name>Route</name><rtept lat="${start.lat}" lon="${start.lon}"/><rtept lat="${north(150)}" lon="${start.lon}"/></rte>`;
  expect(
    linesOf(
      file(
        route +
          gpx([
            [0, 0],
            [0, 300],
          ]),
      ),
    ),
  ).toMatchObject({
    ok: true,
    value: [{ metres: 300 }, { name: "Route", metres: 150 }],
  });
  const two = { type: "FeatureCollection", features: [geoJson(320), geoJson(20)] };
  expect(linesOf(JSON.stringify(two))).toMatchObject({ ok: true, value: [{ name: "Links 7", metres: 320 }] });
});

test.each([
  [
    "contains unsupported content. Please export it as plain GPX.",
    file(
      gpx([
        [0, 0],
        [0, 300],
      ]),
      '<!DOCTYPE gpx SYSTEM "file:///etc/passwd">',
    ),
    "unsafe",
  ],
  [
    "an entity",
    file(
      gpx(
        [
          [0, 0],
          [0, 300],
        ],
        "&secret;",
      ),
    ),
    "unsafe",
  ],
  ["a broken file", "<gpx><trk>", "format"],
  ["another kind of XML", "<kml></kml>", "format"],
  ["what is no JSON", "lat,lon\n1,2", "format"],
  [
    "coordinates off the earth",
    JSON.stringify({
      type: "LineString",
      coordinates: [
        [0, 0],
        [0, 99],
      ],
    }),
    "format",
  ],
  ["no line", file('<wpt lat="37" lon="127"/>'), "noLine"],
  ["points only", JSON.stringify({ type: "Point", coordinates: [0, 0] }), "noLine"],
  [
    "a line of 40 m",
    file(
      gpx([
        [0, 0],
        [0, 40],
      ]),
    ),
    "tooShort",
  ],
  ["a line of 900 m", JSON.stringify(geoJson(900)), "tooLong"],
])("a file with %s is refused", (_, text, fault) => {
  expect(linesOf(text)).toEqual({ ok: false, failure: fault });
});

test("a file of more than a megabyte is not read", async () => {
  const large = new File([new Uint8Array(1024 * 1024 + 1)], "walk.gpx");
  expect(await readLines(large)).toEqual({ ok: false, failure: "tooLarge" });
});

test("the plane is true to the decimetre over a hole, in Scotland and across the date line", () => {
  const [, place] = projected([
    { lat: 56.34, lon: -2.8 },
    { lat: 56.34, lon: -2.8 + 0.005 },
  ]);
  expect(place?.[0]).toBeCloseTo(309.2, 0);
  const [, over] = projected([
    { lat: -17, lon: 179.999 },
    { lat: -17, lon: -179.999 },
  ]);
  expect(over?.[0]).toBeCloseTo(213, 0);
});
