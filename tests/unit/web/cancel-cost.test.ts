import { stagePenaltyCodes } from "@/lib/shared/bookings/cancel-stage";
import { type CancelAsk, type CancelTable, cancelCost, dayTypeOf } from "@/lib/web/guide/cancel-cost";

const fee = (memberType: string, weekday: number, weekend: number) => ({
  memberType,
  memberTypeName: memberType,
  period: "1",
  periodName: "Part 1",
  weekday,
  weekend,
});
function since(fromDate: string, greenFees: ReturnType<typeof fee>[]): CancelTable["fees"] {
  return [{ fromDate, greenFees, special: [] }];
}
const stage = (name: "L1" | "L2" | "L3" | "L4", percent: number, days: number, points: number) => ({
  stage: name,
  penaltyCode: stagePenaltyCodes[name],
  name,
  percent,
  days,
  points,
});
const table: CancelTable = {
  rules: {
    freeDays: { WEEKDAY: 3, WEEKEND: 4 },
    noShowMinutes: 120,
    dayBoundary: "17:00",
    stages: [stage("L1", 10, 30, 1), stage("L2", 20, 60, 2), stage("L3", 30, 90, 3), stage("L4", 30, 180, 5)],
    fineUnit: 100,
  },
  fees: since("2000-01-01", [
    fee("10", 80_000, 110_000),
    fee("30", 150_000, 210_000),
    fee("90", 160_000, 220_000),
  ]),
  holidays: ["2026-12-25"],
  rounding: 0,
  zone: "Asia/Seoul",
};
const wednesday: CancelAsk = {
  playDate: "2026-12-16",
  teeTime: "07:21",
  memberType: "10",
  period: "1",
  players: 4,
};
const cost = (now: string, change: Partial<CancelAsk> = {}, rules: Partial<CancelTable> = {}) =>
  cancelCost({ ...wednesday, ...change }, { ...table, ...rules }, new Date(now));
const costText = (...asked: Parameters<typeof cost>) => {
  const answer = cost(...asked);
  return answer.kind === "cost" ? [answer.stage, answer.base, answer.fine] : answer.kind;
};

describe("what cancelling would cost now (domain.md 7.7)", () => {
  // A regular member at 80,000 with three companions at 150,000.
  test.each([
    ["2026-12-13T16:59:59+09:00", "L0", "0"],
    ["2026-12-13T17:00:00+09:00", "L1", "53000"],
    ["2026-12-14T16:59:59+09:00", "L1", "53000"],
    ["2026-12-14T17:00:00+09:00", "L2", "106000"],
    ["2026-12-14T23:59:59+09:00", "L2", "106000"],
    ["2026-12-15T00:00:00+09:00", "L2", "106000"],
    ["2026-12-15T17:00:00+09:00", "L3", "159000"],
    ["2026-12-16T00:00:00+09:00", "L3", "159000"],
    ["2026-12-16T05:21:00+09:00", "L3", "159000"],
    ["2026-12-16T05:21:01+09:00", "L4", "159000"],
    ["2026-12-16T07:20:59+09:00", "L4", "159000"],
  ])("at %s it is stage %s, %s", (now, stageName, fine) =>
    expect(costText(now)).toEqual([stageName, "530000", fine]),
  );

  test("the club's clock counts, wherever the visitor sits", () => {
    expect(costText("2026-12-13T08:00:00Z")).toEqual(costText("2026-12-13T17:00:00+09:00"));
    expect(costText("2026-12-13T07:59:59Z")).toEqual(costText("2026-12-13T16:59:59+09:00"));
  });

  test("weekends and public holidays cost more and are free a day longer before", () => {
    expect(
      ["2026-12-18", "2026-12-19", "2026-12-20", "2026-12-25"].map((day) => dayTypeOf(day, table.holidays)),
    ).toEqual(["WEEKDAY", "WEEKEND", "WEEKEND", "WEEKEND"]);
    expect(costText("2026-12-21T16:59:00+09:00", { playDate: "2026-12-25" })).toEqual(["L0", "740000", "0"]);
    expect(costText("2026-12-21T17:00:00+09:00", { playDate: "2026-12-25" })).toEqual([
      "L1",
      "740000",
      "74000",
    ]);
  });

  test("a guest's companions pay as guests, and nobody pays for who is not there", () => {
    expect(costText("2026-12-15T18:00:00+09:00", { memberType: "90", players: 3 })).toEqual([
      "L3",
      "480000",
      "144000",
    ]);
    expect(costText("2026-12-15T18:00:00+09:00", { players: 1 })).toEqual(["L3", "80000", "24000"]);
  });

  test("a round beyond the day of a change is counted by the fees of that day", () => {
    const dearer = since("2026-12-16", [fee("10", 90_000, 0), fee("30", 160_000, 0)]);
    const fees = [...table.fees, ...dearer];
    const at = "2026-12-14T10:00:00+09:00";
    expect(costText(at, { playDate: "2026-12-15" }, { fees })).toEqual(["L2", "530000", "106000"]);
    expect(costText(at, {}, { fees })).toEqual(["L1", "570000", "57000"]);
  });

  test("a price below the table counts where it fits", () => {
    const [now] = table.fees;
    const monday = { dayType: null, monthFrom: null, monthTo: null, period: null, holeCode: null } as const;
    const special = [
      {
        ...monday,
        memberType: null,
        memberTypeName: null,
        periodName: null,
        partySize: null,
        note: "",
        weekCodes: ["4" as const],
        amount: 50_000,
      },
    ];
    const fees = now ? [{ ...now, special }] : [];
    expect(costText("2026-12-14T10:00:00+09:00", {}, { fees })).toEqual(["L1", "200000", "20000"]);
  });

  test("fines are rounded to the club's unit, by its way of rounding", () => {
    const fees = since("2000-01-01", [fee("10", 84_990, 0), fee("30", 0, 0)]);
    expect(costText("2026-12-14T10:00:00+09:00", {}, { fees })).toEqual(["L1", "84990", "8500"]);
    expect(costText("2026-12-14T10:00:00+09:00", {}, { fees, rounding: 1 })).toEqual(["L1", "84990", "8400"]);
  });

  test("a price that the table does not have leaves the fine open, not the stage", () => {
    expect(costText("2026-12-14T10:00:00+09:00", { period: "3" })).toEqual(["L1", null, null]);
  });

  test("half a form asks nothing, and a round that has begun costs nothing here any more", () => {
    expect(costText("2026-12-14T10:00:00+09:00", { teeTime: "" })).toBe("incomplete");
    expect(costText("2026-12-14T10:00:00+09:00", { playDate: "2026-02-30" })).toBe("incomplete");
    expect(costText("2026-12-16T07:21:00+09:00")).toBe("over");
    expect(costText("2027-01-01T00:00:00+09:00")).toBe("over");
  });
});
