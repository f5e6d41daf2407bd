import {
  addClubDays,
  fineOf,
  moveForward,
  nextThreshold,
  penaltyTerms,
  placeSuspension,
  readThresholds,
  type Suspension,
  suspendedUntil,
  suspensionDays,
  thresholdEnd,
} from "@/lib/club-api/domains/penalties/rules";
import type { PenaltyKind } from "@/lib/contract/code-values/penalties";
import type { RoundingMode } from "@/lib/shared/money/rounding";

const zone = "Asia/Seoul";
const at = (text: string) => new Date(`${text}+09:00`);
const now = at("2026-12-14T10:00:00");
const thresholds = readThresholds(["6:90", "10:365"]);
const lookBack = { lookBackDays: 365, zone };

test("the terms of a code are percent, days and points", () => {
  expect(penaltyTerms(["30", "180", "5"])).toEqual({ percent: 30, days: 180, points: 5 });
  expect(penaltyTerms(["10%", "30d", "1pt"])).toEqual({ percent: 10, days: 30, points: 1 });
  expect(penaltyTerms([])).toEqual({ percent: 0, days: 0, points: 0 });
});

test.each<[string, number, string, RoundingMode, string]>([
  ["470000", 10, "100", 0, "47000"],
  ["840000", 30, "100", 0, "252000"],
  ["12345", 10, "100", 0, "1200"],
  ["12500", 10, "100", 0, "1300"],
  ["12345", 10, "100", 2, "1300"],
  ["12399", 10, "100", 1, "1200"],
  ["0.07", 10, "0.01", 2, "0.01"],
])("a fine of %s at %i%% by units of %s in mode %i is %s", (base, percent, unit, mode, fine) => {
  expect(fineOf(base, percent, unit, mode)).toBe(fine);
});

test.each<[PenaltyKind, number, number]>([
  ["50", 0, 0],
  ["50", 1, 30],
  ["51", 2, 90],
  ["51", 5, 90],
  ["70", 0, 30],
  ["70", 3, 30],
])("code %s after %i alike suspends for %i days", (code, earlier, days) => {
  expect(suspensionDays(code, 30, earlier)).toBe(days);
});

describe("a new suspension", () => {
  test("starts now when nothing holds", () => {
    expect(placeSuspension(30, null, now, zone)).toEqual({
      suspendFrom: now,
      suspendTo: at("2027-01-13T10:00:00"),
    });
  });

  test("starts at the end of the current one: they add up", () => {
    const end = at("2027-01-13T10:00:00");
    expect(placeSuspension(60, end, now, zone)).toEqual({
      suspendFrom: end,
      suspendTo: at("2027-03-14T10:00:00"),
    });
  });

  test("without days is empty and lies at now", () => {
    const end = at("2027-01-13T10:00:00");
    expect(placeSuspension(0, end, now, zone)).toEqual({ suspendFrom: now, suspendTo: now });
  });

  test("keeps the time of day over a change of the club's clock", () => {
    const berlin = "Europe/Berlin";
    expect(addClubDays(new Date("2026-10-20T08:00:30Z"), 10, berlin)).toEqual(
      new Date("2026-10-30T09:00:30Z"),
    );
  });
});

describe("points", () => {
  test("thresholds are read in ascending order, whatever is unreadable is none", () => {
    expect(readThresholds(["10:365", "6 → 90", "", undefined])).toEqual([
      { points: 6, days: 90 },
      { points: 10, days: 365 },
    ]);
  });

  test.each([
    ["five reach nothing", [["2026-12-14T10:00:00", 5]], null],
    [
      "six reach 90 days from the sixth",
      [
        ["2026-11-14T23:00:00", 5],
        ["2026-12-14T10:00:00", 1],
      ],
      "2027-03-14T10:00:00",
    ],
    ["ten at once reach 365 days", [["2026-12-14T10:00:00", 10]], "2027-12-14T10:00:00"],
    [
      "those older than the look-back are gone",
      [
        ["2025-12-14T09:59:00", 5],
        ["2026-12-14T10:00:00", 1],
      ],
      null,
    ],
    [
      "a waived penalty reaches nothing",
      [
        ["2026-11-14T23:00:00", 5],
        ["2026-12-14T10:00:00", 0],
      ],
      null,
    ],
  ] as const)("%s", (_name, scored, end) => {
    const list = scored.map(([moment, point]) => ({ at: at(moment), point }));
    expect(thresholdEnd(list, thresholds, lookBack)).toEqual(end === null ? null : at(end));
  });

  test.each([
    [0, 6],
    [5, 6],
    [6, 10],
    [12, 10],
  ])("of %i lead to %i next", (points, next) => {
    expect(nextThreshold(points, thresholds)).toBe(next);
  });
});

describe("when a suspension ends early", () => {
  const span = (
    penaltyIdx: number,
    from: string,
    to: string,
    penaltyCode: PenaltyKind = "10",
  ): Suspension => ({
    penaltyIdx,
    penaltyCode,
    suspendFrom: at(from),
    suspendTo: at(to),
  });

  test("those behind it move forward and keep their length", () => {
    const queued = [
      span(2, "2027-01-13T10:00:00", "2027-03-14T10:00:00"),
      span(3, "2027-03-14T10:00:00", "2027-04-13T10:00:00"),
    ];
    expect(moveForward(queued, now)).toEqual([
      span(2, "2026-12-14T10:00:00", "2027-02-12T10:00:00"),
      span(3, "2027-02-12T10:00:00", "2027-03-14T10:00:00"),
    ]);
  });

  test("what has begun stays, and so does what lies behind it", () => {
    const running = [
      span(1, "2026-12-01T10:00:00", "2026-12-31T10:00:00"),
      span(2, "2026-12-31T10:00:00", "2027-01-30T10:00:00"),
    ];
    expect(moveForward(running, now)).toEqual([]);
  });

  test("a suspension by points never moves, and holds back what lies behind it", () => {
    const queued = [
      span(2, "2026-12-10T10:00:00", "2027-03-10T10:00:00", "90"),
      span(3, "2027-03-20T10:00:00", "2027-04-19T10:00:00"),
    ];
    expect(moveForward(queued, now)).toEqual([span(3, "2027-03-10T10:00:00", "2027-04-09T10:00:00")]);
  });

  test("the member is suspended until the last end that is ahead", () => {
    expect(suspendedUntil([span(1, "2026-11-01T10:00:00", "2026-12-14T10:00:00")], now)).toBeNull();
    const both = [
      span(1, "2026-12-01T10:00:00", "2026-12-31T10:00:00"),
      span(2, "2026-12-31T10:00:00", "2027-01-30T10:00:00"),
    ];
    expect(suspendedUntil(both, now)).toEqual(at("2027-01-30T10:00:00"));
  });
});
