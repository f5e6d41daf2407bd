import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { languages } from "@/lib/shared/languages";
import { dateFormats } from "@/lib/shared/time/date-patterns";
import { dateInWords, dateLocale, daysInWords, monthsInWords, shortDate } from "@/lib/shared/time/date-words";

const writer = (language: (typeof languages)[number], dateFormat: string) => ({
  language,
  formats: { dateFormat },
});
const scottish = writer("en", "dd/MM/yyyy");
const korean = writer("en", "yyyy.MM.dd");
const american = writer("en", "MM/dd/yyyy");
const short = { weekday: "short", month: "short", day: "numeric" } as const;
const long = { weekday: "long", month: "long", day: "numeric" } as const;

test("a club that writes the day first says it first in English", () => {
  expect(dateInWords("2026-12-01", scottish, short)).toBe("Tue 1 Dec");
  expect(dateInWords("2026-12-01", scottish, long)).toBe("Tuesday 1 December");
  expect(shortDate("2026-12-01", scottish)).toBe("1/12");
});

test.each([korean, american])("any other club has the month first in English: $formats.dateFormat", (one) => {
  expect(dateInWords("2026-12-01", one, short)).toBe("Tue, Dec 1");
  expect(shortDate("2026-12-01", one)).toBe("12/1");
});

test("the other languages keep their own order with every format of the club", () => {
  for (const { pattern } of dateFormats) {
    expect(dateInWords("2026-12-01", writer("ko", pattern), long)).toBe("12월 1일 화요일");
    expect(dateInWords("2026-12-01", writer("ja", pattern), long)).toBe("12月1日火曜日");
    expect(dateInWords("2026-12-01", writer("zh", pattern), long)).toBe("12月1日星期二");
  }
});

test("English follows the first part of the club's format, whichever of the 36 it is", () => {
  fc.assert(
    fc.property(fc.constantFrom(...dateFormats), fc.constantFrom(...languages), ({ pattern }, language) => {
      const isBritish = language === "en" && pattern.startsWith("d");
      expect(dateLocale(writer(language, pattern))).toBe(isBritish ? "en-GB" : language);
    }),
  );
});

test("a span says what its days share once", () => {
  const monthDay = { month: "short", day: "numeric" } as const;
  expect(daysInWords("2026-12-26", "2026-12-27", scottish, monthDay)).toMatch(/^26\W+27 Dec$/);
  expect(daysInWords("2026-12-26", "2026-12-27", korean, monthDay)).toMatch(/^Dec 26\W+27$/);
  expect(daysInWords("2026-12-26", "2026-12-26", scottish, monthDay)).toBe("26 Dec");
});

/** A formatter that writes day and month together has an order: which one is decided here alone. */
const ordered = /new Intl\.DateTimeFormat\([^)]*(?:\bday:|dateStyle)/;
/** Clocks that read the parts of a moment for the machine. */
const machine = new Set(["lib/shared/time/zone-offset.ts", "lib/web/runtime/site/daily-view.ts"]);

test("nobody else writes a day and its month by a locale", () => {
  const files = ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const found = files
    .filter((file) => /\.tsx?$/.test(file) && !machine.has(file))
    .filter(
      (file) => ordered.test(readFileSync(file, "utf8")) || /toLocaleDate/.test(readFileSync(file, "utf8")),
    );
  expect(found).toEqual([]);
});

test("months of a season are named, one of one month once", () => {
  const season = { year: 2027, from: 3, to: 12 };
  const long = { year: "numeric", month: "long" } as const;
  const formats = { dateFormat: "yyyy.MM.dd" };
  expect(monthsInWords(season, { language: "en", formats })).toBe("March – December");
  expect(monthsInWords(season, { language: "ko", formats }, long)).toMatch(/^2027년 3월\s?~\s?12월$/);
  expect(monthsInWords({ ...season, to: 3 }, { language: "en", formats }, long)).toBe("March 2027");
});

test("months of Japanese and Chinese are joined as words, the year said once where it is one", () => {
  const long = { year: "numeric", month: "long" } as const;
  const across = (language: (typeof languages)[number]) => [
    daysInWords("2026-11-01", "2026-12-01", writer(language, "yyyy.MM.dd"), long),
    daysInWords("2026-12-01", "2027-01-01", writer(language, "yyyy.MM.dd"), long),
  ];
  expect(across("ja")).toEqual(["2026年11月〜12月", "2026年12月〜2027年1月"]);
  expect(across("zh")).toEqual(["2026年11月至12月", "2026年12月至2027年1月"]);
});
