import { and, desc, eq } from "drizzle-orm";
import { auditRecords, memberExtras, members, outbox } from "@/lib/club-api/db/tables";
import type { MemberState } from "@/lib/contract/code-values/members";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";

const api = await forFile(startTestApi);
let office: string;
beforeEach(async () => {
  await api.reset();
  await api.db.delete(outbox);
  office = (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;
});

const put = (memberIdx: number, body: Record<string, unknown>, token = office) =>
  api.request("PUT", `/ops/members/${memberIdx}`, { token, body });
const get = (path: string, token = office) => api.request("GET", path, { token });
const stateOf = async (memberIdx: number) =>
  (await api.db.select().from(members).where(eq(members.memberIdx, memberIdx)))[0]?.state;
const lastAuditEntry = async () =>
  (
    await api.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.entity, "member")))
      .orderBy(desc(auditRecords.auditIdx))
      .limit(1)
  )[0];

describe("the office's list (P-08)", () => {
  test("masks everybody", async () => {
    const { text, json } = await get("/ops/members?size=100&lang=ko");
    expect((json.data.list as unknown[]).length).toBeGreaterThanOrEqual(10);
    for (const secret of ["김미루", "miru@", "010-0000-0001"]) expect(text).not.toContain(secret);
    expect(text).toContain("김*루");
  });

  test.each([
    ["a name", "김미루", [100001]],
    ["an id", "leesol", [100002]],
    ["an e-mail", "SOL@mirsol", [100002]],
    ["a phone number however written", "010 0000 0003", [100003]],
    ["signs of the search itself", "%", []],
  ])("finds by %s", async (_how, keyword, found) => {
    const { json } = await get(`/ops/members?keyword=${encodeURIComponent(keyword)}`);
    const list = json.data.list as { memberIdx: number }[];
    expect(list.map(({ memberIdx }) => memberIdx)).toEqual(found);
  });

  test("gives a picker at most ten, masked, who begin with the keyword first", async () => {
    const find = async (keyword: string) =>
      (await get(`/ops/people?lang=ko&keyword=${encodeURIComponent(keyword)}`)).json;
    const [kim] = (await find("김미루")).data.list as Record<string, unknown>[];
    expect(kim).toMatchObject({ memberIdx: 100_001, name: "김*루", phoneNo: "010-****-0001", state: "10" });
    for (const keyword of ["leesol01", "0000-0002"]) {
      expect((await find(keyword)).data.list).toMatchObject([{ memberIdx: 100_002 }]);
    }
    expect((await find("0000")).data.list).toHaveLength(10);
    expect((await find("김")).fail).toMatchObject({ code: 9001 });
    await api.db.update(members).set({ state: "40" }).where(eq(members.memberIdx, 100_001));
    expect((await find("김미루")).data.list).toEqual([]);
  });

  test("filters by state; withdrawn ones are asked for by name", async () => {
    const dormant = (await get("/ops/members?state=20")).json.data.list as { memberIdx: number }[];
    expect(dormant.map(({ memberIdx }) => memberIdx)).toEqual([100006]);
    await api.db.update(members).set({ state: "40" }).where(eq(members.memberIdx, 100005));
    const listed = await get("/ops/members?size=100");
    expect(JSON.stringify(listed.json.data.list)).not.toContain('"memberIdx":100005');
  });

  test("is closed to who has no right to it", async () => {
    const editor = (await api.signIn("contents1", { isAdmin: true })).accessToken;
    const member = (await api.signIn("kimmiru")).accessToken;
    for (const token of [editor, member]) {
      expect((await get("/ops/members", token)).status).toBe(403);
      expect((await put(100002, { event: "SUSPEND", reason: "x" }, token)).status).toBe(403);
    }
    expect(await stateOf(100002)).toBe("10");
  });
});

describe("one member", () => {
  test("is masked without a reason, and the look is on record", async () => {
    const { text, json } = await get("/ops/members/100001");
    expect(json.data).toMatchObject({ isMasked: true, name: "김*루", birth: null, info: null });
    expect(text).not.toContain("김미루");
    expect(await lastAuditEntry()).toMatchObject({ action: "VIEW", memberIdx: 100001, reason: null });
  });

  test("is shown with one, which the member sees", async () => {
    const { json } = await get(`/ops/members/100001?reason=${encodeURIComponent("전화 문의")}`);
    expect(json.data).toMatchObject({
      isMasked: false,
      name: "김미루",
      info: { email: "miru@mirsol.example" },
    });
    expect(await lastAuditEntry()).toMatchObject({ action: "VIEW", reason: "전화 문의" });
    const token = (await api.signIn("kimmiru")).accessToken;
    const use = (await get("/ext/data-use", token)).json.data.list as { reason: string; actor: string }[];
    expect(use[0]).toMatchObject({ reason: "전화 문의", actor: "ssad***1" });
  });

  test("shows the service record to who approves, and how many rounds are to come", async () => {
    const military = { branch: "육군", rank: "대령", serviceNoMasked: "9*-****12", retiredAt: "2020-01-31" };
    await api.db
      .insert(memberExtras)
      .values({ clubIdx: 1, memberIdx: 100004, military })
      .onConflictDoUpdate({ target: [memberExtras.clubIdx, memberExtras.memberIdx], set: { military } });
    expect((await get("/ops/members/100004")).json.data).toMatchObject({ service: military, isMasked: true });
    expect((await get("/ops/members/100008")).json.data).toMatchObject({ service: null, comingBookings: 0 });
  });

  test("nobody is not found", async () => {
    expect((await get("/ops/members/999999")).status).toBe(404);
    expect((await put(999_999, { event: "APPROVE" })).status).toBe(404);
  });
});

describe("what the office does (domain.md 8.7 Member)", () => {
  test("approves who waits, who then is told and can sign in", async () => {
    await api.db.update(members).set({ state: "50" }).where(eq(members.memberIdx, 100004));
    expect((await put(100004, { event: "APPROVE", reason: "" })).json.data).toEqual({
      memberIdx: 100004,
      state: "10",
    });
    const notifications = await api.db.select().from(outbox);
    expect(notifications.map(({ event }) => event)).toEqual(["memberApproved", "memberApproved"]);
    expect(await api.signIn("choihyun1")).toBeDefined();
  });

  test("suspends with a reason: the sessions die at once; lifted, sign-in works again (S-04)", async () => {
    const { accessToken, refreshToken } = await api.signIn("leesol01");
    const { json } = await put(100002, { event: "SUSPEND", reason: "명의 대여" });
    expect(json.data).toEqual({ memberIdx: 100002, state: "30", sessionsRevoked: 1 });
    expect((await get("/info/100002", accessToken)).status).toBe(401);
    const headers = { "x-refresh-token": refreshToken };
    expect((await api.request("GET", "/tokens/refresh", { headers })).status).toBe(401);
    expect(await lastAuditEntry()).toMatchObject({
      action: "UPDATE",
      before: { state: "10" },
      after: { state: "30", event: "SUSPEND" },
      reason: "명의 대여",
      memberIdx: 100002,
    });
    await put(100002, { event: "LIFT", reason: "해제" });
    expect((await get("/info/100002", accessToken)).status).toBe(401);
    expect(await api.signIn("leesol01")).toBeDefined();
  });

  test("notes a checked document, ends sessions without a suspension", async () => {
    const { accessToken } = await api.signIn("tanaka01");
    expect((await put(100008, { event: "DESK_CHECKED" })).json.data).toEqual({
      memberIdx: 100008,
      state: "10",
    });
    expect((await get("/ops/members/100008")).json.data.deskCheckedAt).toBe("2026-11-23T10:00:00+09:00");
    const ended = await put(100008, { event: "END_SESSIONS", reason: "분실 신고" });
    expect(ended.json.data).toMatchObject({ state: "10", sessionsRevoked: 1 });
    expect((await get("/info/100008", accessToken)).status).toBe(401);
  });

  test.each<[MemberState, string]>([
    ["10", "APPROVE"],
    ["10", "LIFT"],
    ["20", "SUSPEND"],
    ["30", "SUSPEND"],
    ["40", "LIFT"],
    ["40", "DESK_CHECKED"],
    ["50", "SUSPEND"],
  ])("from state %s %s is refused and changes nothing", async (state, event) => {
    await api.db.update(members).set({ state }).where(eq(members.memberIdx, 100002));
    const { fail } = (await put(100002, { event, reason: "x" })).json;
    expect([fail?.code, fail?.msgVar]).toEqual([
      9001,
      ["event", "This is not possible from the current status."],
    ]);
    expect(await stateOf(100002)).toBe(state);
  });

  test("a suspension without a reason is refused", async () => {
    const { fail } = (await put(100002, { event: "SUSPEND" })).json;
    expect([fail?.code, fail?.msgVar]).toEqual([9001, ["reason", "Please fill this in."]]);
    expect(await stateOf(100002)).toBe("10");
  });
});

test("the list as a sheet is masked too, and the export is on record with its reason", async () => {
  const accept = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  const headers = { accept, "x-export-reason": encodeURIComponent("연말 점검") };
  const answer = await api.send("GET", "/ops/members", { token: office, headers });
  expect(answer.headers.get("content-type")).toBe(accept);
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  expect(await lastAuditEntry()).toMatchObject({ action: "EXPORT", reason: "연말 점검" });
});
