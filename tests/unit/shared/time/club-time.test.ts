import fc from "fast-check";
import {
  atClubTime,
  clubDate,
  clubTime,
  clubTimestamp,
  startOfNextClubDay,
} from "@/lib/shared/time/club-time";
import { timeZones } from "@/lib/shared/time/time-zones";

const zones = [...timeZones.map(({ zone }) => zone), ...timeZones.map(({ offset }) => offset), "UTC"];
const moments = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-12-31"), noInvalidDate: true });

// seed 46
describe("the club's clock", () => {
  test.each([
    ["the last minute of a day", "2026-11-30T14:59:59Z", "Asia/Seoul", "2026-11-30", "23:59"],
    ["midnight at month end", "2026-11-30T15:00:00Z", "Asia/Seoul", "2026-12-01", "00:00"],
    ["midnight at year end", "2026-12-31T15:00:00Z", "+09:00", "2027-01-01", "00:00"],
    ["29 February", "2028-02-28T15:00:00Z", "Asia/Seoul", "2028-02-29", "00:00"],
    ["far behind UTC", "2026-03-01T11:59:00Z", "-12:00", "2026-02-28", "23:59"],
    ["far ahead of UTC", "2026-02-28T10:00:00Z", "Pacific/Kiritimati", "2026-03-01", "00:00"],
    ["an hour that another zone skips", "2026-03-07T17:30:00Z", "Asia/Seoul", "2026-03-08", "02:30"],
  ])("shows %s", (_, moment, zone, date, time) => {
    expect(clubDate(new Date(moment), zone)).toBe(date);
    expect(clubTime(new Date(moment), zone)).toBe(time);
  });

  test("a timestamp names the same moment again", () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
        const wholeSecond = Math.floor(moment.getTime() / 1000) * 1000;
        expect(Date.parse(clubTimestamp(moment, zone))).toBe(wholeSecond);
      }),
    );
  });
});

describe("the moment of a club time", () => {
  test.each([
    ["in Seoul", "2026-12-16", "07:21", "Asia/Seoul", "2026-12-15T22:21:00.000Z"],
    ["at a fixed offset", "2026-12-16", "00:00", "+05:45", "2026-12-15T18:15:00.000Z"],
    ["before daylight saving", "2026-03-08", "01:59", "America/New_York", "2026-03-08T06:59:00.000Z"],
    ["after daylight saving began", "2026-03-08", "03:00", "America/New_York", "2026-03-08T07:00:00.000Z"],
    ["that is skipped moves forward", "2026-03-08", "02:30", "America/New_York", "2026-03-08T07:30:00.000Z"],
    [
      "that comes twice is the earlier",
      "2026-11-01",
      "01:30",
      "America/New_York",
      "2026-11-01T05:30:00.000Z",
    ],
    ["after it came twice", "2026-11-01", "02:00", "America/New_York", "2026-11-01T07:00:00.000Z"],
    [
      "after half an hour was skipped",
      "2026-10-04",
      "02:15",
      "Australia/Lord_Howe",
      "2026-10-03T15:45:00.000Z",
    ],
  ])("%s", (_, date, time, zone, moment) => {
    expect(atClubTime(date, time, zone).toISOString()).toBe(moment);
  });

  test("is what the club's clock then shows, unless daylight saving skips it", () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
        const [date, time] = [clubDate(moment, zone), clubTime(moment, zone)];
        const found = atClubTime(date, time, zone);
        expect(`${clubDate(found, zone)} ${clubTime(found, zone)}`).toBe(`${date} ${time}`);
        expect(found.getTime()).toBeLessThanOrEqual(moment.getTime());
      }),
    );
  });

  test.each([
    ["2026-02-30", "07:00"],
    ["20260301", "07:00"],
    ["2026-03-01", "24:00"],
    ["2026-03-01", "7:00"],
    ["2026-03-01", "07:60"],
  ])("%s %s is refused", (date, time) => {
    expect(() => atClubTime(date, time, "UTC")).toThrow(RangeError);
  });
});

describe("the club's days", () => {
  test("two moments of one UTC day may be two days of the club", () => {
    const [before, after] = [new Date("2026-11-30T14:59:00Z"), new Date("2026-11-30T15:00:00Z")];
    expect(clubDate(before, "Asia/Seoul")).not.toBe(clubDate(after, "Asia/Seoul"));
    expect(clubDate(before, "UTC")).toBe(clubDate(after, "UTC"));
  });

  test.each([
    ["at month end", "2026-11-30T10:00:00Z", "Asia/Seoul", "2026-11-30T15:00:00.000Z"],
    ["from midnight itself", "2026-11-30T15:00:00Z", "Asia/Seoul", "2026-12-01T15:00:00.000Z"],
    ["on a day of 23 hours", "2026-03-08T05:00:00Z", "America/New_York", "2026-03-09T04:00:00.000Z"],
    ["on a day of 25 hours", "2026-11-01T04:00:00Z", "America/New_York", "2026-11-02T05:00:00.000Z"],
    ["where midnight is skipped", "2026-09-05T12:00:00Z", "America/Santiago", "2026-09-06T04:00:00.000Z"],
  ])("the next day starts %s", (_, moment, zone, start) => {
    expect(startOfNextClubDay(new Date(moment), zone).toISOString()).toBe(start);
  });

  test("the next day starts later, and the millisecond before is still today", () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
        const start = startOfNextClubDay(moment, zone);
        expect(start.getTime()).toBeGreaterThan(moment.getTime());
        expect(clubDate(new Date(start.getTime() - 1), zone)).toBe(clubDate(moment, zone));
        expect(clubDate(start, zone)).not.toBe(clubDate(moment, zone));
      }),
    );
  });
});
