import { and, eq, sql } from "drizzle-orm";
import { members, outbox, policies, singleUseTokens, termsAgreements } from "@/lib/club-api/db/tables";
import { memberRemindersJob } from "@/lib/club-api/jobs/booking-jobs";
import type { Job } from "@/lib/club-api/jobs/job";
import { dormantJob, retentionJob } from "@/lib/club-api/jobs/upkeep-jobs";
import { demoNow, startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import { jobContext } from "../../support/jobs";
import { askCode, mockProof } from "../../support/scenes/people";

const api = await forFile(startTestApi);
beforeEach(async () => {
  await api.reset();
  await api.db.delete(outbox);
  await api.db
    .update(policies)
    .set({ value1: "Y", value2: "365", value3: "30" })
    .where(eq(policies.code, "C0450"));
});

const dayMs = 24 * 60 * 60_000;
const ago = (days: number) => new Date(demoNow.getTime() - days * dayMs);
const set = (memberIdx: number, values: Partial<typeof members.$inferInsert>) =>
  api.db.update(members).set(values).where(eq(members.memberIdx, memberIdx));
const memberOf = async (memberIdx: number) =>
  (await api.db.select().from(members).where(eq(members.memberIdx, memberIdx)))[0];
const run = async (job: Job) => job.run(await jobContext(api, job.name));
const notifications = async (event: string) =>
  (
    await api.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.event, event), eq(outbox.channel, "MAIL")))
  ).map(({ memberIdx, vars }) => [memberIdx, vars]);

describe("dormancy (C0450, P-04)", () => {
  test("is told thirty days ahead, once", async () => {
    await set(100002, { lastLoginAt: ago(335) });
    await set(100003, { lastLoginAt: ago(334) });
    await run(memberRemindersJob);
    await run(memberRemindersJob);
    expect(await notifications("dormancyNotice")).toEqual([
      [100002, { club: "미르솔 컨트리클럽", date: "2026.12.23 (수)" }],
    ]);
  });

  test("comes after a year without a sign-in and thirty days after the notice; sessions and tokens die", async () => {
    const { accessToken } = await api.signIn("leesol01");
    await set(100002, { lastLoginAt: ago(365), dormantNotifiedAt: ago(30) });
    await run(dormantJob);
    expect(await memberOf(100002)).toMatchObject({ state: "20", dormantAt: demoNow });
    expect((await api.request("GET", "/info/100002", { token: accessToken })).status).toBe(401);
  });

  test.each([
    ["a day too early", { lastLoginAt: ago(364), dormantNotifiedAt: ago(30) }],
    ["nobody was told", { lastLoginAt: ago(400), dormantNotifiedAt: null }],
    ["told too late", { lastLoginAt: ago(400), dormantNotifiedAt: ago(29) }],
  ])("does not come when it is %s", async (_why, values) => {
    await set(100002, values);
    await run(dormantJob);
    expect((await memberOf(100002))?.state).toBe("10");
  });

  test("comes after the days that the club says, with the notice so long before as it says (v2, v3)", async () => {
    await api.db.update(policies).set({ value2: "100", value3: "10" }).where(eq(policies.code, "C0450"));
    await set(100002, { lastLoginAt: ago(100), dormantNotifiedAt: ago(10) });
    await set(100003, { lastLoginAt: ago(90) });
    await run(dormantJob);
    await run(memberRemindersJob);
    expect((await memberOf(100002))?.state).toBe("20");
    expect((await notifications("dormancyNotice")).map(([memberIdx]) => memberIdx)).toEqual([100003]);
  });

  test("never comes where the club has switched it off", async () => {
    await api.db.update(policies).set({ value1: "N" }).where(eq(policies.code, "C0450"));
    await set(100002, { lastLoginAt: ago(365), dormantNotifiedAt: ago(30) });
    await set(100003, { lastLoginAt: ago(335) });
    await run(dormantJob);
    await run(memberRemindersJob);
    expect((await memberOf(100002))?.state).toBe("10");
    expect(await notifications("dormancyNotice")).toEqual([]);
  });

  test("a sign-in begins the year anew", async () => {
    await set(100002, { lastLoginAt: ago(364), dormantNotifiedAt: ago(29) });
    await api.signIn("leesol01");
    expect(await memberOf(100002)).toMatchObject({ lastLoginAt: demoNow, dormantNotifiedAt: null });
  });

  test("leaves suspended and waiting members alone", async () => {
    await set(100002, { lastLoginAt: ago(400), dormantNotifiedAt: ago(60), state: "30" });
    await run(dormantJob);
    expect((await memberOf(100002))?.state).toBe("30");
  });
});

test("an expired password is told once, and again only of the next one", async () => {
  await set(100002, { passwordChangedAt: ago(90) });
  await set(100003, { passwordChangedAt: ago(89) });
  await run(memberRemindersJob);
  await run(memberRemindersJob);
  expect((await notifications("passwordExpired")).map(([memberIdx]) => memberIdx)).toEqual([100002]);
});

test("consent to advertising is confirmed every two years (P-03)", async () => {
  const consent = {
    clubIdx: 1,
    memberIdx: 100001,
    termsIdx: 51,
    termType: "30",
    agreed: true,
    way: "SITE",
  } as const;
  await api.db
    .update(members)
    .set({ createdAt: ago(2000) })
    .where(eq(members.memberIdx, 100001));
  await api.db.delete(termsAgreements).where(sql`member_idx = 100001 and term_type = '30'`);
  await api.db.insert(termsAgreements).values({ ...consent, channels: ["SMS", "EMAIL"], agreedAt: ago(729) });
  await run(memberRemindersJob);
  expect(await notifications("marketingReconfirm")).toEqual([]);
  api.pass(dayMs);
  await run(memberRemindersJob);
  api.pass(700 * dayMs);
  await run(memberRemindersJob);
  const once = await notifications("marketingReconfirm");
  expect(once).toEqual([[100001, { club: "미르솔 컨트리클럽", choice: "SMS, EMAIL" }]]);
  api.pass(30 * dayMs);
  await run(memberRemindersJob);
  expect(
    (await notifications("marketingReconfirm")).filter(([memberIdx]) => memberIdx === 100001),
  ).toHaveLength(2);
});

test("the night's sweep drops proofs, visits to the provider and old codes", async () => {
  await mockProof(api, "hanbit77");
  await askCode(api, { purpose: "SIGNUP", target: "late@mail.example" });
  const counts = async () => {
    const answer = (await api.db.execute(sql`select (select count(*)::int from activation_tokens) as tokens,
      (select count(*)::int from nice_requests) as visits,
      (select count(*)::int from certifications where state = 'SENT') as sent,
      (select count(*)::int from certifications) as codes`)) as unknown as { rows: unknown[] };
    return answer.rows[0];
  };
  expect(await counts()).toEqual({ tokens: 1, visits: 1, sent: 1, codes: 1 });
  api.pass(11 * 60_000);
  await run(retentionJob);
  expect(await counts()).toEqual({ tokens: 0, visits: 0, sent: 0, codes: 1 });
  api.pass(2 * dayMs);
  await run(retentionJob);
  expect(await counts()).toEqual({ tokens: 0, visits: 0, sent: 0, codes: 0 });
  expect(await api.db.select().from(singleUseTokens)).toEqual([]);
});
