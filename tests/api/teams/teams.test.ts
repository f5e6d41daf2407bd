import { eq } from "drizzle-orm";
import { auditRecords, files, members, outbox } from "@/lib/club-api/db/tables";
import { forFile } from "../../support/for-file";
import { pdf } from "../../support/scenes/notice-scene";
import {
  formIdx,
  formInput,
  secondWednesdays,
  type TeamScene,
  teamScene,
} from "../../support/scenes/team-scene";

const kim = 100_001;
const park = 100_003;
const suspended = 100_007;
const scene = await forFile(teamScene);

beforeEach(() => scene.reset());

type Sent = ReturnType<TeamScene["submit"]>;
const failureOf = async (answer: Sent) => {
  const { fail } = (await answer).json;
  return [fail?.code, fail?.msgCode, fail?.msgVar];
};
const check = async (memberIdx: number, season: string) =>
  (await scene.send(memberIdx, "GET", `/reservation/team/check-apply/${memberIdx}/${season}?lang=ko`)).json
    .data;

describe("F8, word for word", () => {
  // seed 372
  test("R18 shows season, own form and what remains", async () => {
    const { rules: _rules, ...season } = (await check(kim, "2027")).season as Record<string, unknown>;
    expect({ ...(await check(kim, "27")), season }).toEqual({
      applicable: true,
      reasons: [],
      season: {
        seasonIdx: 27,
        year: 2027,
        title: "2027 연단체 모집",
        applyFrom: "2026-11-02T09:00:00+09:00",
        applyTo: "2026-11-27T17:00:00+09:00",
        announceDate: "2026-12-14",
        monthFrom: 3,
        monthTo: 12,
        minTeams: 3,
        maxTeams: 8,
        requiredRounds: 10,
        maxSuspensions: 2,
      },
      myForms: [{ teamFormIdx: formIdx, teamName: "솔향회", state: "10" }],
      remaining: 1,
    });
  });

  // seed 373
  test("R19 with 0 is an empty form with defaults, with a number the form itself", async () => {
    const empty = await scene.send(park, "GET", `/reservation/team/form/${park}/0`);
    expect(empty.json.data).toMatchObject({
      teamFormIdx: null,
      seasonIdx: 27,
      managerName: "박바람",
      teamCount: 3,
      monthFrom: 3,
      monthTo: 12,
      state: null,
      editable: true,
    });
    const own = await scene.send(kim, "GET", `/reservation/team/form/${kim}/${formIdx}`);
    expect(own.json.data).toMatchObject({
      teamFormIdx: formIdx,
      choices: [
        { rank: 1, weekType: "2", weekCode: "4", rsvHour: "07", courseCode: null },
        { rank: 2, weekType: "3", weekCode: "4", rsvHour: "12", courseCode: null },
      ],
      files: [],
      agreeRules: true,
      state: "10",
      schedule: secondWednesdays,
      editable: true,
    });
  });

  // seed 12 374
  test("R20 → mail to the office; REVIEW freezes it (4606); APPROVE books ten dates, four slots each", async () => {
    const sent = await scene.submit(park, { teamName: "바람회" });
    const { teamFormIdx } = sent.json.data as { teamFormIdx: number };
    expect(sent.json.data).toEqual({ teamFormIdx, state: "10" });
    const mails = await scene.db.select().from(outbox).where(eq(outbox.event, "teamReceived"));
    expect(mails).toEqual([expect.objectContaining({ target: "info@mirsol.example", channel: "MAIL" })]);
    expect((await scene.decide("REVIEW", {}, teamFormIdx)).json.data).toEqual({ teamFormIdx, state: "20" });
    const withdrawal = scene.send(park, "DELETE", `/reservation/team/form/${teamFormIdx}`);
    expect(await failureOf(withdrawal)).toEqual([4606, "TEAM_REVIEWING", []]);
    const approved = await scene.decide("APPROVE", { reasonCode: null, choiceRank: 1 }, teamFormIdx);
    expect(approved.json.data).toEqual({ teamFormIdx, state: "30", slotsCreated: 40 });
    const rounds = await scene.rounds(teamFormIdx);
    expect(rounds).toHaveLength(40);
    expect([...new Set(rounds.map(({ playDate }) => playDate))]).toEqual(secondWednesdays);
    expect(rounds.slice(0, 4).map(({ teeTime, courseCode }) => `${courseCode} ${teeTime}`)).toEqual([
      "1 07:00",
      "1 07:07",
      "1 07:14",
      "1 07:21",
    ]);
    expect(rounds[0]).toMatchObject({ reservationType: "40", state: "10", memberIdx: park, playerCount: 4 });
    expect((await scene.slotsOf(teamFormIdx)).map(({ openType }) => openType)).toEqual(
      Array.from({ length: 40 }, () => "80"),
    );
    expect(await scene.told(park, "teamResult")).toEqual([
      { club: "미르솔 컨트리클럽", team: "바람회", state: "승인" },
    ]);
  });

  test("on 20 February the team suspends 10 March, 18 days before: free, one suspension used", async () => {
    await scene.approve();
    scene.goTo("2027-02-20T10:00");
    const answer = await scene.decide("SUSPEND_DATE", { date: "2027-03-10" });
    expect(answer.json.data).toEqual({ teamFormIdx: formIdx, state: "30", suspensionsUsed: 1, fine: null });
    expect(await scene.rounds(formIdx, ["50"])).toHaveLength(4);
    expect(await scene.rounds()).toHaveLength(8);
    expect(await scene.slotsOf()).toHaveLength(8);
    expect(await scene.penaltiesOf(kim)).toEqual([]);
    expect(await scene.told(kim, "teamDateSuspended")).toEqual([
      { club: "미르솔 컨트리클럽", team: "솔향회", date: "2027.03.10 (수)" },
    ]);
  });
});

describe("refusals", () => {
  test.each([
    ["before the season", "2026-11-02T08:59"],
    ["after it", "2026-11-27T17:00"],
  ])("4601 %s", async (_when, clubTime) => {
    scene.goTo(clubTime);
    expect(await failureOf(scene.submit(park))).toEqual([4601, "TEAM_PERIOD", []]);
    expect(await check(park, "2027")).toMatchObject({
      applicable: false,
      reasons: [{ code: 4601, until: null }],
    });
  });

  test("4601 for a year without a season", async () => {
    expect(await check(park, "2031")).toMatchObject({
      applicable: false,
      season: null,
      reasons: [{ code: 4601 }],
    });
    expect(await failureOf(scene.submit(park, { seasonIdx: 99 }))).toEqual([4601, "TEAM_PERIOD", []]);
  });

  test("4602 for a member type that the season does not take, and before the desk has seen a document", async () => {
    expect(await failureOf(scene.submit(100_004))).toEqual([4602, "TEAM_TYPE", []]);
    expect(await failureOf(scene.submit(100_008))).toEqual([4602, "TEAM_TYPE", []]);
    const seen = { deskCheckedAt: scene.api.clock.now() };
    await scene.db.update(members).set(seen).where(eq(members.memberIdx, 100_008));
    expect((await scene.submit(100_008)).json.result).toBe(true);
    await scene.db.update(members).set({ deskCheckedAt: null }).where(eq(members.memberIdx, 100_008));
  });

  test("4603 while suspended, with the end in R18", async () => {
    expect(await failureOf(scene.submit(suspended))).toEqual([4603, "TEAM_SUSPENDED", []]);
    expect(await check(suspended, "2027")).toMatchObject({
      reasons: [{ code: 4603, until: "2027-05-13T23:00:00+09:00" }],
    });
  });

  test("4604 for a third form; a withdrawn one gives the place back", async () => {
    const second = (await scene.submit(kim, { teamName: "둘째" })).json.data as { teamFormIdx: number };
    expect(await failureOf(scene.submit(kim, { teamName: "셋째" }))).toEqual([4604, "TEAM_QUOTA", []]);
    expect(await check(kim, "2027")).toMatchObject({
      applicable: false,
      remaining: 0,
      reasons: [{ code: 4604 }],
    });
    await scene.send(kim, "DELETE", `/reservation/team/form/${second.teamFormIdx}`);
    expect((await scene.submit(kim, { teamName: "셋째" })).json.result).toBe(true);
  });

  test("4605 names the fields", async () => {
    const wrong = scene.submit(park, { teamCount: 9, managerEmail: "nobody" });
    expect(await failureOf(wrong)).toEqual([4605, "TEAM_FIELDS", ["managerEmail, teamCount, memberCount"]]);
  });

  test("a stranger's form is not found, another member's path is forbidden", async () => {
    expect((await scene.submit(park, { teamFormIdx: formIdx })).status).toBe(404);
    expect((await scene.send(park, "GET", `/reservation/team/form/${park}/${formIdx}`)).status).toBe(404);
    expect((await scene.send(park, "GET", `/reservation/team/form/${kim}/${formIdx}`)).status).toBe(403);
    expect((await scene.send(park, "DELETE", `/reservation/team/form/${formIdx}`)).status).toBe(404);
    expect((await scene.send(kim, "GET", "/ops/team-forms")).status).toBe(403);
  });
});

// seed 229
describe("form states (domain.md 8.6)", () => {
  // seed 375
  test("10 edit, delete → 60; deleting twice is once", async () => {
    const edited = await scene.submit(kim, { teamFormIdx: formIdx, teamCount: 5 });
    expect(edited.json.data).toEqual({ teamFormIdx: formIdx, state: "10" });
    expect(await scene.form()).toMatchObject({ teamCount: 5, version: 2 });
    const late = scene.submit(kim, { teamFormIdx: formIdx, teamCount: 6, version: 1 });
    expect(await failureOf(late)).toEqual([2002, "STALE", []]);
    for (const _turn of [1, 2]) {
      const gone = await scene.send(kim, "DELETE", `/reservation/team/form/${formIdx}`);
      expect(gone.json.data).toEqual({ teamFormIdx: formIdx, state: "60" });
    }
  });

  test("20 is frozen for the member", async () => {
    await scene.decide("REVIEW");
    expect(await failureOf(scene.submit(kim, { teamFormIdx: formIdx }))).toEqual([
      4606,
      "TEAM_REVIEWING",
      [],
    ]);
  });

  test.each([
    ["REJECT", "40"],
    ["RESERVE", "50"],
  ])("20 %s with a TEAM reason → %s, told", async (event, state) => {
    await scene.decide("REVIEW");
    expect((await scene.decide(event, { reasonCode: "C1" })).json.fail?.code).toBe(9001);
    const answer = await scene.decide(event, { reasonCode: "T1", reviewMemo: "만석" });
    expect(answer.json.data).toEqual({ teamFormIdx: formIdx, state });
    expect(await scene.form()).toMatchObject({ state, reviewReason: "T1", reviewMemo: "만석" });
    expect(await scene.told(kim, "teamResult")).toHaveLength(1);
  });

  test("50 place becomes free → 30, by another choice; the thanksgiving holiday is left out", async () => {
    await scene.decide("REVIEW");
    await scene.decide("RESERVE", { reasonCode: "T1" });
    await scene.setForm({ monthFrom: 8, monthTo: 10 });
    const approved = await scene.decide("APPROVE", { choiceRank: 2 });
    expect(approved.json.data).toMatchObject({ state: "30", slotsCreated: 8 });
    expect((await scene.form()).schedule).toEqual([
      { date: "2027-08-18", state: "BOOKED" },
      { date: "2027-09-15", state: "FLAGGED" },
      { date: "2027-10-20", state: "BOOKED" },
    ]);
    expect((await scene.rounds())[0]).toMatchObject({ playDate: "2027-08-18", courseCode: "1" });
  });

  test.each(["APPROVE", "REJECT", "SUSPEND_DATE", "END"])("10 %s is refused: 4606", async (event) => {
    expect((await scene.decide(event, { reasonCode: "T1", date: "2027-03-10" })).json.fail?.code).toBe(4606);
  });

  test("20 approve without room → 4201 and nothing half-written", async () => {
    await scene.approve();
    const choices = [{ ...formInput.choices[0], courseCode: "1" }];
    const sent = await scene.submit(park, { teamName: "바람회", choices });
    const { teamFormIdx } = sent.json.data as { teamFormIdx: number };
    await scene.decide("REVIEW", {}, teamFormIdx);
    // In March the hour has nine times of a course, room for two; from April on seven.
    const { fail } = (await scene.decide("APPROVE", { choiceRank: 1 }, teamFormIdx)).json;
    expect([fail?.code, fail?.msgVar]).toEqual([4201, ["2027-04-14", "07:00"]]);
    expect(await scene.rounds(teamFormIdx)).toEqual([]);
    expect(await scene.slotsOf(teamFormIdx)).toEqual([]);
    expect((await scene.form(teamFormIdx)).state).toBe("20");
  });

  test("30 third suspension → 60, what is left cancelled by the club (70), slots open", async () => {
    await scene.approve(6);
    scene.goTo("2027-02-20T10:00");
    await scene.decide("SUSPEND_DATE", { date: "2027-03-10" });
    await scene.decide("SUSPEND_DATE", { date: "2027-04-14" });
    const third = await scene.decide("SUSPEND_DATE", { date: "2027-05-12" });
    expect(third.json.data).toMatchObject({ state: "60", suspensionsUsed: 3 });
    expect(await scene.rounds()).toEqual([]);
    expect(await scene.rounds(formIdx, ["70"])).toHaveLength(8);
    expect(await scene.slotsOf()).toEqual([]);
  });

  test("30 unpaid fine → 60; without one END is refused", async () => {
    await scene.approve();
    expect((await scene.decide("END")).json.fail?.code).toBe(9001);
    scene.goTo("2027-03-01T10:00");
    await scene.decide("SUSPEND_DATE", { date: "2027-03-10" });
    expect((await scene.decide("END")).json.data).toMatchObject({ state: "60" });
    expect(await scene.rounds()).toEqual([]);
  });

  test("30 monthTo passed → 70 by the job, not a day before", async () => {
    await scene.approve();
    scene.goTo("2027-05-31T00:10");
    await scene.run("team-finish");
    expect((await scene.form()).state).toBe("30");
    scene.goTo("2027-06-01T00:10");
    await scene.run("team-finish");
    expect((await scene.form()).state).toBe("70");
  });
});

describe("cancellations (C0390)", () => {
  test.each([
    ["14 days before: free", "2027-02-24T10:00", 0, 0],
    ["13 days before: 10 % per team", "2027-02-25T10:00", 10, 4],
    ["two days before: 10 %", "2027-03-08T10:00", 10, 4],
    ["the day before: 20 %", "2027-03-09T10:00", 20, 4],
    ["the day before from 17:00 on: 30 %", "2027-03-09T17:00", 30, 4],
  ])("a whole date %s", async (_when, clubTime, percent, count) => {
    await scene.approve();
    scene.goTo(clubTime);
    const answer = await scene.decide("SUSPEND_DATE", { date: "2027-03-10" });
    const found = await scene.penaltiesOf(kim);
    expect(found).toHaveLength(count);
    expect(found.every(({ finePercent, point }) => finePercent === percent && point === 0)).toBe(true);
    if (count > 0) {
      const [round] = await scene.rounds(formIdx, ["51"]);
      expect(Number(found[0]?.fineAmount)).toBe((Number(round?.quote.penaltyBase) * percent) / 100);
      expect(answer.json.data.fine).toMatchObject({ percent });
      expect(found.every(({ suspendFrom, suspendTo }) => suspendFrom.getTime() === suspendTo.getTime())).toBe(
        true,
      );
    }
  });

  test.each([
    ["7 days before: free", "2027-03-03T10:00", 0],
    ["6 days before: a fine for the one team", "2027-03-04T10:00", 1],
  ])("one team less, %s", async (_when, clubTime, count) => {
    await scene.approve();
    scene.goTo(clubTime);
    const answer = await scene.decide("TEAM_COUNT", { date: "2027-03-10", teamCount: 3 });
    expect(answer.json.data).toMatchObject({ state: "30" });
    expect(await scene.penaltiesOf(kim)).toHaveLength(count);
    const left = (await scene.rounds()).filter(({ playDate }) => playDate === "2027-03-10");
    expect(left.map(({ teeTime }) => teeTime)).toEqual(["07:00", "07:07", "07:14"]);
  });

  test.each([
    ["below the season's minimum", { date: "2027-03-10", teamCount: 2 }, "teamCount"],
    ["no fewer than there are", { date: "2027-03-10", teamCount: 4 }, "teamCount"],
    ["of a date that is not booked", { date: "2027-03-11", teamCount: 3 }, "date"],
  ])("TEAM_COUNT %s is refused (9001)", async (_what, extra, field) => {
    await scene.approve();
    const { fail } = (await scene.decide("TEAM_COUNT", extra)).json;
    expect([fail?.code, fail?.msgVar?.[0]]).toEqual([9001, field]);
  });
});

describe("officers of an approved team (C0390 v4)", () => {
  const own = {
    teamFormIdx: formIdx,
    monthTo: 5,
    choices: [
      { rank: 1, weekType: "2", weekCode: "4", rsvHour: "07", courseCode: null },
      { rank: 2, weekType: "3", weekCode: "4", rsvHour: "12", courseCode: null },
    ],
  };

  test("may change twice a year, and nothing else may", async () => {
    await scene.setSeason({ requiredRounds: 3 });
    await scene.approve();
    const other = scene.submit(kim, { ...own, teamCount: 5 });
    expect(await failureOf(other)).toEqual([4606, "TEAM_REVIEWING", []]);
    for (const presidentName of ["첫째", "둘째"]) {
      expect((await scene.submit(kim, { ...own, presidentName })).json.data).toEqual({
        teamFormIdx: formIdx,
        state: "30",
      });
    }
    expect(await scene.form()).toMatchObject({ presidentName: "둘째", officerChanges: 2, teamCount: 4 });
    const third = scene.submit(kim, { ...own, presidentName: "셋째" });
    expect(await failureOf(third)).toEqual([4606, "TEAM_REVIEWING", []]);
  });
});

describe("files", () => {
  const multipart = (data: object, names: string[] = []) => {
    const body = new FormData();
    body.append("data", new Blob([JSON.stringify(data)], { type: "application/json" }));
    for (const name of names) body.append("files", new File([pdf], name, { type: "application/pdf" }));
    return body;
  };

  test("come with the form, are the member's and the office's alone, and go when asked to", async () => {
    const sent = await scene.send(park, "POST", "/reservation/team/form", multipart(formInput, ["명단.pdf"]));
    const { teamFormIdx } = sent.json.data as { teamFormIdx: number };
    const shown = await scene.send(park, "GET", `/reservation/team/form/${park}/${teamFormIdx}`);
    const [file] = shown.json.data.files as { fileIdx: number; fileName: string; url: string }[];
    expect(file?.fileName).toBe("명단.pdf");
    const url = file?.url ?? "";
    expect((await scene.send(park, "GET", url)).status).toBe(200);
    expect((await scene.send("staff", "GET", url)).status).toBe(200);
    expect((await scene.send(kim, "GET", url)).status).toBe(404);
    expect((await scene.api.request("GET", url)).status).toBe(404);
    await scene.submit(park, { teamFormIdx, removeFiles: [file?.fileIdx] });
    expect(await scene.db.select().from(files).where(eq(files.kind, "team"))).toEqual([]);
  });

  test("sent twice with one key they are kept once", async () => {
    const headers = { "idempotency-key": "team-form-1" };
    const token = (await scene.api.signIn("parkbaram")).accessToken;
    const send = () =>
      scene.api.request("POST", "/reservation/team/form", {
        token,
        headers,
        body: multipart(formInput, ["a.pdf"]),
      });
    const [first, second] = [await send(), await send()];
    expect(second.json.data).toEqual(first.json.data);
    expect(await scene.db.select().from(files).where(eq(files.kind, "team"))).toHaveLength(1);
  });
});

describe("the office", () => {
  test("lists forms and seasons, and its decisions and views are on record", async () => {
    const list = await scene.send("staff", "GET", "/ops/team-forms?state=10&seasonIdx=27");
    expect((list.json.data.list as object[])[0]).toMatchObject({
      teamFormIdx: formIdx,
      memberName: "김*루",
    });
    const detail = await scene.send("staff", "GET", `/ops/team-forms/${formIdx}`);
    expect(detail.json.data).toMatchObject({ memberIdx: kim, files: [] });
    await scene.decide("REVIEW");
    const records = await scene.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.entity, "team-form"))
      .orderBy(auditRecords.auditIdx);
    expect(records.map(({ action }) => action)).toEqual(expect.arrayContaining(["VIEW", "UPDATE"]));
    const seasons = await scene.send("staff", "GET", "/ops/team-seasons");
    expect(seasons.json.data).toMatchObject({ total: 1, list: [{ seasonIdx: 27, formCount: 1 }] });
  });

  test("opens a season whose numbers follow C0380; a year has one", async () => {
    const season = {
      title: "Teams 2028",
      rules: "<p>Rules</p>",
      year: 2028,
      applyFrom: "2027-11-01T09:00:00+09:00",
      applyTo: "2027-11-26T17:00:00+09:00",
      announceDate: "2027-12-13",
      monthFrom: 3,
      monthTo: 12,
      memberTypes: ["10"],
    };
    const opened = await scene.send("staff", "POST", "/ops/team-seasons", season);
    expect(opened.json.data).toEqual({ seasonIdx: expect.any(Number), year: 2028 });
    expect(await check(kim, "2028")).toMatchObject({
      season: { minTeams: 3, maxTeams: 8, requiredRounds: 10 },
    });
    expect((await scene.send("staff", "POST", "/ops/team-seasons", season)).json.fail?.code).toBe(9001);
    const wrong = { ...season, year: 2029, monthTo: 2 };
    expect((await scene.send("staff", "POST", "/ops/team-seasons", wrong)).json.fail?.msgVar?.[0]).toBe(
      "monthTo",
    );
  });

  test("books a flagged date only when it is named", async () => {
    await scene.db.execute(`insert into holidays (club_idx, date, seq, names, date_kind, is_holiday, holiday_type)
      values (1, '2027-03-10', 150, '{"en": "Club day"}', '01', 'Y', '40')`);
    await scene.approve();
    expect((await scene.form()).schedule[0]).toEqual({ date: "2027-03-10", state: "FLAGGED" });
    expect(await scene.rounds()).toHaveLength(8);
    await scene.reset();
    await scene.setForm({ monthTo: 4 });
    await scene.decide("REVIEW");
    const approved = await scene.decide("APPROVE", { choiceRank: 1, includeDates: ["2027-03-10"] });
    expect(approved.json.data).toMatchObject({ slotsCreated: 8 });
    await scene.db.execute("delete from holidays where seq = 150");
  });

  test("the roster is asked for on the day before, once", async () => {
    await scene.approve();
    scene.goTo("2027-03-09T10:00");
    await scene.run("team-roster");
    await scene.run("team-roster");
    expect(await scene.told(kim, "teamRosterDue")).toEqual([
      { club: "미르솔 컨트리클럽", team: "솔향회", date: "2027.03.10 (수)" },
    ]);
  });
});
