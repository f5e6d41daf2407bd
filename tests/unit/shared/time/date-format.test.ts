import { parse } from "date-fns";
import fc from "fast-check";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { formatDate, formatDateTime, formatTime } from "@/lib/shared/time/date-format";
import { dateFormats, datePattern } from "@/lib/shared/time/date-patterns";

const seoul = ["10", "Asia/Seoul", "+09:00"];

function formatsOf(dateCode: number | string, zone: readonly string[] = seoul) {
  return clubFormats([
    { key: "C0200", values: [String(dateCode)] },
    { key: "C0190", values: zone },
  ]);
}

describe("date formats", () => {
  // seed 423 430
  test("there are 36 different ones, numbered from 1", () => {
    expect(new Set(dateFormats.map((format) => format.pattern)).size).toBe(36);
    expect(dateFormats.map((format) => format.code)).toEqual(
      Array.from({ length: 36 }, (_, index) => index + 1),
    );
  });

  test.each([
    [1, "yyyy.MM.dd"],
    [4, "yy.M.d"],
    [5, "yyyy-MM-dd"],
    [12, "yy/M/d"],
    [13, "MM.dd.yyyy"],
    [20, "M-d-yy"],
    [24, "M/d/yy"],
    [25, "dd.MM.yyyy"],
    [31, "d-M-yyyy"],
    [36, "d/M/yy"],
  ])("code %i is %s", (code, pattern) => {
    expect(datePattern(code)).toBe(pattern);
    expect(datePattern(String(code))).toBe(pattern);
  });

  test.each(["0", "37", "", "1.0", "01", "x"])("%j is no code", (code) => {
    expect(datePattern(code)).toBeUndefined();
  });

  test.each([
    [1, "2026.03.07"],
    [8, "26-3-7"],
    [23, "3/7/2026"],
    [33, "07/03/2026"],
  ])("2026-03-07 in code %i is %s", (code, text) => {
    expect(formatDate("2026-03-07", formatsOf(code))).toBe(text);
  });

  test("a formatted date reads back as the same day in every format", () => {
    const days = fc.date({ min: new Date("2000-01-01"), max: new Date("2060-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom(...dateFormats), (moment, { code, pattern }) => {
        const day = moment.toISOString().slice(0, 10);
        const back = parse(formatDate(day, formatsOf(code)), pattern, new Date(2030, 0, 1));
        expect([back.getFullYear(), back.getMonth() + 1, back.getDate()]).toEqual(day.split("-").map(Number));
      }),
    );
  });
});

describe("showing a day or a moment", () => {
  test("a plain day is not moved by any zone", () => {
    for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "-12:00"]) {
      expect(formatDate("2026-03-07", formatsOf(1), zone)).toBe("2026.03.07");
    }
  });

  test("a moment is shown on the club's day", () => {
    const moment = new Date("2026-12-31T15:00:00Z");
    expect(formatDate(moment, formatsOf(1))).toBe("2027.01.01");
    expect(formatDate(moment, formatsOf(1), "America/New_York")).toBe("2026.12.31");
    expect(formatDate("2026-12-31T10:00:00-05:00", formatsOf(1))).toBe("2027.01.01");
  });

  test("a moment with time follows C0200 v3 and v4", () => {
    const formats = clubFormats([
      { key: "C0200", values: ["23", "M/d/yyyy", "H:mm", "d.M.yy HH:mm:ss"] },
      { key: "C0190", values: seoul },
    ]);
    expect(formatTime("2026-03-07T07:05:09+09:00", formats)).toBe("7:05");
    expect(formatDateTime("2026-03-07T07:05:09+09:00", formats)).toBe("7.3.26 07:05:09");
  });

  test("without a pattern of its own, date and time are the date, a space and the time", () => {
    expect(formatDateTime(new Date("2026-03-06T22:21:00Z"), formatsOf(33))).toBe("07/03/2026 07:21");
  });

  test.each(["", "2026-02-30", "2026-03-07T10:00:00", "yesterday"])("%j is refused, not guessed", (text) => {
    expect(() => formatDate(text, formatsOf(1))).toThrow(RangeError);
  });
});
