import { asc, eq } from "drizzle-orm";
import { loginLog, members, policies, withdrawalArchives } from "@/lib/club-api/db/tables";
import { retentionJob, sweepJob } from "@/lib/club-api/jobs/upkeep-jobs";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import { jobContext } from "../../support/jobs";

/** The access log (domain.md 7.13, C0460 v2). */
const api = await forFile(startTestApi);
beforeEach(async () => {
  await api.reset();
  await api.db.delete(loginLog);
});

const day = 24 * 60 * 60_000;
const login = (id: string, password: string, isAdmin = false) =>
  api.request("POST", "/member/login", {
    body: { clubCode: "MS01", id, password, isAdmin },
    headers: { "x-client-address": "203.0.113.9" },
  });
const lines = async () =>
  (await api.db.select().from(loginLog).orderBy(asc(loginLog.loginIdx))).map(
    ({ memberIdx, adminIdx, address, result }) => [memberIdx ?? adminIdx, address, result],
  );

test("every try leaves a line with the account, the address and the result; an unknown id names nobody", async () => {
  await login("kimmiru", "Mirsol2026!");
  await login("kimmiru", "wrong");
  await login("nobody99", "wrong");
  await login("dormant01", "Mirsol2026!");
  await login("contents1", "MirsolAdm1n!", true);
  await api.db.update(members).set({ state: "30" }).where(eq(members.id, "leesol01"));
  await login("leesol01", "Mirsol2026!");
  const from = "203.0.113.9";
  expect(await lines()).toEqual([
    [100001, from, "OK"],
    [100001, from, "AUTH_WRONG_LOGIN"],
    [null, from, "AUTH_WRONG_LOGIN"],
    [100006, from, "DORMANT"],
    [3, from, "OK"],
    [100002, from, "AUTH_SUSPENDED"],
  ]);
});

test("is there after 89 days, long after the session went, and gone after 91", async () => {
  await login("kimmiru", "Mirsol2026!");
  const later = async (days: number) => {
    api.pass(days * day);
    await sweepJob(api.limitClock).run(await jobContext(api, "sweep"));
    await retentionJob.run(await jobContext(api, "retention"));
    return (await lines()).length;
  };
  expect(await later(89)).toBe(1);
  expect(await later(2)).toBe(0);
});

test("the days are those of C0460", async () => {
  await api.db.update(policies).set({ value2: "30" }).where(eq(policies.code, "C0460"));
  await login("kimmiru", "Mirsol2026!");
  api.pass(31 * day);
  await retentionJob.run(await jobContext(api, "retention"));
  expect(await lines()).toEqual([]);
  await api.db.update(policies).set({ value2: "90" }).where(eq(policies.code, "C0460"));
});

test("who leaves takes the lines along into the archive, those of ended sessions too", async () => {
  await login("wangwei01", "Mirsol2026!");
  api.pass(80 * day);
  await sweepJob(api.limitClock).run(await jobContext(api, "sweep"));
  const { accessToken: token } = await api.signIn("wangwei01");
  const reason = { reasonCode: "W1", reasonText: "" };
  const { json } = await api.request("POST", "/info/delete_reason", { token, body: reason });
  const body = { withdrawToken: json.data.withdrawToken, password: "Mirsol2026!" };
  expect((await api.request("DELETE", "/info", { token, body })).json.data).toMatchObject({
    withdrawn: true,
  });
  expect(await lines()).toEqual([]);
  const [stored] = await api.db
    .select()
    .from(withdrawalArchives)
    .where(eq(withdrawalArchives.kind, "ACCESS"));
  expect(stored?.content).toMatchObject({ id: "wangwei01", accesses: [{ result: "OK" }, { result: "OK" }] });
  await login("wangwei01", "Mirsol2026!");
  expect(await lines()).toEqual([[null, "203.0.113.9", "AUTH_WITHDRAWN"]]);
});
