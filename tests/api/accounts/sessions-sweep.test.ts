import { limits, loginTries, sessions, sessionTokens } from "@/lib/club-api/db/tables";
import { sweepJob } from "@/lib/club-api/jobs/upkeep-jobs";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import { jobContext } from "../../support/jobs";

const api = await forFile(startTestApi);

const hour = 3_600_000;

test("the sweep drops what ended over a day ago and nothing that lives", async () => {
  await api.signIn("leesol01");
  await api.request("POST", "/member/login", { body: { clubCode: "MS01", id: "nobody99", password: "x" } });
  api.pass(20 * hour);
  const { accessToken } = await api.signIn("kimmiru");
  api.pass(17 * hour);
  const fresh = await api.signIn("kimmiru", { chk: true });
  await sweepJob(api.limitClock).run(await jobContext(api, "sweep"));
  const left = await api.db.select().from(sessions);
  expect(left.map((row) => row.memberIdx)).toEqual([100001, 100001]);
  expect(await api.db.$count(sessionTokens)).toBe(2);
  // A count of wrong tries outlives the day (checklist S-52); it goes a year after the last one.
  expect(await api.db.$count(loginTries)).toBe(1);
  expect(await api.db.$count(limits)).toBe(1);
  expect((await api.request("GET", "/info/100001", { token: fresh.accessToken })).status).toBe(200);
  expect((await api.request("GET", "/info/100001", { token: accessToken })).status).toBe(401);
  api.pass(364 * 24 * hour);
  await sweepJob(api.limitClock).run(await jobContext(api, "sweep"));
  expect(await api.db.$count(loginTries)).toBe(0);
});
