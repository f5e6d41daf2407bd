import fc from "fast-check";
import { lights, weathers } from "@/lib/contract/code-values/scene";
import {
  choosePhotograph,
  type HeroMoment,
  isUnconditional,
  type PhotographTime,
  steadyPhotograph,
} from "@/lib/shared/hero/choose";

const always = { fromMonth: null, toMonth: null, light: null, weather: null };
const time = (part: Partial<PhotographTime>): PhotographTime => ({ ...always, ...part });
const noonInMay = { month: 5, light: "noon", weather: "clear" };

const month = fc.integer({ min: 1, max: 12 });
const months = fc.option(fc.tuple(month, month), { nil: null });
const anyTime: fc.Arbitrary<PhotographTime> = fc
  .tuple(
    months,
    fc.option(fc.constantFrom(...lights), { nil: null }),
    fc.option(fc.constantFrom(...weathers), { nil: null }),
  )
  .map(([span, light, weather]) => ({
    fromMonth: span?.[0] ?? null,
    toMonth: span?.[1] ?? null,
    light,
    weather,
  }));
const anyMoment: fc.Arbitrary<HeroMoment> = fc.record({
  month,
  light: fc.constantFrom(...lights),
  weather: fc.constantFrom(...weathers),
});
const count = ({ fromMonth, light, weather }: PhotographTime) =>
  [fromMonth, light, weather].filter((one) => one !== null).length;

describe("the photograph of a moment", () => {
  test.each<[string, PhotographTime[], HeroMoment, number | null]>([
    [
      "is the one that stands always where nothing else fits",
      [time({ light: "night" }), always],
      noonInMay,
      1,
    ],
    [
      "is the one with a condition rather than the one without",
      [always, time({ light: "noon" })],
      noonInMay,
      1,
    ],
    [
      "is the one with two conditions rather than the one with one",
      [time({ light: "noon" }), time({ light: "noon", weather: "clear" })],
      noonInMay,
      1,
    ],
    [
      "is the first in the club's order of two with as many",
      [time({ weather: "clear" }), time({ light: "noon" })],
      noonInMay,
      0,
    ],
    ["includes both months of its season", [time({ fromMonth: 5, toMonth: 5 })], noonInMay, 0],
    [
      "is of a season that goes over the turn of the year",
      [always, time({ fromMonth: 11, toMonth: 3 })],
      { ...noonInMay, month: 1 },
      1,
    ],
    [
      "is not of that season in the months between",
      [always, time({ fromMonth: 11, toMonth: 3 })],
      { ...noonInMay, month: 4 },
      0,
    ],
    ["is none where none fits", [time({ light: "night" })], noonInMay, null],
  ])("%s", (_, photographs, moment, place) => {
    const chosen = choosePhotograph(photographs, moment);
    expect(chosen && photographs.indexOf(chosen)).toBe(place);
  });

  test("is always exactly one of the list while one stands always, and no other that fits is more particular", () => {
    fc.assert(
      fc.property(fc.array(anyTime, { maxLength: 7 }), fc.nat(7), anyMoment, (others, at, moment) => {
        const list = others.toSpliced(at, 0, { ...always });
        const chosen = choosePhotograph(list, moment);
        expect(list).toContain(chosen);
        const fitting = list.filter((one) => choosePhotograph([one], moment) === one);
        const most = Math.max(...fitting.map(count));
        expect(chosen).toBe(fitting.find((one) => count(one) === most));
      }),
    );
  });

  test("needs no clock where a page is the same at every hour: the first that stands always", () => {
    const list = [time({ light: "dawn" }), time({}), time({})];
    expect(steadyPhotograph(list)).toBe(list[1]);
    expect(steadyPhotograph([time({ weather: "snow" })])).toBeNull();
    expect(isUnconditional(time({ fromMonth: 1, toMonth: 12 }))).toBe(false);
  });
});
