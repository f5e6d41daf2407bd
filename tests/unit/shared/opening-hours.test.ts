import fc from "fast-check";
import { areSoundHours, monthsOf, type SeasonHours } from "@/lib/shared/opening-hours";

const season = (fromMonth: number, toMonth: number, opens: string | null = "06:00", closes = "20:00") =>
  ({ fromMonth, toMonth, opens, closes: opens === null ? null : closes }) satisfies SeasonHours;

test("a season runs over the turn of the year", () => {
  expect(monthsOf(season(11, 2))).toEqual([11, 12, 1, 2]);
  expect(monthsOf(season(4, 4))).toEqual([4]);
  expect(monthsOf(season(1, 12))).toHaveLength(12);
});

test("no month has two kinds of hours", () => {
  expect(areSoundHours([season(3, 11), season(12, 2)])).toBe(true);
  expect(areSoundHours([season(3, 11), season(11, 2)])).toBe(false);
});

test.each([
  ["it closes before it opens", season(1, 12, "20:00", "06:00")],
  ["it closes as it opens", season(1, 12, "06:00", "06:00")],
  ["it has one time only", { ...season(1, 12), closes: null }],
])("hours are refused where %s", (_, hours) => {
  expect(areSoundHours([hours])).toBe(false);
});

test("without times it is open from sunrise to sunset", () => {
  expect(areSoundHours([season(1, 12, null)])).toBe(true);
});

test("whichever months: seasons are sound exactly when each month is named at most once", () => {
  const month = fc.integer({ min: 1, max: 12 });
  const seasons = fc.array(
    fc.tuple(month, month).map(([from, to]) => season(from, to)),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(seasons, (hours) => {
      const isIn = (at: number, { fromMonth, toMonth }: SeasonHours) =>
        fromMonth <= toMonth ? at >= fromMonth && at <= toMonth : at >= fromMonth || at <= toMonth;
      const counts = Array.from({ length: 12 }, (_, at) => hours.filter((one) => isIn(at + 1, one)).length);
      expect(areSoundHours(hours)).toBe(counts.every((count) => count <= 1));
    }),
  );
});
