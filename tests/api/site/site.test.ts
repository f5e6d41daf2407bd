import { gt } from "drizzle-orm";
import { limits, siteStateHistory, siteStates } from "@/lib/club-api/db/tables";
import { clubWords } from "@/lib/club-api/domains/policies";
import { siteStateJob } from "@/lib/club-api/jobs/upkeep-jobs";
import type { Context } from "@/lib/club-api/platform/context";
import type { CallOutput } from "@/lib/contract/routes";
import { startTestApi } from "@/tests/support/api";
import { forFile } from "../../support/for-file";

type State = CallOutput<"GET /site/state">;

const api = await forFile(startTestApi);
let admin: string;

const normal = { state: "1" as const, texts: {}, startAt: null, endAt: null, allowIps: [] };

/** Nobody signed in, the site normal, nothing planned, as on the first day. */
beforeEach(async () => {
  await api.reset();
  await api.db.update(siteStates).set({ current: normal, planned: null, version: 1 });
  await api.db.delete(siteStateHistory).where(gt(siteStateHistory.historyIdx, 1));
  admin = (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;
});

async function state(query = ""): Promise<State> {
  return (await api.request("GET", `/site/state?lang=ko${query}`, query === "" ? {} : { token: admin })).json
    .data as unknown as State;
}

function put(body: object, lang = "ko") {
  return api.request("PUT", `/site/state?lang=${lang}`, { token: admin, body });
}

const maintenance = {
  state: "0",
  title: "시스템 점검",
  message: "02:00~04:00 점검 중입니다.",
  startAt: "2026-11-24T02:00:00+09:00",
  endAt: "2026-11-24T04:00:00+09:00",
  allowIps: ["203.0.113.10"],
  i18n: { en: { title: "Maintenance", message: "Back at 04:00." } },
};

test("the demo site is normal (P6)", async () => {
  expect(await state()).toEqual({ state: "1", title: "", message: "", startAt: null, endAt: null });
});

// seed 274 310
test("a planned stop begins and ends at its exact moments (A8)", async () => {
  expect((await put(maintenance)).json.data).toEqual({ state: "1", scheduled: true });
  const seen: string[] = [];
  for (const time of ["01:59:59", "02:00:00", "03:59:59", "04:00:00"]) {
    api.clock.set(new Date(`2026-11-24T${time}+09:00`));
    seen.push((await state()).state);
  }
  expect(seen).toEqual(["1", "0", "0", "1"]);
});

test("the passes of a planned stop count from its beginning to its end", async () => {
  await put({ ...maintenance, allowIps: ["203.0.113.7"] });
  const hasPass = async (address: string) =>
    (await api.request("GET", "/ext/site/pass", { headers: { "x-client-address": address } })).json.data
      .allowed;
  const seen: unknown[] = [];
  for (const time of ["01:59:59", "02:00:00", "03:59:59", "04:00:00"]) {
    api.clock.set(new Date(`2026-11-24T${time}+09:00`));
    seen.push([await hasPass("203.0.113.7"), await hasPass("203.0.113.8")]);
  }
  expect(seen).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [false, false],
  ]);
});

test("while it is stopped, visitors read the reason in their language", async () => {
  await put(maintenance);
  api.clock.set(new Date("2026-11-24T03:00:00+09:00"));
  expect(await state()).toMatchObject({ title: "시스템 점검", endAt: "2026-11-24T04:00:00+09:00" });
  const english = (await api.request("GET", "/site/state?lang=en")).json.data;
  expect(english).toMatchObject({ title: "Maintenance", message: "Back at 04:00." });
});

test("a change of now leaves what is planned", async () => {
  await put(maintenance);
  await put({ state: "2", title: "휴장", message: "" });
  expect((await state()).state).toBe("2");
  expect((await state("&scope=admin")).admin?.scheduled?.state).toBe("0");
});

test("a plan is taken back by planning the normal state", async () => {
  await put(maintenance);
  const answer = await put({ state: "1", startAt: maintenance.startAt });
  expect(answer.json.data).toEqual({ state: "1", scheduled: false });
});

test("visitors see neither plan nor passes, whatever they ask", async () => {
  await put(maintenance);
  expect(await state()).not.toHaveProperty("admin");
  expect((await api.request("GET", "/site/state?scope=admin")).json.fail?.code).toBe(463);
});

test("an admin who read an older version is refused", async () => {
  const version = (await state("&scope=admin")).admin?.version;
  await put({ state: "0", version });
  expect((await put({ state: "2", version })).json.fail?.code).toBe(2002);
  expect((await state()).state).toBe("0");
});

test.each([
  ["before it begins", { startAt: "2026-11-24T02:00:00+09:00", endAt: "2026-11-24T02:00:00+09:00" }],
  ["in the past", { startAt: null, endAt: "2026-11-23T09:59:59+09:00" }],
])("an end %s names the field", async (_, span) => {
  expect((await put({ state: "0", ...span })).json.fail).toMatchObject({
    code: 9001,
    msgVar: ["endAt", "끝은 시작과 지금보다 늦어야 합니다."],
  });
});

test("every change is kept with its author", async () => {
  await put(maintenance);
  const rows = await api.db.select().from(siteStateHistory).orderBy(siteStateHistory.historyIdx);
  expect(rows.at(-1)).toMatchObject({ changedBy: "ssadmin1", version: 2, part: { state: "0" } });
});

test.each([
  ["an address of the list", "203.0.113.10", true],
  ["an address of a range", "192.0.2.77", true],
  ["the mapped form of an address", "::ffff:203.0.113.10", true],
  ["an address of an IPv6 range", "2001:db8:1::5", true],
  ["any other address", "203.0.113.11", false],
])("the pass is for %s", async (_, address, allowed) => {
  await put({ state: "0", allowIps: ["203.0.113.10", "192.0.2.0/24", "2001:db8:1::/48"] });
  const answer = await api.request("GET", "/ext/site/pass", { headers: { "x-client-address": address } });
  expect(answer.json.data).toEqual({ allowed });
});

test("the job writes down what time has done, once (site-state, 8.7)", async () => {
  await put(maintenance);
  const run = async (time: string) => {
    const now = new Date(`2026-11-24T${time}+09:00`);
    api.clock.set(now);
    const ctx: Context = {
      club: {
        clubIdx: 1,
        clubCode: "MS01",
        defaultLanguage: "en",
        languages: ["en", "ko", "ja", "zh"],
        zone: "Asia/Seoul",
      },
      now,
      choice: { language: "en", defaultLanguage: "en" },
      by: { kind: "job", name: "site-state" },
      address: null,
      requestId: "job",
      trail: { records: 0 },
    };
    const { db, deps } = api;
    await siteStateJob.run({ db, storage: deps.storage, logger: deps.logger, ctx });
    const rows = await db.select().from(siteStateHistory).orderBy(siteStateHistory.historyIdx);
    return [rows.length, rows.at(-1)?.changedBy, rows.at(-1)?.part.state];
  };
  expect(await run("01:59:00")).toEqual([2, "ssadmin1", "0"]);
  expect(await run("02:00:00")).toEqual([3, "job:site-state", "0"]);
  expect(await run("02:01:00")).toEqual([3, "job:site-state", "0"]);
  expect(await run("04:00:00")).toEqual([4, "job:site-state", "1"]);
  expect(await run("04:01:00")).toEqual([4, "job:site-state", "1"]);
  expect((await state()).state).toBe("1");
});

// seed 274
test("the club may be named in the body as well as in the query (domain.md 2.3)", async () => {
  const put = (body: object) => api.request("PUT", "/site/state", { token: admin, body });
  expect((await put({ state: "1", clubCode: "MS01" })).json.data).toMatchObject({ state: "1" });
  expect((await put({ state: "1", clubCode: "ZZ99" })).status).toBe(404);
  expect((await put({ state: "1", clubCode: 7 })).json.fail?.code).toBe(9001);
});

test("an admin without the menu changes nothing", async () => {
  const token = (await api.signIn("contents1", { isAdmin: true })).accessToken;
  const answer = await api.request("PUT", "/site/state", { token, body: { state: "2" } });
  expect([answer.status, (await state()).state]).toEqual([403, "1"]);
});

// seed 323
test("site info and addition speak the asked language (P16, P17)", async () => {
  const info = (await api.request("GET", "/site/info?clubCode=MS01&lang=ko")).json.data;
  expect(info).toEqual({
    clubIdx: 1,
    clubCode: "MS01",
    clubName: "미르솔 컨트리클럽",
    ceoName: "홍솔",
    businessNo: "100-81-23452",
    zipCode: "00027",
    address: "경기도 미르시 솔바람로 27",
    addressDetail: "",
    clubPhoneNo: "031-000-1000",
    rsvPhoneNo: "031-000-1001",
    clubFaxNo: "031-000-1002",
    email: "info@mirsol.example",
    lat: 37.3,
    lon: 127.3,
    sns: { instagram: "https://sns.example/mirsol" },
    copyright: "© Mirsol Country Club",
    certificationTypes: ["10", "20"],
    hasPush: false,
    passwordWords: expect.arrayContaining(["MS01", "미르솔", "Mirsol", "ミルソルカントリークラブ"]),
  });
  const addition = (await api.request("GET", "/site/addition?lang=ja")).json.data;
  expect(addition).toMatchObject({
    textDefaultRl: "ミルソルカントリークラブ",
    textSimpleUd: "MS",
    viewportZoom: "free",
  });
});

// seed 77
test("the words that browsers are told of are those that the server refuses in a password", async () => {
  const { passwordWords } = (await api.request("GET", "/site/info?clubCode=MS01&lang=en")).json.data;
  expect(passwordWords).toEqual(await clubWords(api.db, 1));
});

describe("who is on the site now", () => {
  const ask = (address: string, options: object = {}) =>
    api.request("GET", "/site/state", { headers: { "x-client-address": address }, ...options });
  const visitors = async () =>
    (await api.request("GET", "/ops/site/visitors", { token: admin })).json.data as unknown;
  const minuteMs = 60_000;

  test("every address counts once, for five minutes after it last asked", async () => {
    const begin = api.limitClock.now().getTime();
    await Promise.all([ask("203.0.113.51"), ask("203.0.113.51"), ask("203.0.113.52")]);
    expect(await visitors()).toEqual({ visitors: 2, minutes: 5 });
    api.limitClock.set(new Date(begin + 3 * minuteMs));
    await ask("203.0.113.52");
    api.limitClock.set(new Date(begin + 6 * minuteMs));
    expect(await visitors()).toEqual({ visitors: 1, minutes: 5 });
    api.limitClock.set(new Date(begin + 9 * minuteMs));
    expect(await visitors()).toEqual({ visitors: 0, minutes: 5 });
  });

  test("the back office and the web server itself are no visitors", async () => {
    await ask("203.0.113.53", { token: admin });
    await api.request("GET", "/site/state");
    expect(await visitors()).toEqual({ visitors: 0, minutes: 5 });
  });

  test("visitors for whom the web has asked at once count each, but by nobody else's word", async () => {
    const headers = { "x-visitor-addresses": "203.0.113.55,203.0.113.56, nobody,203.0.113.56" };
    await api.request("GET", "/site/state", { headers, from: "203.0.113.57" });
    expect(await visitors()).toEqual({ visitors: 1, minutes: 5 });
    await api.request("GET", "/site/state", { headers });
    expect(await visitors()).toEqual({ visitors: 3, minutes: 5 });
  });

  test("no address is kept in clear", async () => {
    await ask("203.0.113.54");
    const rows = await api.db.select().from(limits);
    expect(JSON.stringify(rows.filter(({ key }) => key.startsWith("visitor:")))).toMatch(/visitor:1:/);
    expect(JSON.stringify(rows.filter(({ key }) => key.startsWith("visitor:")))).not.toContain("203.0.113");
  });
});
