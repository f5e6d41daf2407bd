import { and, eq } from "drizzle-orm";
import { type TeamChoice, teeSlots } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import type { TeamSeasonDetail } from "@/lib/contract/teams/ops-team-seasons";
import type { TeamFormDetail } from "@/lib/contract/teams/ops-teams";
import { forFile } from "../../support/for-file";
import { formIdx, secondWednesdays, teamScene } from "../../support/scenes/team-scene";

const seasonIdx = 27;
const kim = 100_001;
const park = 100_003;
const scene = await forFile(teamScene);

beforeEach(() => scene.reset());

const staff = (method: string, path: string, body?: unknown) => scene.send("staff", method, path, body);
const schedule = async (teamFormIdx = formIdx, rank = 1) =>
  (await staff("GET", `/ops/team-forms/${teamFormIdx}/schedule?choiceRank=${rank}`)).json
    .data as CallOutput<"GET /ops/team-forms/{id}/schedule">;
const cost = async (query: string) =>
  (await staff("GET", `/ops/team-forms/${formIdx}/cost?${query}`)).json
    .data as CallOutput<"GET /ops/team-forms/{id}/cost">;

const setOpenType = (openType: "10" | "90") =>
  scene.db
    .update(teeSlots)
    .set({ openType })
    .where(
      and(
        eq(teeSlots.playDate, secondWednesdays[0] ?? ""),
        eq(teeSlots.courseCode, "1"),
        eq(teeSlots.teeTime, "08:03"),
      ),
    );

describe("the schedule before an approval", () => {
  test("names for each date the very slots that the approval then books, and writes nothing", async () => {
    await scene.setForm({ monthTo: 5 });
    const { dates, teamCount } = await schedule();
    expect(dates.map(({ date }) => date)).toEqual(secondWednesdays.slice(0, 3));
    expect(dates.map(({ slots }) => slots.length)).toEqual([teamCount, teamCount, teamCount]);
    expect(await scene.slotsOf()).toEqual([]);
    await scene.approve();
    const booked = (await scene.rounds()).map(({ playDate, teeTime }) => `${playDate} ${teeTime}`);
    const planned = dates.flatMap(({ date, slots }) => slots.map(({ teeTime }) => `${date} ${teeTime}`));
    expect(booked).toEqual(planned.sort());
  });

  test("says which team has the hour when there is no room", async () => {
    const choices: TeamChoice[] = [{ rank: 1, weekType: "2", weekCode: "4", rsvHour: "07", courseCode: "1" }];
    const submitted = await scene.submit(park, { teamName: "바람회", teamCount: 5, choices });
    const rival = (submitted.json.data as { teamFormIdx: number }).teamFormIdx;
    await scene.setForm({ choices, teamCount: 5 });
    await scene.approve();
    // The rest of the hour would run over into 08:03.
    await setOpenType("90");
    const [first] = (await schedule(rival)).dates;
    await setOpenType("10");
    expect(first).toMatchObject({ slots: [], blocks: [{ cause: "TEAM", count: 5, teams: ["솔향회"] }] });
  });

  test("flags holidays for a choice by hand, with their name", async () => {
    const choices: TeamChoice[] = [
      { rank: 1, weekType: "1", weekCode: "2", rsvHour: "07", courseCode: null },
    ];
    await scene.setForm({ choices, monthFrom: 3, monthTo: 3 });
    const [first] = (await schedule()).dates;
    expect(first).toMatchObject({ date: "2027-03-01", isFlagged: true });
    expect(first?.holidayName).toEqual(expect.any(String));
  });

  test("of a choice that the form does not have is 9001", async () => {
    const answer = await staff("GET", `/ops/team-forms/${formIdx}/schedule?choiceRank=3`);
    expect(answer.json.fail).toMatchObject({
      code: 9001,
      msgVar: ["choiceRank", "Please choose one from the list."],
    });
  });
});

describe("what giving up a date costs", () => {
  const date = secondWednesdays[0] ?? "";

  test("nothing until 14 days before; later the fine that is then imposed", async () => {
    await scene.approve();
    expect(await cost(`date=${date}`)).toMatchObject({
      teams: 4,
      givenUp: 4,
      freeUntil: "2027-02-24",
      fine: null,
    });
    scene.goTo("2027-03-05T10:00");
    const preview = await cost(`date=${date}`);
    expect(preview.fine?.percent).toBeGreaterThan(0);
    await scene.decide("SUSPEND_DATE", { date });
    const imposed = await scene.penaltiesOf(kim);
    const sum = imposed.reduce((total, { fineAmount }) => total + Number(fineAmount), 0);
    expect(Number(preview.fine?.amount)).toBe(sum);
  });

  test("of some teams follows the shorter deadline", async () => {
    await scene.approve();
    expect(await cost(`date=${date}&teamCount=3`)).toMatchObject({ givenUp: 1, freeUntil: "2027-03-03" });
  });

  test("the suspension too many ends the form, which is said before", async () => {
    await scene.approve();
    await scene.setForm({ suspensionsUsed: 2 });
    expect(await cost(`date=${date}`)).toMatchObject({ endsForm: true, fine: null });
  });
});

describe("a form", () => {
  test("comes masked with its season and its rounds; the look with a reason is in the clear", async () => {
    await scene.approve();
    const read = async (query: string) =>
      (await staff("GET", `/ops/team-forms/${formIdx}${query}`)).json.data as TeamFormDetail;
    const masked = await read("");
    expect(masked).toMatchObject({ isMasked: true, season: { year: 2027, maxSuspensions: 2 } });
    expect(masked.managerName).not.toBe("김미루");
    expect(masked.rounds).toHaveLength(12);
    expect((await read("?reason=phone%20call")).managerName).toBe("김미루");
  });

  test("is found by a part of the team's name", async () => {
    const found = async (keyword: string) =>
      (
        (await staff("GET", `/ops/team-forms?keyword=${encodeURIComponent(keyword)}`)).json.data as {
          total: number;
        }
      ).total;
    expect([await found("솔향"), await found("없는 모임")]).toEqual([1, 0]);
  });
});

describe("a season", () => {
  const read = async () =>
    (await staff("GET", `/ops/team-seasons/${seasonIdx}`)).json.data as TeamSeasonDetail;
  const bodyOf = ({ i18n, year, applyFrom, applyTo, announceDate, ...rest }: TeamSeasonDetail) => ({
    title: i18n.ko?.title ?? rest.title,
    rules: i18n.ko?.rules ?? "",
    i18n,
    year,
    applyFrom,
    applyTo,
    announceDate,
    monthFrom: rest.monthFrom,
    monthTo: rest.monthTo,
    minTeams: rest.minTeams,
    maxTeams: rest.maxTeams,
    requiredRounds: rest.requiredRounds,
    maxSuspensions: rest.maxSuspensions,
    memberTypes: rest.memberTypes,
    version: rest.version,
  });
  const save = async (part: object) =>
    staff("PUT", `/ops/team-seasons/${seasonIdx}`, { ...bodyOf(await read()), ...part });

  test("is changed once; who read the older version is told (2002)", async () => {
    const { version } = await read();
    expect((await save({ announceDate: "2026-12-15" })).json.data).toEqual({
      seasonIdx,
      version: version + 1,
    });
    expect(await read()).toMatchObject({ announceDate: "2026-12-15" });
    expect((await save({ version })).json.fail).toMatchObject({ code: 2002 });
  });

  test.each([
    ["minTeams", { minTeams: 5 }],
    ["maxTeams", { maxTeams: 3 }],
    ["monthTo", { monthTo: 11 }],
    ["requiredRounds", { requiredRounds: 11 }],
    ["year", { year: 2028 }],
  ])("does not break the forms that stand: %s", async (field, part) => {
    const answer = await save(part);
    expect(answer.json.fail).toMatchObject({ code: 9001 });
    expect(answer.json.fail?.msgVar).toEqual([field, expect.stringMatching(/would no longer fit|기존/)]);
    expect((await read()).minTeams).toBe(3);
  });

  test("a number that contradicts another one is refused at its field", async () => {
    const answer = await save({ applyTo: "2026-11-01T09:00:00+09:00" });
    expect(answer.json.fail?.msgVar?.[0]).toBe("applyTo");
  });
});
