import { axisEnd, signPlaces } from "@/components/ishm/dashboard/chart-scale";
import { seriesSteps } from "@/components/ishm/dashboard/day-series";
import { dueWord, todoAddress } from "@/components/ishm/dashboard/todo-screens";
import { freeDaysProblem, readDashboardQuery, writeDashboardQuery } from "@/lib/web/office/dashboard-query";
import { changeOf } from "@/lib/web/office/figure-change";

describe("the days of the dashboard in its address", () => {
  test.each([
    ["", { period: "M" }],
    ["period=W", { period: "W" }],
    ["period=Q", { period: "Q" }],
    ["period=X", { period: "M" }],
    ["period=C", { period: "M" }],
    ["period=C&from=2026-11-02&to=2026-11-01", { period: "M" }],
    ["period=C&from=2026-11-01&to=2026-11-20", { period: "C", from: "2026-11-01", to: "2026-11-20" }],
  ])("%s is read as %j", (search, place) => {
    expect(readDashboardQuery(new URLSearchParams(search))).toEqual(place);
  });

  test("what is written reads back, and this month needs no words", () => {
    const free = { period: "C", from: "2026-11-01", to: "2026-11-20" } as const;
    expect(readDashboardQuery(new URLSearchParams(writeDashboardQuery(free)))).toEqual(free);
    expect(writeDashboardQuery({ period: "M" })).toBe("");
  });

  test.each([
    ["", "2026-11-01", { field: "from", reason: "required" }],
    ["2026-11-01", "", { field: "to", reason: "required" }],
    ["2026-11-02", "2026-11-01", { field: "to", reason: "order" }],
    ["2024-11-01", "2026-11-03", { field: "to", reason: "tooLong" }],
    ["2024-11-01", "2026-11-02", null],
  ])("from %s to %s: %j", (from, to, problem) => {
    expect(freeDaysProblem(from, to)).toEqual(problem);
  });
});

test.each([
  [120, 100, { way: "more", difference: 20, percent: 20 }],
  [90, 120, { way: "less", difference: 30, percent: 25 }],
  [5, 5, { way: "same", difference: 0, percent: null }],
  [5, 0, { way: "more", difference: 5, percent: null }],
  [null, 5, null],
  [5, undefined, null],
])("%s after %s is a change of %j", (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change);
});

describe("the steps of a series", () => {
  const day = (date: string, visits: number) => ({ date, visits, bookings: 1, cancels: 0 });

  test("a day without a row is a day of nothing, and days to come are not shown", () => {
    const days = [day("2026-11-02", 5), day("2026-11-04", 7)];
    const steps = seriesSteps(days, { from: "2026-11-01", to: "2026-11-30" }, "2026-11-05");
    expect(steps.map(({ from, visits }) => [from, visits])).toEqual([
      ["2026-11-02", 5],
      ["2026-11-03", 0],
      ["2026-11-04", 7],
      ["2026-11-05", 0],
    ]);
  });

  test("many days become weeks that begin on Monday", () => {
    const days = [day("2026-09-01", 5), day("2026-09-07", 7), day("2026-09-13", 1)];
    const steps = seriesSteps(days, { from: "2026-09-01", to: "2026-11-30" }, "2026-11-23");
    expect(steps.slice(0, 2)).toEqual([
      { from: "2026-09-01", to: "2026-09-06", visits: 5, bookings: 1, cancels: 0 },
      { from: "2026-09-07", to: "2026-09-13", visits: 8, bookings: 2, cancels: 0 },
    ]);
  });

  test("a year becomes months", () => {
    const days = [day("2026-01-01", 5), day("2026-12-31", 7)];
    const steps = seriesSteps(days, { from: "2026-01-01", to: "2026-12-31" }, "2027-03-01");
    expect(steps).toHaveLength(12);
    expect(steps.at(-1)).toMatchObject({ from: "2026-12-01", to: "2026-12-31", visits: 7 });
  });

  test("nothing counted is nothing to show", () => {
    expect(seriesSteps([], { from: "2026-11-01", to: "2026-11-30" }, "2026-11-23")).toEqual([]);
  });
});

test.each([
  [[0], 2],
  [[3, 7], 8],
  [[398], 400],
  [[401], 500],
  [[1_000], 1_000],
  [[9_000], 10_000],
])("an axis of %j ends at %i", (values, end) => {
  expect(axisEnd(values)).toBe(end);
});

test.each([
  [0, []],
  [1, [0]],
  [2, [0, 1]],
  [30, [0, 10, 19, 29]],
])("the signs of %i steps stand at %j", (count, places) => {
  expect(signPlaces(count, 4)).toEqual(places);
});

describe("a matter of the office", () => {
  test("leads to its screen, for who may read that", () => {
    expect(todoAddress("message", () => true)).toBe("/ishm/ops/records?state=PARKED");
    expect(todoAddress("terms", () => true)).toBe("/ishm/site/terms");
    expect(todoAddress("team", () => true)).toBe("/ishm/ops/teams?state=10");
    expect(todoAddress("voc", () => true)).toBe("/ishm/ops/inquiries");
    expect(todoAddress("message", () => false)).toBeNull();
  });

  test.each([
    ["voc", "2026-11-22", "due.past"],
    ["voc", "2026-11-23", "due.today"],
    ["team", "2026-11-24", "due.coming"],
    ["terms", "2026-12-10", "happens.coming"],
    ["drawRun", "2026-11-23", "happens.today"],
  ] as const)("%s of %s is %s", (type, date, word) => {
    expect(dueWord(type, date, "2026-11-23")).toBe(word);
  });
});
