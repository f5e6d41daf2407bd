import { eq, sql } from "drizzle-orm";
import { bookings, teamForms, teeSlots } from "@/lib/club-api/db/tables";
import { forFile } from "../support/for-file";
import { brokenRules } from "../support/history/invariants";
import { startRaceScene, times } from "../support/scenes/race-scene";
import { openSessionFor } from "../support/scenes/second-club";
import { formIdx, formInput } from "../support/scenes/team-scene";

const park = 100_003;
let staff: string;
let member: string;

const scene = await forFile(() => startRaceScene(1, "2026-12-16"));
beforeAll(async () => {
  const [api] = scene.apis;
  staff = await openSessionFor(api, { kind: "admin", clubIdx: 1, accountIdx: 1 }, "race-staff");
  member = await openSessionFor(api, { kind: "member", clubIdx: 1, accountIdx: park }, "race-park");
}, 60_000);

const decide = (turn: number, teamFormIdx: number, body: object) =>
  scene.apiOf(turn).request("PUT", `/ops/team-forms/${teamFormIdx}`, { token: staff, body });

describe("one member in ten tabs", () => {
  test("never has more than the two forms that C0390 allows", async () => {
    const answers = await times(10, (turn) =>
      scene.apiOf(turn).request("POST", "/reservation/team/form", {
        token: member,
        body: { ...formInput, teamName: `Tab ${turn}` },
      }),
    );
    expect(answers.filter(({ json }) => json.result)).toHaveLength(2);
    expect(new Set(answers.flatMap(({ json }) => json.fail?.code ?? []))).toEqual(new Set([4604]));
  });
});

describe("two admins approve two forms onto the same slots", () => {
  test("one wins whole, of the other nothing is written", async () => {
    const { db } = scene.apis[0];
    const own = await db.select().from(teamForms).where(eq(teamForms.memberIdx, park));
    const rival = own[0]?.teamFormIdx ?? 0;
    // Two dates of one hour on one course; where it has room for one team of the size only.
    await db.execute(sql`update team_forms set month_to = 4, team_count = 5,
      choices = '[{"rank":1,"weekType":"2","weekCode":"4","rsvHour":"07","courseCode":"1"}]'`);
    for (const teamFormIdx of [formIdx, rival]) await decide(0, teamFormIdx, { event: "REVIEW" });
    const answers = await times(2, (turn) =>
      decide(turn, turn === 0 ? formIdx : rival, { event: "APPROVE", choiceRank: 1 }),
    );
    const [winner, loser] = answers[0]?.json.result ? [formIdx, rival] : [rival, formIdx];
    expect(answers.map(({ json }) => json.fail?.code ?? 0).sort()).toEqual([0, 4201]);
    const rounds = await db.select().from(bookings).where(eq(bookings.teamFormIdx, winner));
    expect(rounds).toHaveLength(10);
    expect(await db.select().from(teeSlots).where(eq(teeSlots.teamFormIdx, winner))).toHaveLength(10);
    expect(await db.select().from(bookings).where(eq(bookings.teamFormIdx, loser))).toEqual([]);
    expect(await db.select().from(teeSlots).where(eq(teeSlots.teamFormIdx, loser))).toEqual([]);
    const [left] = await db.select().from(teamForms).where(eq(teamForms.teamFormIdx, loser));
    expect(left).toMatchObject({ state: "20", schedule: [] });
    expect(await brokenRules(db)).toEqual([]);
  });

  test("the same form twice at once is approved once", async () => {
    const { db } = scene.apis[0];
    await db.execute(sql`update team_forms set month_from = 10, month_to = 10 where state = '20'`);
    const [open] = await db.select().from(teamForms).where(eq(teamForms.state, "20"));
    const teamFormIdx = open?.teamFormIdx ?? 0;
    const answers = await times(4, (turn) => decide(turn, teamFormIdx, { event: "APPROVE", choiceRank: 1 }));
    expect(answers.filter(({ json }) => json.result)).toHaveLength(1);
    expect(await db.select().from(bookings).where(eq(bookings.teamFormIdx, teamFormIdx))).toHaveLength(5);
  });
});

test("the last rounds of a team's date, cancelled by the club at once: the schedule misses none", async () => {
  const { db } = scene.apis[0];
  const [form] = await db.select().from(teamForms).where(eq(teamForms.state, "30"));
  const { teamFormIdx = 0, schedule = [] } = form ?? {};
  for (const { date } of schedule) {
    const all = await db.select().from(bookings).where(eq(bookings.teamFormIdx, teamFormIdx));
    const rounds = all.filter(({ playDate }) => playDate === date);
    const answers = await times(rounds.length, (turn) =>
      scene.apiOf(turn).request("PUT", `/ops/bookings/${rounds[turn]?.bookingIdx}/state`, {
        token: staff,
        body: { event: "CLUB_CANCEL", reason: "repair" },
      }),
    );
    expect(answers.map(({ json }) => json.fail?.code ?? 0)).toEqual([0, 0, 0, 0, 0]);
    const [now] = await db.select().from(teamForms).where(eq(teamForms.teamFormIdx, teamFormIdx));
    expect(now?.schedule.find((one) => one.date === date)?.state).toBe("SUSPENDED");
  }
  expect(await db.select().from(teeSlots).where(eq(teeSlots.teamFormIdx, teamFormIdx))).toEqual([]);
  expect(await brokenRules(db)).toEqual([]);
});
