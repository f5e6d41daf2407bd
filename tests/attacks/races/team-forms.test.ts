import { and, eq, gt, gte, sql } from "drizzle-orm";
import {
  auditRecords,
  bookings,
  outbox,
  penalties,
  teamForms,
  teamSeasons,
  teeSlots,
} from "@/lib/club-api/db/tables";
import { finishTeams } from "@/lib/club-api/workflows/teams/finish-teams";
import { forFile } from "../../support/for-file";
import { brokenRules } from "../../support/history/invariants";
import { throughGate } from "../../support/history/row-gate";
import { startRaceScene } from "../../support/scenes/race-scene";
import { openSessionFor } from "../../support/scenes/second-club";
import { formIdx, formInput } from "../../support/scenes/team-scene";
import { jobContext } from "../../support/scenes/waiting-scene";

/*
 * A yearly team's form has one course (domain.md 7.10, 8.6), whatever the representative in two tabs, two officers and a
 * change of the season do at the same moment, over two processes on one database.
 */

const kim = 100_001;
const seasonIdx = 27;
const formRow = `select 1 from team_forms where team_form_idx = ${formIdx} for no key update`;
const seasonRow = `select 1 from team_seasons where season_idx = ${seasonIdx} for update`;
let desks: readonly [string, string];
let member: string;
let saved: { form: typeof teamForms.$inferSelect; season: typeof teamSeasons.$inferSelect };

const scene = await forFile(() => startRaceScene(1, "2026-12-16"));
beforeAll(async () => {
  const admin = { kind: "admin" as const, clubIdx: 1, accountIdx: 1 };
  const [api] = scene.apis;
  desks = [await openSessionFor(api, admin, "desk-one"), await openSessionFor(api, admin, "desk-two")];
  member = await openSessionFor(api, { kind: "member", clubIdx: 1, accountIdx: kim }, "team-kim");
  saved = { form: await form(), season: await season() };
}, 90_000);
beforeEach(async () => {
  await db().delete(penalties).where(gt(penalties.penaltyIdx, 400_001));
  await db().execute(sql`delete from booking_players where booking_idx > 500000`);
  await db().execute(sql`delete from booking_logs where booking_idx > 500000`);
  await db().delete(bookings).where(gt(bookings.bookingIdx, 500_000));
  await db()
    .update(teeSlots)
    .set({ openType: "10", teamFormIdx: null })
    .where(sql`team_form_idx is not null`);
  await db().delete(outbox);
  await db().delete(teamForms).where(gt(teamForms.teamFormIdx, formIdx));
  await db().update(teamForms).set(saved.form).where(eq(teamForms.teamFormIdx, formIdx));
  await db().update(teamSeasons).set(saved.season).where(eq(teamSeasons.seasonIdx, seasonIdx));
});
afterEach(async () => expect(await brokenRules(db())).toEqual([]));

const db = () => scene.apis[0].db;
async function form() {
  const [row] = await db().select().from(teamForms).where(eq(teamForms.teamFormIdx, formIdx));
  if (!row) throw new Error("no form");
  return row;
}
async function season() {
  const [row] = await db().select().from(teamSeasons).where(eq(teamSeasons.seasonIdx, seasonIdx));
  if (!row) throw new Error("no season");
  return row;
}
const codeOf = ({ json }: { json: { fail?: { code: number } } }) => json.fail?.code ?? 0;
const send = (turn: 0 | 1, body: object, headers: Record<string, string> = {}) =>
  scene.apis[turn].request("POST", "/reservation/team/form", { token: member, body, headers });
const edit = (turn: 0 | 1, change: object) => send(turn, { ...formInput, teamFormIdx: formIdx, ...change });
const withdraw = (turn: 0 | 1) =>
  scene.apis[turn].request("DELETE", `/reservation/team/form/${formIdx}`, { token: member });
const decide = (turn: 0 | 1, body: object) =>
  scene.apis[turn].request("PUT", `/ops/team-forms/${formIdx}`, { token: desks[turn], body });
const records = () =>
  db().$count(
    auditRecords,
    and(eq(auditRecords.entity, "team-form"), eq(auditRecords.entityKey, String(formIdx))),
  );
const rounds = () => db().select().from(bookings).where(eq(bookings.teamFormIdx, formIdx));
const notifications = (event: string) =>
  db().$count(outbox, and(eq(outbox.event, event), eq(outbox.channel, "MAIL")));
/** The form under review, on two dates only. */
const review = () =>
  db()
    .update(teamForms)
    .set({ state: "20", monthFrom: 3, monthTo: 4 })
    .where(eq(teamForms.teamFormIdx, formIdx));
const approve = (turn: 0 | 1) => decide(turn, { event: "APPROVE", choiceRank: 1 });

test("what the office reviews is changed under its eyes by the representative", async () => {
  const answers = await throughGate(scene.url, formRow, [
    () => decide(0, { event: "REVIEW" }),
    () => edit(1, { teamName: "Another" }),
  ]);
  expect(answers.map(codeOf)).toEqual([0, 4606]);
  expect(await form()).toMatchObject({ state: "20", teamName: saved.form.teamName });
});

test("two tabs of the representative write over each other", async () => {
  const { version } = await form();
  const answers = await throughGate(scene.url, formRow, [
    () => edit(0, { teamName: "One", version }),
    () => edit(1, { teamName: "Two", version }),
  ]);
  expect(answers.map(codeOf)).toEqual([0, 4606]);
  expect((await form()).teamName).toBe("One");
});

test("a form that is withdrawn is reviewed, and stands", async () => {
  const before = await records();
  const answers = await throughGate(scene.url, formRow, [
    () => withdraw(0),
    () => decide(1, { event: "REVIEW" }),
  ]);
  expect(answers.map(codeOf)).toEqual([0, 4606]);
  expect([(await form()).state, await records()]).toEqual(["60", before]);
});

test("a form under review is withdrawn", async () => {
  const answers = await throughGate(scene.url, formRow, [
    () => decide(0, { event: "REVIEW" }),
    () => withdraw(1),
  ]);
  expect(answers.map(codeOf)).toEqual([0, 4606]);
  expect((await form()).state).toBe("20");
});

test("withdrawn in two tabs it is refused in one of them as if it were under review", async () => {
  const answers = await throughGate(scene.url, formRow, [() => withdraw(0), () => withdraw(1)]);
  expect(answers.map(codeOf)).toEqual([0, 0]);
  expect((await form()).state).toBe("60");
});

test("one submission that is sent twice under one key is two forms", async () => {
  const headers = { "idempotency-key": "team-1" };
  const input = { ...formInput, teamName: "Twice" };
  const answers = await throughGate(scene.url, seasonRow, [
    () => send(0, input, headers),
    () => send(1, input, headers),
  ]);
  expect(answers.map(codeOf)).toEqual([0, 0]);
  expect(answers[0].json).toEqual(answers[1].json);
  expect(await db().$count(teamForms, gte(teamForms.teamFormIdx, formIdx))).toBe(2);
  expect(await notifications("teamReceived")).toBe(1);
});

test("one officer approves what the other rejects: both are told to the team", async () => {
  await review();
  const before = await records();
  const [approved, rejected] = (
    await throughGate(scene.url, formRow, [
      () => approve(0),
      () => decide(1, { event: "REJECT", reasonCode: "T1" }),
    ])
  ).map(codeOf);
  // An approval takes its slots before it comes to the form, so either may be first; the other comes too late.
  const isApproved = approved === 0;
  expect([approved, rejected]).toEqual(isApproved ? [0, 4606] : [4606, 0]);
  expect([(await form()).state, (await rounds()).length > 0]).toEqual(
    isApproved ? ["30", true] : ["40", false],
  );
  expect([await records(), await notifications("teamResult")]).toEqual([before + 1, 1]);
});

test("two officers approve one form: its times are taken twice and it is told twice", async () => {
  await review();
  const before = await records();
  const answers = await throughGate(scene.url, formRow, [() => approve(0), () => approve(1)]);
  expect(answers.map(codeOf)[0]).toBe(0);
  expect([4201, 4606]).toContain(codeOf(answers[1]));
  const { schedule, teamCount } = await form();
  const booked = schedule.filter(({ state }) => state === "BOOKED").length;
  expect([(await rounds()).length, await records()]).toEqual([booked * teamCount, before + 1]);
  expect(await notifications("teamResult")).toBe(1);
});

test("two officers suspend one date: it counts twice and its fine is due twice", async () => {
  await review();
  await approve(0);
  const [date] = (await form()).schedule.flatMap((one) => (one.state === "BOOKED" ? [one.date] : []));
  // Late enough that it costs.
  for (const api of scene.apis) api.clock.set(new Date(`${date}T00:30:00+09:00`));
  const before = await records();
  const answers = await throughGate(scene.url, formRow, [
    () => decide(0, { event: "SUSPEND_DATE", date }),
    () => decide(1, { event: "SUSPEND_DATE", date }),
  ]);
  expect(codeOf(answers[0])).toBe(0);
  expect([4606, 9001]).toContain(codeOf(answers[1]));
  const { suspensionsUsed, teamCount } = await form();
  const fines = await db().$count(penalties, gt(penalties.penaltyIdx, 400_001));
  expect([suspensionsUsed, fines, await records()]).toEqual([1, teamCount, before + 1]);
  for (const api of scene.apis) api.clock.set(new Date("2026-11-23T10:00:00+09:00"));
});

describe("a season that changes", () => {
  const change = async (turn: 0 | 1, values: object) => {
    const { texts, applyFrom, applyTo, ...now } = await season();
    const { title = "", rules = "" } = texts.en ?? texts.ko ?? {};
    const { year, announceDate, monthFrom, monthTo, memberTypes, version } = now;
    const times = { applyFrom: applyFrom.toISOString(), applyTo: applyTo.toISOString() };
    const whole = { year, announceDate, monthFrom, monthTo, memberTypes, version, title, rules, ...times };
    return scene.apis[turn].request("PUT", `/ops/team-seasons/${seasonIdx}`, {
      token: desks[turn],
      body: { ...whole, ...values },
    });
  };

  test("takes a form that its new numbers do not allow", async () => {
    const [changed, sent] = await throughGate(scene.url, seasonRow, [
      () => change(0, { maxTeams: 4 }),
      () => send(1, { ...formInput, teamCount: 6, memberCount: 24 }),
    ]);
    expect([codeOf(changed), codeOf(sent)]).toEqual([0, 4605]);
    await db().update(teamSeasons).set(saved.season).where(eq(teamSeasons.seasonIdx, seasonIdx));
    expect(codeOf(await send(1, { ...formInput, teamCount: 6, memberCount: 24 }))).toBe(0);
  });

  test("leaves a form standing that has just been made too large for it", async () => {
    const [sent, changed] = await throughGate(scene.url, formRow, [
      () => edit(0, { teamCount: 6, memberCount: 24 }),
      () => change(1, { maxTeams: 4 }),
    ]);
    expect([codeOf(sent), codeOf(changed)]).toEqual([0, 9001]);
    expect([(await form()).teamCount, (await season()).maxTeams]).toEqual([6, saved.season.maxTeams]);
  });

  test("two officers change it over each other", async () => {
    const answers = await throughGate(scene.url, seasonRow, [
      () => change(0, { maxTeams: 5 }),
      () => change(1, { maxTeams: 6 }),
    ]);
    expect(answers.map(codeOf)).toEqual([0, 2002]);
    expect((await season()).maxTeams).toBe(5);
  });
});

test("a team whose season is over is ended by the office and finished by the job", async () => {
  await db().update(teamForms).set({ state: "30", schedule: [] }).where(eq(teamForms.teamFormIdx, formIdx));
  await db().insert(penalties).values(unpaid());
  const over = new Date("2028-01-01T00:10:00+09:00");
  const [ended] = await throughGate(scene.url, formRow, [
    () => decide(0, { event: "END" }),
    () => finishTeams(scene.apis[1].db, jobContext(over, "team-finish")),
  ]);
  expect([codeOf(ended), (await form()).state]).toEqual([0, "60"]);
});

const unpaid = () => {
  const since = new Date("2026-10-01T10:00:00+09:00");
  return {
    clubIdx: 1,
    memberIdx: kim,
    penaltyCode: "70" as const,
    point: 0,
    finePercent: 10,
    fineAmount: "1000",
    suspendFrom: since,
    suspendTo: since,
    state: "10" as const,
    createdAt: since,
    updatedAt: since,
  };
};

test("control: looking at the state without the version, both officers decide", async () => {
  const naive = (state: "30" | "40") => async () => {
    const seen = await form();
    await db().update(teamForms).set({ state }).where(eq(teamForms.teamFormIdx, formIdx));
    return seen.state;
  };
  expect(await throughGate(scene.url, formRow, [naive("30"), naive("40")])).toEqual(["10", "10"]);
});
