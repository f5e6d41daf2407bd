import fc from "fast-check";
import { planFault } from "@/lib/shared/tee-times/plan-faults";
import { heldPlaces, isForDay, planOn, startsOfDay, teeTimesOf } from "@/lib/shared/tee-times/templates";
import { turnClashes } from "@/lib/shared/tee-times/turns";
import { summerAndWinter, template, wholeYear } from "@/tests/support/tee-plan";

const courses = new Map([
  ["1", "Mir"],
  ["2", "Sol"],
]);
const known = { courses, defaultInterval: () => 7 };
const wednesday = { date: "2026-12-16", weekCode: "4", isWeekend: false };
const fault = (...templates: ReturnType<typeof template>[]) =>
  planFault({ seasons: wholeYear, templates }, known);

test("the last time is the last that the interval meets, and never later than asked", () => {
  expect(teeTimesOf({ firstTee: "07:00", lastTee: "07:20" }, 7)).toEqual(["07:00", "07:07", "07:14"]);
  expect(teeTimesOf({ firstTee: "07:00", lastTee: "07:00" }, 30)).toEqual(["07:00"]);
  expect(teeTimesOf({ firstTee: "23:50", lastTee: "23:59" }, 6)).toEqual(["23:50", "23:56"]);
});

test("held-back times are as many as the share says, evenly spread, and the same every time", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 100 }), (count, percent) => {
      const places = heldPlaces(count, percent);
      const held = places.filter(Boolean).length;
      expect(held).toBe(Math.round((count * percent) / 100));
      expect(heldPlaces(count, percent)).toEqual(places);
      if (held < 2) return;
      const at = places.flatMap((isHeld, place) => (isHeld ? [place] : []));
      const gaps = at.slice(1).map((place, before) => place - (at[before] ?? 0));
      expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
    }),
  );
});

test("a template counts on its days: chosen weekdays by the calendar, weekends with public holidays", () => {
  const holiday = { weekCode: "6", isWeekend: true };
  const on = (dayKind: "EVERY" | "WEEKDAY" | "WEEKEND" | "CHOSEN", weekCodes: string[] = []) =>
    isForDay(template({ dayKind, weekCodes }), holiday);
  expect([on("EVERY"), on("WEEKDAY"), on("WEEKEND"), on("CHOSEN", ["6"]), on("CHOSEN", ["1"])]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});

test("a day goes by the version that has begun last, in whatever order they stand", () => {
  const plans = [{ fromDate: "2027-04-01" }, { fromDate: "2000-01-01" }, { fromDate: "2027-01-01" }];
  expect(planOn("2027-03-31", plans)?.fromDate).toBe("2027-01-01");
  expect(planOn("2027-04-01", plans)?.fromDate).toBe("2027-04-01");
  expect(planOn("1999-12-31", plans)).toBeUndefined();
});

test.each([
  [{ lastTee: "06:59" }, "TEE_LAST_FIRST", "templates.0.lastTee"],
  [{ interval: 3 }, "TEE_INTERVAL", "templates.0.interval"],
  [{ interval: 31 }, "TEE_INTERVAL", "templates.0.interval"],
  [{ courseCodes: ["1", "9"] }, "TEE_COURSE", "templates.0.courseCodes"],
  [{ seasonCode: "MONSOON" }, "TEE_SEASON_UNKNOWN", "templates.0.seasonCode"],
  [{ dayKind: "CHOSEN" as const }, "TEE_WEEKDAYS", "templates.0.weekCodes"],
  [{ minPlayers: 4, maxPlayers: 3 }, "TEE_PLAYERS", "templates.0.maxPlayers"],
  [{ heldPercent: 20, heldFor: "60" as const }, "TEE_HELD_TYPES", "templates.0.memberTypes"],
  [{ firstTee: "05:00", lastTee: "11:40", interval: 4 }, "TEE_TOO_MANY", "templates.0.lastTee"],
])("a template with %j is refused as %s", (different, code, field) => {
  expect(fault(template(different))).toMatchObject({ code, field });
});

test("intervals of 4 and 30 minutes stand, and 99 times on a course", () => {
  expect(fault(template({ interval: 4 }))).toBeNull();
  expect(fault(template({ interval: 30 }))).toBeNull();
  expect(fault(template({ firstTee: "05:00", lastTee: "11:32", interval: 4 }))).toBeNull();
});

test("two templates may not start on one course at one minute of one day", () => {
  const sunday = template({ dayKind: "CHOSEN", weekCodes: ["1"], firstTee: "08:03", lastTee: "08:03" });
  expect(fault(template(), sunday)).toMatchObject({ code: "TEE_SAME_TIME", vars: ["Mir", "08:03"] });
  expect(fault(template(), { ...sunday, courseCodes: ["2"] })).toBeNull();
  expect(fault(template({ dayKind: "WEEKDAY" }), sunday)).toBeNull();
  // A public holiday on a weekday is a weekend day and its weekday at once.
  const friday = { ...sunday, weekCodes: ["6"] };
  expect(fault(template({ dayKind: "WEEKEND" }), friday)).toMatchObject({ code: "TEE_SAME_TIME" });
});

test("a plan without a fault lays no minute of a course twice, at most 99, all between first and last", () => {
  const time = fc.integer({ min: 0, max: 1439 }).map((minute) => {
    return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  });
  const any = fc.record({
    firstTee: time,
    lastTee: time,
    interval: fc.integer({ min: 4, max: 30 }),
    dayKind: fc.constantFrom("EVERY" as const, "WEEKDAY" as const, "WEEKEND" as const, "CHOSEN" as const),
    weekCodes: fc.subarray(["1", "2", "3", "4", "5", "6", "7"]),
    courseCodes: fc.subarray(["1", "2"], { minLength: 1 }),
    heldPercent: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 4 }), (rows) => {
      const plan = { seasons: wholeYear, templates: rows.map((row) => template(row)) };
      const isRight = planFault(plan, known) === null;
      for (const starts of startsOfDay(plan, wednesday, () => 7).values()) {
        const times = starts.map(({ teeTime }) => teeTime);
        expect(new Set(times).size).toBe(times.length);
        expect(times).toEqual(times.toSorted());
        if (isRight) expect(times.length).toBeLessThanOrEqual(99);
        for (const { teeTime, template: at } of starts) {
          const row = plan.templates[at];
          expect(row && row.firstTee <= teeTime && teeTime <= row.lastTee && isForDay(row, wednesday)).toBe(
            true,
          );
        }
      }
    }),
  );
});

describe("groups that turn", () => {
  const nines = [
    { courseCode: "1", nextCourse: "2" },
    { courseCode: "2", nextCourse: "1" },
  ];
  const clashes = (...templates: ReturnType<typeof template>[]) =>
    turnClashes(
      startsOfDay({ seasons: wholeYear, templates }, wednesday, () => 7),
      nines,
    );

  test("starts of a later template among the groups that come from the other nine are named", () => {
    const late = template({ period: "2", firstTee: "09:00", lastTee: "10:03", courseCodes: ["2"] });
    expect(clashes(template(), late)).toEqual([
      { fromCourse: "1", toCourse: "2", teeTime: "09:00", count: 10, from: "09:00", to: "10:03" },
    ]);
    expect(clashes(template(), { ...late, firstTee: "10:04" })).toEqual([]);
  });

  test("the season table of domain.md 7.1 has none", () => {
    for (const date of ["2026-07-01", "2026-12-16"]) {
      const starts = startsOfDay(summerAndWinter, { ...wednesday, date }, (part) => (part === "3" ? 8 : 7));
      const three = [
        ["1", "2"],
        ["2", "3"],
        ["3", "1"],
      ] as const;
      expect(
        turnClashes(
          starts,
          three.map(([courseCode, nextCourse]) => ({ courseCode, nextCourse })),
        ),
      ).toEqual([]);
    }
  });
});
