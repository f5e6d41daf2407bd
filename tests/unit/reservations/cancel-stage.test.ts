import {
  type CancelNumbers,
  cancelStageAt,
  effectiveDays,
  noShowAfter,
  stageDeadlines,
} from "@/lib/shared/bookings/cancel-stage";

const numbers: CancelNumbers = {
  freeDays: { WEEKDAY: 3, WEEKEND: 4 },
  noShowMinutes: 120,
  dayBoundary: "17:00",
};
const zone = "Asia/Seoul";
const wednesday = { playDate: "2026-12-16", teeTime: "07:21", dayType: "WEEKDAY" } as const;
const saturday = { playDate: "2026-12-19", teeTime: "07:21", dayType: "WEEKEND" } as const;
const at = (time: string) => new Date(`2026-${time.replace(" ", "T")}:00+09:00`);

test.each([
  [wednesday, "12-13 16:59", "L0", 3],
  [wednesday, "12-13 17:00", "L1", 2],
  [wednesday, "12-14 17:00", "L2", 1],
  [wednesday, "12-15 16:59", "L2", 1],
  [wednesday, "12-15 17:00", "L3", 0],
  [wednesday, "12-16 05:21", "L3", 0],
  [wednesday, "12-16 05:22", "L4", 0],
  [saturday, "12-15 16:59", "L0", 4],
  [saturday, "12-15 17:00", "L1", 3],
  [saturday, "12-17 16:59", "L1", 2],
  [saturday, "12-17 17:00", "L2", 1],
  [saturday, "12-18 17:00", "L3", 0],
  [saturday, "12-19 05:21", "L3", 0],
  [saturday, "12-19 05:22", "L4", 0],
])("domain.md 14.1: %j cancelled at %s is stage %s (eff %i)", (round, time, stage, days) => {
  expect(cancelStageAt(round, numbers, at(time), zone)).toBe(stage);
  expect(effectiveDays(round.playDate, numbers.dayBoundary, at(time), zone)).toBe(days);
});

test("the deadlines that are told are the moments at which the stages change", () => {
  for (const round of [wednesday, saturday]) {
    const { freeUntil, L1, L2, L3 } = stageDeadlines(round, numbers, zone);
    const stagesAround = [freeUntil, L1, L2].map((deadline) => [
      cancelStageAt(round, numbers, new Date(deadline.getTime() - 1), zone),
      cancelStageAt(round, numbers, deadline, zone),
    ]);
    expect(stagesAround).toEqual([
      ["L0", "L1"],
      ["L1", "L2"],
      ["L2", "L3"],
    ]);
    // Less than 120 minutes is the no-show: at 120 sharp there still is time (05:21 for 07:21).
    expect(L3).toEqual(noShowAfter(round, numbers, zone));
    expect(cancelStageAt(round, numbers, L3, zone)).toBe("L3");
    expect(cancelStageAt(round, numbers, new Date(L3.getTime() + 1), zone)).toBe("L4");
  }
});

test("the club's own numbers decide, not ours", () => {
  const strict = { freeDays: { WEEKDAY: 7, WEEKEND: 14 }, noShowMinutes: 30, dayBoundary: "12:00" };
  expect(cancelStageAt(wednesday, strict, at("12-09 11:59"), zone)).toBe("L0");
  expect(cancelStageAt(wednesday, strict, at("12-09 12:00"), zone)).toBe("L1");
  expect(cancelStageAt(wednesday, strict, at("12-16 06:51"), zone)).toBe("L3");
});

test("17:00 is 17:00 of the club on both sides of a daylight-saving change", () => {
  // New York turns its clocks back on 2026-11-01 at 02:00.
  const round = { playDate: "2026-11-03", teeTime: "08:00", dayType: "WEEKDAY" } as const;
  const { freeUntil, L1 } = stageDeadlines(round, numbers, "America/New_York");
  expect(freeUntil.toISOString()).toBe("2026-10-31T21:00:00.000Z");
  expect(L1.toISOString()).toBe("2026-11-01T22:00:00.000Z");
  expect(cancelStageAt(round, numbers, new Date("2026-10-31T20:59:59Z"), "America/New_York")).toBe("L0");
  expect(cancelStageAt(round, numbers, new Date("2026-10-31T21:00:00Z"), "America/New_York")).toBe("L1");
});

test("29 February counts as a day", () => {
  const round = { playDate: "2028-03-01", teeTime: "07:21", dayType: "WEEKDAY" } as const;
  expect(stageDeadlines(round, numbers, zone).freeUntil.toISOString()).toBe("2028-02-27T08:00:00.000Z");
});
