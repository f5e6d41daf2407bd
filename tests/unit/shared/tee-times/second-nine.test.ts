import fc from "fast-check";
import { planFault } from "@/lib/shared/tee-times/plan-faults";
import { laterTime, minutesOf, startsOfDay } from "@/lib/shared/tee-times/templates";
import { isTwoBall, shownTurn, turnClashes } from "@/lib/shared/tee-times/turns";
import { summerAndWinter, template, wholeYear } from "@/tests/support/tee-plan";

const day = { date: "2026-12-16", weekCode: "4", isWeekend: false };
const known = { courses: new Map([["1", "Mir"]]), defaultInterval: () => 7 };
const startsOf = (...templates: ReturnType<typeof template>[]) =>
  startsOfDay({ seasons: wholeYear, templates }, day, () => 7);

test("a second nine begins two hours and the lunch after the tee time, for every start of the template", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 180 }),
      fc.integer({ min: 300, max: 900 }),
      (lunchMinutes, first) => {
        const firstTee = laterTime("00:00", first) ?? "";
        const lastTee = laterTime(firstTee, 60) ?? "";
        const starts = startsOf(template({ firstTee, lastTee, lunchMinutes })).get("1") ?? [];
        expect(starts.length).toBeGreaterThan(0);
        for (const { teeTime, turnTime } of starts) {
          expect(minutesOf(turnTime ?? "") - minutesOf(teeTime)).toBe(120 + lunchMinutes);
        }
      },
    ),
  );
});

test("a plan that says nothing of lunch has no second nine, start by start", () => {
  const starts = [...startsOfDay(summerAndWinter, day, () => 7).values()].flat();
  expect(starts.some((start) => "turnTime" in start)).toBe(false);
});

test.each([
  [9, "TEE_LUNCH"],
  [181, "TEE_LUNCH"],
])("a lunch of %i minutes is refused as %s", (lunchMinutes, code) => {
  const fault = planFault({ seasons: wholeYear, templates: [template({ lunchMinutes })] }, known);
  expect(fault).toMatchObject({ code, field: "templates.0.lunchMinutes", vars: ["10", "180"] });
});

test("a lunch after which the last group would go on after midnight is refused with its tee time", () => {
  const late = template({ firstTee: "20:00", lastTee: "21:00", lunchMinutes: 60 });
  expect(planFault({ seasons: wholeYear, templates: [late] }, known)).toMatchObject({
    code: "TEE_LUNCH_LATE",
    vars: ["21:00"],
  });
  const inTime = { ...late, lastTee: "20:59" };
  expect(planFault({ seasons: wholeYear, templates: [inTime] }, known)).toBeNull();
});

test("groups come onto the next nine after their lunch, and only starts among them are named", () => {
  const courses = [
    { courseCode: "1", nextCourse: "2" },
    { courseCode: "2", nextCourse: "1" },
  ];
  const morning = template({ firstTee: "07:00", lastTee: "08:03", lunchMinutes: 50 });
  const noon = (firstTee: string) =>
    template({ firstTee, lastTee: firstTee, courseCodes: ["2"], period: "2" });
  const clashes = (at: string) => turnClashes(startsOf(morning, noon(at)), courses);
  expect(clashes("09:30")).toEqual([]);
  expect(clashes("10:00")).toMatchObject([{ teeTime: "10:00", from: "09:50", to: "10:53", count: 1 }]);
  expect(clashes("10:54")).toEqual([]);
});

test("a round of nine holes has no second nine, and two players at most make a two-ball time", () => {
  expect(shownTurn({ turnTime: "09:50", holeCode: "09" })).toEqual({});
  expect(shownTurn({ turnTime: "09:50", holeCode: "18" })).toEqual({ turnTime: "09:50" });
  expect(shownTurn({ turnTime: null, holeCode: "18" })).toEqual({});
  expect([1, 2, 3, 4].map(isTwoBall)).toEqual([false, true, false, false]);
});
