import { and, eq, inArray } from "drizzle-orm";
import {
  bookings,
  outbox,
  penalties,
  policies,
  teamForms,
  teamSeasons,
  teeSlots,
} from "@/lib/club-api/db/tables";
import { teamJobs } from "@/lib/club-api/jobs/booking-jobs";
import { type Answer, startTestApi } from "../api";
import { jobContext } from "../jobs";
import { liftLimits } from "./lift-limits";
import { ownTokens } from "./own-tokens";
import { openSessionFor } from "./second-club";

export const formIdx = 800_001;

/** Request R20 of domain.md. */
export const formInput = {
  clubCode: "MS01",
  seasonIdx: 27,
  teamName: "솔향회",
  presidentName: "김미루",
  presidentPhone: "010-0000-0001",
  managerName: "김미루",
  managerPhone: "010-0000-0001",
  managerEmail: "miru@mirsol.example",
  memberCount: 16,
  teamCount: 4,
  rsvCycle: "10",
  choices: [{ rank: 1, weekType: "2", weekCode: "4", rsvHour: "07" }],
  monthFrom: 3,
  monthTo: 12,
  holeCode: "18",
  banquet: true,
  awards: true,
  pastYears: 3,
  note: "",
  agreeRules: true,
};
export const secondWednesdays = [
  "2027-03-10",
  "2027-04-14",
  "2027-05-12",
  "2027-06-09",
  "2027-07-14",
  "2027-08-11",
  "2027-09-08",
  "2027-10-13",
  "2027-11-10",
  "2027-12-08",
];

export type TeamScene = Awaited<ReturnType<typeof teamScene>>;

/** The demo club around form 800001, with words for the member and the office. */
export async function teamScene() {
  const api = await startTestApi();
  const { db } = api;
  const tokens = ownTokens((who: number | "staff") => {
    const kind = who === "staff" ? ("admin" as const) : ("member" as const);
    const owner = { kind, clubIdx: 1, accountIdx: who === "staff" ? 1 : who };
    return openSessionFor(api, owner, `team-token-${who}`);
  });

  async function begin() {
    tokens.clear();
    await liftLimits(db);
  }
  await begin();

  async function send(who: number | "staff", method: string, path: string, body?: unknown): Promise<Answer> {
    return api.request(method, path, { token: await tokens.of(who), body });
  }

  return {
    api,
    db,
    send,
    goTo(clubTime: string) {
      api.clock.set(new Date(`${clubTime}:00+09:00`));
      api.limitClock.set(api.clock.now());
    },
    async run(name: string) {
      for (const job of teamJobs.filter((one) => one.name === name))
        await job.run(await jobContext(api, name));
    },
    decide: (event: string, extra: object = {}, teamFormIdx = formIdx) =>
      send("staff", "PUT", `/ops/team-forms/${teamFormIdx}`, { event, ...extra }),
    /** The demo's form for March up to a month, reviewed and approved by its first choice. */
    async approve(monthTo = 5): Promise<Answer> {
      await db.update(teamForms).set({ monthTo }).where(eq(teamForms.teamFormIdx, formIdx));
      await this.decide("REVIEW");
      return this.decide("APPROVE", { choiceRank: 1 });
    },
    submit: (memberIdx: number, extra: object = {}) =>
      send(memberIdx, "POST", "/reservation/team/form", { ...formInput, ...extra }),
    async form(teamFormIdx = formIdx) {
      const [row] = await db.select().from(teamForms).where(eq(teamForms.teamFormIdx, teamFormIdx));
      if (!row) throw new Error(`no form ${teamFormIdx}`);
      return row;
    },
    rounds: (teamFormIdx = formIdx, states: (typeof bookings.$inferSelect)["state"][] = ["10"]) =>
      db
        .select()
        .from(bookings)
        .where(and(eq(bookings.teamFormIdx, teamFormIdx), inArray(bookings.state, states)))
        .orderBy(bookings.playDate, bookings.teeTime),
    slotsOf: (teamFormIdx = formIdx) =>
      db.select().from(teeSlots).where(eq(teeSlots.teamFormIdx, teamFormIdx)),
    penaltiesOf: (memberIdx: number) => db.select().from(penalties).where(eq(penalties.memberIdx, memberIdx)),
    async told(memberIdx: number, event: string) {
      const rows = await db
        .select()
        .from(outbox)
        .where(and(eq(outbox.memberIdx, memberIdx), eq(outbox.event, event), eq(outbox.channel, "MAIL")))
        .orderBy(outbox.outboxIdx);
      return rows.map(({ vars }) => vars);
    },
    setSeason: (values: Partial<typeof teamSeasons.$inferInsert>) => db.update(teamSeasons).set(values),
    setForm: (values: Partial<typeof teamForms.$inferInsert>) => db.update(teamForms).set(values),
    setPolicy: (code: string, values: Partial<typeof policies.$inferInsert>) =>
      db.update(policies).set(values).where(eq(policies.code, code)),
    /** The demo's first moment again, for the next test. */
    async reset() {
      await api.reset();
      await begin();
    },
    close: () => api.close(),
  };
}
