import fc from "fast-check";
import {
  isDayOfYear,
  isInSpan,
  type SeasonSpan,
  seasonFault,
  seasonOn,
} from "@/lib/shared/tee-times/seasons";
import { addDays } from "@/lib/shared/time/calendar";
import { summerAndWinter, wholeYear } from "@/tests/support/tee-plan";

const leapYear = Array.from({ length: 366 }, (_, place) => addDays("2028-01-01", place));
const dayAt = (place: number) => leapYear[(place + 366) % 366]?.slice(5) ?? "";

/** Seasons that begin on the given days of the year and run up to the next one's begin. */
function seasonsFrom(begins: readonly number[]): SeasonSpan[] {
  const sorted = [...new Set(begins)].toSorted((one, other) => one - other);
  return sorted.map((begin, place) => ({
    seasonCode: `S${place}`,
    fromDay: dayAt(begin),
    toDay: dayAt((sorted[(place + 1) % sorted.length] ?? 0) - 1),
  }));
}
const begins = fc.uniqueArray(fc.integer({ min: 0, max: 365 }), { minLength: 1, maxLength: 8 });

test("seasons that follow each other around the year have every day of a leap year once", () => {
  fc.assert(
    fc.property(begins, (days) => {
      const seasons = seasonsFrom(days);
      expect(seasonFault(seasons)).toBeNull();
      for (const date of leapYear)
        expect(seasons.filter((season) => isInSpan(date.slice(5), season))).toHaveLength(1);
    }),
    { numRuns: 60 },
  );
});

test("a season that ends a day early leaves that day to nobody, one that ends a day late gives it to two", () => {
  fc.assert(
    fc.property(begins, fc.nat(), (days, which) => {
      fc.pre(new Set(days).size > 1);
      const seasons = seasonsFrom(days);
      const place = which % seasons.length;
      const season = seasons[place];
      if (!season || season.fromDay === season.toDay) return;
      const last = leapYear.findIndex((date) => date.endsWith(season.toDay));
      const early = seasons.with(place, { ...season, toDay: dayAt(last - 1) });
      expect(seasonFault(early)).toEqual({ kind: "gap", fromDay: season.toDay, toDay: season.toDay });
      const late = seasons.with(place, { ...season, toDay: dayAt(last + 1) });
      expect(seasonFault(late)).toMatchObject({ kind: "overlap", fromDay: dayAt(last + 1) });
    }),
    { numRuns: 60 },
  );
});

test("29 February alone can be the gap, and belongs to a season that ends on it", () => {
  const [summer, winter] = [
    { seasonCode: "A", fromDay: "03-01", toDay: "11-30" },
    { seasonCode: "B", fromDay: "12-01", toDay: "02-28" },
  ];
  expect(seasonFault([summer, winter])).toEqual({ kind: "gap", fromDay: "02-29", toDay: "02-29" });
  expect(seasonFault([summer, { ...winter, toDay: "02-29" }])).toBeNull();
  expect(seasonFault([])).toEqual({ kind: "gap", fromDay: "01-01", toDay: "12-31" });
  expect([isDayOfYear("02-29"), isDayOfYear("02-30"), isDayOfYear("13-01")]).toEqual([true, false, false]);
});

test("a season over the turn of the year has both sides of it", () => {
  const { seasons } = summerAndWinter;
  const found = ["2026-12-31", "2027-01-01", "2027-03-31", "2027-04-01", "2028-02-29"].map(
    (date) => seasonOn(date, seasons)?.seasonCode,
  );
  expect(found).toEqual(["WINTER", "WINTER", "WINTER", "SUMMER", "WINTER"]);
  expect(seasonOn("2027-07-01", wholeYear)?.seasonCode).toBe("YEAR");
});
