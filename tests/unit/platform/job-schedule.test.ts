import { duesBetween, lastDue } from "@/lib/club-api/jobs/schedule";

const at = (text: string) => new Date(text);
const iso = (dates: readonly Date[]) => dates.map((date) => date.toISOString());

describe("the last due time", () => {
  test.each([
    ["00:05", "2026-11-23T10:00:00+09:00", "Asia/Seoul", "2026-11-22T15:05:00.000Z"],
    ["17:00", "2026-11-23T10:00:00+09:00", "Asia/Seoul", "2026-11-22T08:00:00.000Z"],
    ["10:00", "2026-11-23T10:00:00+09:00", "Asia/Seoul", "2026-11-23T01:00:00.000Z"],
    ["10:00", "2026-11-23T09:59:59+09:00", "Asia/Seoul", "2026-11-22T01:00:00.000Z"],
    ["10:00", "2026-11-23T10:00:00+09:00", "+05:45", "2026-11-22T04:15:00.000Z"],
    ["minutely", "2026-11-23T10:00:59+09:00", "Asia/Seoul", "2026-11-23T01:00:00.000Z"],
    ["hourly", "2026-11-23T10:59:59+09:00", "Asia/Seoul", "2026-11-23T01:00:00.000Z"],
  ] as const)("of %s at %s in %s is %s", (time, now, zone, expected) => {
    expect(lastDue(time, at(now), zone).toISOString()).toBe(expected);
  });
});

describe("daylight saving", () => {
  const zone = "America/New_York";

  test("a time that is skipped comes once, when the gap is over", () => {
    // On 2026-03-08 the clock jumps from 02:00 to 03:00.
    expect(iso(duesBetween("02:30", at("2026-03-07T12:00:00Z"), at("2026-03-09T12:00:00Z"), zone))).toEqual([
      "2026-03-08T07:30:00.000Z",
      "2026-03-09T06:30:00.000Z",
    ]);
  });

  test("a time that comes twice counts once", () => {
    // On 2026-11-01 01:30 comes at -04:00 and again at -05:00.
    expect(iso(duesBetween("01:30", at("2026-11-01T00:00:00Z"), at("2026-11-02T00:00:00Z"), zone))).toEqual([
      "2026-11-01T05:30:00.000Z",
    ]);
    expect(lastDue("01:30", at("2026-11-01T06:45:00Z"), zone).toISOString()).toBe("2026-11-01T05:30:00.000Z");
  });
});

describe("a span", () => {
  const zone = "Asia/Seoul";

  test("leaves its begin out and takes its end in", () => {
    const [from, to] = [at("2026-11-23T10:00:00+09:00"), at("2026-11-24T10:00:00+09:00")];
    expect(iso(duesBetween("10:00", from, to, zone))).toEqual([to.toISOString()]);
  });

  test("has every day of a daily job and every minute of a short minutely one", () => {
    const from = at("2026-11-23T10:00:00+09:00");
    expect(duesBetween("17:00", from, at("2026-12-16T05:30:00+09:00"), zone)).toHaveLength(23);
    expect(duesBetween("minutely", from, at("2026-11-23T11:30:00+09:00"), zone)).toHaveLength(90);
  });

  test("over a month a minutely job gets a bounded number of even steps, the last at the end", () => {
    const to = at("2026-12-23T10:00:00+09:00");
    const dues = duesBetween("minutely", at("2026-11-23T10:00:00+09:00"), to, zone);
    expect(dues.length).toBeLessThanOrEqual(120);
    expect(dues.at(-1)).toEqual(to);
  });

  test("is empty backwards", () => {
    expect(duesBetween("minutely", at("2026-11-24T00:00:00Z"), at("2026-11-23T00:00:00Z"), zone)).toEqual([]);
  });
});
