import {
  fitsRequest,
  graceUntil,
  inQueueOrder,
  lastAssignment,
  offerUntil,
  priorityOf,
  waitingCloseAt,
} from "@/lib/club-api/domains/waitings/rules";
import { afterQuiet, readQuietHours } from "@/lib/shared/time/quiet-hours";

const zone = "Asia/Seoul";
const at = (text: string) => new Date(`${text}:00+09:00`);
const bands = [
  { key: "10", from: "00:00", to: "23:59" },
  { key: "12", from: "07:00", to: "07:59" },
  { key: "13", from: "08:00", to: "08:59" },
];
const slot = { teeTime: "07:14", courseCode: "1", minPlayers: 3, maxPlayers: 4 };
const request = { standbyTimeCodes: ["12"], courseCodes: [], playerCount: 4 };

test.each([
  ["its band", {}, true],
  ["another band", { standbyTimeCodes: ["13"] }, false],
  ["one of its bands", { standbyTimeCodes: ["13", "12"] }, true],
  ["any time", { standbyTimeCodes: ["10"] }, true],
  ["its course", { courseCodes: ["1", "2"] }, true],
  ["another course", { courseCodes: ["2"] }, false],
  ["a smaller party", { playerCount: 3 }, true],
  ["a party below the least", { playerCount: 2 }, false],
])("a slot fits a wish for %s: %j", (_name, change, fits) => {
  expect(fitsRequest({ ...request, ...change }, slot, bands)).toBe(fits);
});

test("a party above the slot's most does not fit", () => {
  expect(fitsRequest(request, { ...slot, maxPlayers: 3 }, bands)).toBe(false);
});

test("both ends of a band belong to it", () => {
  const fits = (teeTime: string) => fitsRequest(request, { ...slot, teeTime }, bands);
  expect(["06:59", "07:00", "07:59", "08:00"].map(fits)).toEqual([false, true, true, false]);
});

test("the queue goes by priority, then by who came first", () => {
  const entry = (waitingIdx: number, priority: number, createdAt: string) => ({
    waitingIdx,
    priority,
    createdAt: at(createdAt),
  });
  const queue = [
    entry(4, 0, "2026-11-20T11:00"),
    entry(3, 0, "2026-11-20T11:00"),
    entry(2, 0, "2026-11-20T10:00"),
    entry(5, 20, "2026-11-22T10:00"),
  ];
  expect(inQueueOrder(queue).map(({ waitingIdx }) => waitingIdx)).toEqual([5, 2, 3, 4]);
});

test.each([
  ["42", true, 20],
  ["41", true, 10],
  ["43", true, 0],
  ["42", false, 0],
])("type %s with the PFT preset %s has priority %i", (memberType, isPft, priority) => {
  expect(priorityOf(memberType, isPft)).toBe(priority);
});

test("the list of a day closes the day before at 17:00", () => {
  const policy = { closeDays: 1, closeTime: "17:00" };
  expect(waitingCloseAt("2026-11-28", policy, zone)).toEqual(at("2026-11-27T17:00"));
});

describe("quiet hours", () => {
  test("are read from the policy; none is none", () => {
    expect(readQuietHours("21:00-08:00")).toEqual({ from: "21:00", to: "08:00" });
    expect([readQuietHours(""), readQuietHours(undefined), readQuietHours("08:00-08:00")]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test.each([
    ["2026-11-25T20:59", "2026-11-25T20:59"],
    ["2026-11-25T21:00", "2026-11-26T08:00"],
    ["2026-11-26T03:00", "2026-11-26T08:00"],
    ["2026-11-26T07:59", "2026-11-26T08:00"],
    ["2026-11-26T08:00", "2026-11-26T08:00"],
  ])("over midnight: %s counts as %s", (moment, start) => {
    expect(afterQuiet(at(moment), { from: "21:00", to: "08:00" }, zone)).toEqual(at(start));
  });

  test.each([
    ["2026-11-25T12:59", "2026-11-25T12:59"],
    ["2026-11-25T13:00", "2026-11-25T14:00"],
    ["2026-11-25T14:00", "2026-11-25T14:00"],
  ])("within a day: %s counts as %s", (moment, start) => {
    expect(afterQuiet(at(moment), { from: "13:00", to: "14:00" }, zone)).toEqual(at(start));
  });
});

test("the grace lasts its minutes, but never past the last assignment", () => {
  const latest = lastAssignment(at("2026-11-28T07:14"), 180);
  expect(latest).toEqual(at("2026-11-28T04:14"));
  expect(graceUntil(at("2026-11-25T10:00"), 60, latest)).toEqual(at("2026-11-25T11:00"));
  expect(graceUntil(at("2026-11-28T03:50"), 60, latest)).toEqual(latest);
});

test.each([
  ["time enough", "2026-11-27T12:00", "2026-11-27T12:30"],
  ["40 minutes left", "2026-11-27T16:20", "2026-11-27T16:40"],
  ["nothing left", "2026-11-27T17:00", null],
])("an offer with %s", (_name, start, until) => {
  const ends = [at("2026-11-27T17:00"), at("2026-11-28T04:14")];
  expect(offerUntil(at(start), 30, ends)).toEqual(until === null ? null : at(until));
});
