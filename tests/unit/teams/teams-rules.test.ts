import { findRun, type RunSlot, wrongFields } from "@/lib/club-api/domains/teams/rules";
import { type ScheduleInput, scheduleDates } from "@/lib/shared/bookings/team-schedule";

const season = { year: 2027, monthFrom: 3, monthTo: 12, minTeams: 3, maxTeams: 8, requiredRounds: 10 };
const input: ScheduleInput = {
  year: 2027,
  monthFrom: 3,
  monthTo: 12,
  rsvCycle: "10",
  weekType: "2",
  weekCode: "4",
};

describe("schedule (domain.md 14.4)", () => {
  test.each<[string, Partial<ScheduleInput>, string]>([
    ["second Wednesdays", { weekType: "2" }, "03-10 04-14 05-12 06-09 07-14 08-11 09-08 10-13 11-10 12-08"],
    ["fifth Wednesdays only where there are any", { weekType: "5" }, "03-31 06-30 09-29 12-29"],
    ["last Wednesdays", { weekType: "L", monthTo: 5 }, "03-31 04-28 05-26"],
    ["every second month", { rsvCycle: "20" }, "03-10 05-12 07-14 09-08 11-10"],
    ["each quarter", { rsvCycle: "30" }, "03-10 06-09 09-08 12-08"],
    ["every week", { rsvCycle: "40", monthTo: 3 }, "03-03 03-10 03-17 03-24 03-31"],
    ["every second week, across months", { rsvCycle: "50", monthTo: 4 }, "03-03 03-17 03-31 04-14 04-28"],
    ["once", { rsvCycle: "60" }, "03-10"],
    ["all of each month", { weekType: "E", monthTo: 3 }, "03-03 03-10 03-17 03-24 03-31"],
    ["no month at all", { monthFrom: 5, monthTo: 4 }, ""],
  ])("%s", (_what, change, dates) => {
    const expected = dates === "" ? [] : dates.split(" ").map((date) => `2027-${date}`);
    expect(scheduleDates({ ...input, ...change })).toEqual(expected);
  });
});

describe("consecutive slots", () => {
  const line = (courseCode: string, taken: string[] = [], period = "1"): RunSlot[] =>
    ["06:53", "07:00", "07:07", "07:14", "07:21", "08:00"].map((teeTime, place) => ({
      sheetIdx: Number(courseCode) * 100 + place,
      courseCode,
      period,
      teeTime,
      maxPlayers: 4,
      isFree: !taken.includes(teeTime),
    }));
  const timesOf = (slots: RunSlot[], extra: object = {}) =>
    findRun(slots, { teamCount: 3, rsvHour: "07", courseCode: null, leastParty: 3, ...extra })?.map(
      ({ courseCode, teeTime }) => `${courseCode} ${teeTime}`,
    ) ?? null;

  test("a run takes no two-ball time where a team's party is three", () => {
    const slots = line("1").map((slot) => (slot.teeTime === "07:00" ? { ...slot, maxPlayers: 2 } : slot));
    expect(timesOf(slots)).toEqual(["1 07:07", "1 07:14", "1 07:21"]);
    expect(timesOf(slots, { leastParty: 2 })).toEqual(["1 07:00", "1 07:07", "1 07:14"]);
  });

  test.each([
    ["the earliest run of the hour", line("1"), {}, ["1 07:00", "1 07:07", "1 07:14"]],
    ["past a taken time", line("1", ["07:00"]), {}, ["1 07:07", "1 07:14", "1 07:21"]],
    ["the first course among equals", [...line("2"), ...line("1")], {}, ["1 07:00", "1 07:07", "1 07:14"]],
    [
      "another course when the first is broken",
      [...line("1", ["07:07"]), ...line("2")],
      {},
      ["2 07:00", "2 07:07", "2 07:14"],
    ],
    [
      "only the named course",
      [...line("1"), ...line("2")],
      { courseCode: "2" },
      ["2 07:00", "2 07:07", "2 07:14"],
    ],
    ["any hour", line("1"), { rsvHour: "00" }, ["1 06:53", "1 07:00", "1 07:07"]],
    [
      "not across parts of the day",
      [...line("1").slice(0, 3), ...line("1", [], "2").slice(3)],
      { teamCount: 4 },
      null,
    ],
    ["none where the run is too short", line("1", ["07:07", "07:21"]), {}, null],
  ] as const)("%s", (_what, slots, extra, expected) => {
    expect(timesOf([...slots], extra)).toEqual(expected);
  });
});

describe("fields that the season does not take (4605)", () => {
  const form = {
    presidentPhone: "010-0000-0001",
    managerPhone: "010-0000-0001",
    managerEmail: "miru@mirsol.example",
    memberCount: 16,
    teamCount: 4,
    rsvCycle: "10",
    choices: [{ rank: 1, weekType: "2", weekCode: "4", rsvHour: "07", courseCode: null }],
    monthFrom: 3,
    monthTo: 12,
    agreeRules: true,
  };
  const [choice] = form.choices;

  test.each([
    [{}, []],
    [{ teamCount: 2 }, ["teamCount"]],
    [{ teamCount: 9, memberCount: 40 }, ["teamCount"]],
    [{ memberCount: 11 }, ["memberCount"]],
    [{ managerEmail: "nobody" }, ["managerEmail"]],
    [{ presidentPhone: "0".repeat(20) }, ["presidentPhone"]],
    [{ monthFrom: 2 }, ["monthFrom"]],
    [{ monthFrom: 12, monthTo: 3 }, ["monthFrom", "rsvCycle"]],
    [{ choices: [{ ...choice, rank: 2 }] }, ["choices"]],
    [{ choices: [{ ...choice, courseCode: "9" }] }, ["choices"]],
    [{ rsvCycle: "20" }, ["rsvCycle"]],
    [{ choices: [{ ...choice, weekType: "5" }] }, ["rsvCycle"]],
    [{ agreeRules: false }, ["agreeRules"]],
  ])("%j → %j", (change, fields) => {
    const all = { ...form, ...change } as Parameters<typeof wrongFields>[0];
    expect(wrongFields(all, season, { courseCodes: ["1", "2", "3"], minPlayers: 3 })).toEqual(fields);
  });
});
