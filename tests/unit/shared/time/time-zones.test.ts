import { clubTimestamp } from "@/lib/shared/time/club-time";
import { resolveZone, timeZoneOfCode, timeZoneOfOffset, timeZones } from "@/lib/shared/time/time-zones";
import { isZone, steadyZone, zoneOffsetMilliseconds } from "@/lib/shared/time/zone-offset";

const hourMilliseconds = 3_600_000;

describe("the 40 time-zone codes", () => {
  // seed 424 430
  test("are 40 different offsets from +14:00 down to -12:00", () => {
    const offsets = timeZones.map(({ offset }) => zoneOffsetMilliseconds(offset, new Date(0)));
    expect(offsets).toHaveLength(40);
    expect(offsets).toEqual([...new Set(offsets)].sort((one, other) => other - one));
    expect([offsets[0], offsets[39]]).toEqual([14 * hourMilliseconds, -12 * hourMilliseconds]);
  });

  test("name a zone that really has the offset in winter or summer", () => {
    for (const { offset, zone } of timeZones) {
      const seasons = ["2026-01-15T12:00:00Z", "2026-07-15T12:00:00Z"].map((moment) =>
        clubTimestamp(new Date(moment), zone).slice(-6),
      );
      expect({ zone, offsets: seasons }).toEqual({ zone, offsets: expect.arrayContaining([offset]) });
    }
  });

  test.each([
    [1, "+14:00"],
    [10, "+09:00"],
    [25, "+00:00"],
    [32, "-05:00"],
    [40, "-12:00"],
  ])("code %i is %s", (code, offset) => {
    expect(timeZoneOfCode(code)?.offset).toBe(offset);
    expect(timeZoneOfOffset(offset)?.code).toBe(code);
  });

  // seed 424
  test("-24:00 is read as code 40 and comes out as -12:00", () => {
    expect(timeZoneOfOffset("-24:00")).toMatchObject({ code: 40, offset: "-12:00" });
    expect(resolveZone(["", "", "-24:00"])).toBe("-12:00");
  });

  test.each(["0", "41", "", "010"])("%j is no code", (code) => {
    expect(timeZoneOfCode(code)).toBeUndefined();
  });
});

// seed 177
describe("the zone of a club (C0190)", () => {
  test.each<[string, string[], string]>([
    ["the IANA zone wins over code and offset", ["10", "America/New_York", "+09:00"], "America/New_York"],
    ["without it the offset counts", ["10", "", "-05:00"], "-05:00"],
    ["with the code alone, its offset counts", ["10"], "+09:00"],
    ["an unknown zone falls back to the offset", ["10", "Mars/Olympus", "+09:00"], "+09:00"],
    ["an unknown offset falls back to the code", ["10", "", "+09:13"], "+09:00"],
    ["an offset in the place of the zone counts", ["1", "-24:00"], "-12:00"],
    ["nothing at all is UTC", [], "UTC"],
    ["nonsense is UTC", ["99", "?", "?"], "UTC"],
  ])("%s", (_, values, zone) => {
    expect(resolveZone(values)).toBe(zone);
    expect(isZone(resolveZone(values))).toBe(true);
  });

  test("daylight saving follows an IANA zone and not a fixed offset", () => {
    const [winter, summer] = [new Date("2026-01-15T12:00:00Z"), new Date("2026-07-15T12:00:00Z")];
    expect(clubTimestamp(winter, "America/New_York")).toBe("2026-01-15T07:00:00-05:00");
    expect(clubTimestamp(summer, "America/New_York")).toBe("2026-07-15T08:00:00-04:00");
    expect(clubTimestamp(summer, "-05:00")).toBe("2026-07-15T07:00:00-05:00");
  });

  test.each(["Mars/Olympus", "", "+25:00"])("%j is no zone", (zone) => {
    expect(isZone(zone)).toBe(false);
    expect(() => zoneOffsetMilliseconds(zone, new Date(0))).toThrow(RangeError);
  });
});

test.each([
  ["Asia/Seoul", "+09:00"],
  ["Asia/Kolkata", "+05:30"],
  ["America/Caracas", "-04:00"],
  ["-03:30", "-03:30"],
  ["America/New_York", "America/New_York"],
  ["Australia/Lord_Howe", "Australia/Lord_Howe"],
])("a zone without summer time counts its days by its offset: %s", (zone, expected) => {
  expect(steadyZone(zone, new Date("2026-11-23T10:00:00+09:00"))).toBe(expected);
});
