import fc from "fast-check";
import { knownCities, nearestCity } from "@/lib/shared/place/cities";
import { readCoordinates } from "@/lib/shared/place/coordinates";
import { placePolicies, placePolicyCodes, zoneCodeOf } from "@/lib/shared/place/place-policies";
import { policyProblem } from "@/lib/shared/policy-checks";
import { isZone } from "@/lib/shared/time/zone-offset";

describe("coordinates", () => {
  test.each([
    ["56.3433, -2.8022", 56.3433, -2.8022],
    ["56.3433,-2.8022", 56.3433, -2.8022],
    ["(37.5665 126.978)", 37.5665, 126.978],
    ["56°20'36\"N 2°48'08\"W", 56.34333, -2.80222],
    ["56° 20′ 36″ N, 2° 48′ 8″ W", 56.34333, -2.80222],
    ["N56 20.6 W2 48.1", 56.34333, -2.80167],
    ["35.6074° N, 140.1065° E", 35.6074, 140.1065],
    ["https://maps.example/@56.3433,-2.8022,15z", 56.3433, -2.8022],
    ["−33.87, 151.21", -33.87, 151.21],
  ])("%s is read", (text, lat, lon) => {
    expect(readCoordinates(text)).toEqual({ lat, lon });
  });

  test.each(["", "Edinburgh", "56.3", "91, 0", "0, 181", "56°61'0\"N 2°0'0\"W", "1 2 3"])(
    "%s is none",
    (text) => {
      expect(readCoordinates(text)).toBeNull();
    },
  );

  test("what is written in degrees is read again, anywhere on earth", () => {
    const degree = (most: number) => fc.integer({ min: -most * 100_000, max: most * 100_000 });
    fc.assert(
      fc.property(degree(90), degree(180), (lat, lon) => {
        const place = { lat: lat / 100_000, lon: lon / 100_000 };
        expect(readCoordinates(`${place.lat.toFixed(5)}, ${place.lon.toFixed(5)}`)).toEqual({
          lat: place.lat + 0,
          lon: place.lon + 0,
        });
      }),
    );
  });
});

describe("the nearest city", () => {
  test("of a links in Fife is Dundee, and the place lies south-east of it", () => {
    expect(nearestCity({ lat: 56.3433, lon: -2.8022 })).toMatchObject({
      city: { names: { en: "Dundee", ko: "던디" }, zone: "Europe/London" },
      direction: "SE",
    });
  });

  test("of every city is itself, and its zone is one that a club can have", () => {
    for (const city of knownCities) {
      const nearest = nearestCity(city);
      expect([nearest?.city.names.en, Math.round(nearest?.kilometres ?? 9)]).toEqual([city.names.en, 0]);
      expect([city.names.en, isZone(city.zone), zoneCodeOf(city.zone) !== null]).toEqual([
        city.names.en,
        true,
        true,
      ]);
    }
    expect(new Set(knownCities.map(({ names }) => names.en)).size).toBe(knownCities.length);
  });
});

describe("the policies of a place", () => {
  const place = {
    zone: "Europe/London",
    country: "GB",
    currency: "GBP",
    symbol: "£",
    locale: "en-GB",
    decimals: 2,
    roundingUnit: 1,
    dateFormat: 25,
    languages: ["en", "ja"] as const,
    defaultLanguage: "en" as const,
  };
  const before = (code: string) =>
    code === "C0090" ? (["en", "en", "en", ""] as const) : (["2", "3", "1", "20"] as const);

  test("pass their own checks in every zone of a known city", () => {
    for (const { zone } of knownCities) {
      const found = placePolicies({ ...place, zone }, before);
      if ("problem" in found) throw new Error(`${zone}: ${found.problem}`);
      expect(Object.keys(found.policies)).toEqual([...placePolicyCodes]);
      const problems = placePolicyCodes.map((code) => policyProblem(code, found.policies[code]));
      expect([zone, problems]).toEqual([zone, placePolicyCodes.map(() => null)]);
    }
  });

  test.each([
    [{ zone: "Mars/Olympus" }, ["zone", "choice"]],
    [{ dateFormat: 37 }, ["dateFormat", "choice"]],
    [{ defaultLanguage: "zh" as const }, ["defaultLanguage", "default_listed"]],
    [{ languages: ["en", "en"] as const }, ["languages", "twice"]],
  ])("%j cannot be", (part, problem) => {
    expect(placePolicies({ ...place, ...part }, before)).toEqual({ problem });
  });
});
