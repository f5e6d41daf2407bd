import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";

const api = await forFile(startTestApi);
beforeEach(() => api.reset());

type Line = Record<string, unknown>;
const linesOf = (msg: string) =>
  api.logs.map((line) => JSON.parse(line) as Line).filter((line) => line.msg === msg);
const stranger = "203.0.113.7";
const login = (id: string, password: string) =>
  api.request("POST", "/member/login", { from: stranger, body: { clubCode: "MS01", id, password } });

describe("one structured line (S-85)", () => {
  test("per sign-in, with account and address", async () => {
    await login("kimmiru", "Mirsol2026!");
    expect(linesOf("signed in")).toEqual([
      expect.objectContaining({
        actor: "member:100001",
        address: stranger,
        route: "POST /member/login",
        result: "done",
      }),
    ]);
  });

  test("per refused sign-in, without what was typed", async () => {
    await login("Mirsol2026!", "kimmiru");
    expect(linesOf("refused")).toEqual([
      expect.objectContaining({ actor: "visitor", address: stranger, result: "AUTH_WRONG_LOGIN" }),
    ]);
    expect(api.logs.join("")).not.toContain("Mirsol2026!");
  });

  test("per call without the right, and none per call with it", async () => {
    const { accessToken: token } = await api.signIn("kimmiru");
    api.logs.length = 0;
    await api.request("GET", "/notice/admin", { token });
    await api.request("GET", "/notice/normal", { token });
    expect(linesOf("refused")).toEqual([
      expect.objectContaining({
        actor: "member:100001",
        route: "GET /notice/admin",
        result: "REQ_FORBIDDEN",
      }),
    ]);
  });

  test("per admin's write", async () => {
    const { accessToken: token } = await api.signIn("contents1", { isAdmin: true });
    await api.request("POST", "/notice", { token, body: { title: "Words", contents: "<p>secret-text</p>" } });
    expect(linesOf("audited")).toEqual([
      expect.objectContaining({
        actor: expect.stringMatching(/^admin:\d+$/),
        route: "POST /notice",
        records: 1,
      }),
    ]);
    expect(api.logs.join("")).not.toContain("secret-text");
  });

  test("has a time, and the true address whatever headers say", async () => {
    const headers = {
      "x-forwarded-for": "10.0.0.1",
      "x-real-ip": "10.0.0.1",
      "x-client-address": "10.0.0.1",
    };
    const body = { clubCode: "MS01", id: "kimmiru", password: "wrong" };
    await api.request("POST", "/member/login", { from: stranger, headers, body });
    const [line] = linesOf("refused");
    expect(line?.address).toBe(stranger);
    expect(String(line?.time)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
});

describe("logs (S-86)", () => {
  test("hold no password, token, code, phone or address of a person", async () => {
    const member = await api.signIn("kimmiru");
    const admin = await api.signIn("ssadmin1", { isAdmin: true });
    const token = member.accessToken;
    await api.request("GET", "/info/100001", { token });
    await api.request("GET", `/tokens/refresh?refreshToken=${member.refreshToken}`);
    await api.request("PUT", "/info", {
      token,
      body: { phoneNo: "010-9999-8888", password: "Canary-pw-1!" },
    });
    await api.request("GET", "/notice/normal?keyword=canary-keyword");
    await api.request("GET", "/info/100001", { headers: { authorization: "Bearer canary-token" } });
    await login("canary-id", "Canary-pw-2!");
    await api.request("DELETE", "/member/logout", { token });
    const text = api.logs.join("");
    const canaries = [
      "Mirsol2026!",
      "MirsolAdm1n!",
      "Canary-pw",
      "9999-8888",
      "99998888",
      "010-0000",
      "0100000",
    ];
    const tokens = [token, member.refreshToken, admin.accessToken, admin.refreshToken];
    for (const secret of [...canaries, ...tokens, "canary-token", "canary-id", "canary-keyword", "@mirsol"]) {
      expect(text).not.toContain(secret);
    }
  });

  test.each([
    ["a body", () => login('x\r\n{"level":30,"msg":"forged"}', "wrong")],
    ["a path", () => api.request("GET", '/notice/1%0d%0a{"level":30,"msg":"forged"}')],
    [
      "a query",
      () => api.request("GET", `/notice/normal?keyword=${encodeURIComponent('\n{"msg":"forged"}')}`),
    ],
    [
      "a request id",
      () => api.request("GET", "/site/info", { headers: { "x-request-id": 'x","msg":"forged' } }),
    ],
    [
      "an address",
      () => api.request("GET", "/site/info", { headers: { "x-client-address": '1","msg":"forged' } }),
    ],
    [
      "a user agent",
      () => api.request("GET", "/site/info", { headers: { "user-agent": '","msg":"forged' } }),
    ],
    [
      "a token",
      () => api.request("GET", "/site/info", { headers: { authorization: 'Bearer ","msg":"forged' } }),
    ],
  ])("%s forges no line", async (_name, call) => {
    await call();
    expect(api.logs.length).toBeGreaterThan(0);
    for (const line of api.logs) {
      expect(line.trimEnd()).not.toMatch(/[\r\n]/);
      expect((JSON.parse(line) as Line).msg).not.toBe("forged");
      expect(line).not.toContain("forged");
    }
  });
});

describe("odd input (S-79)", () => {
  const pollutes = () => ({}) as Record<string, unknown>;
  const send = (body: string) =>
    api.request("POST", "/member/login", { body, headers: { "content-type": "application/json" } });

  test.each([
    ['{"__proto__":{"polluted":true},"clubCode":"MS01","id":"kimmiru","password":"x"}'],
    ['{"constructor":{"prototype":{"polluted":true}},"clubCode":"MS01","id":"kimmiru","password":"x"}'],
    ['{"clubCode":"MS01","id":{"__proto__":{"polluted":true}},"password":"x"}'],
  ])("%s changes no other object", async (body) => {
    const answer = await send(body);
    expect(answer.status).toBeLessThan(500);
    expect(pollutes().polluted).toBeUndefined();
    expect(answer.json.result).toBe(false);
  });

  test("a field given twice is refused in the query, and in a body the last one alone counts", async () => {
    expect((await api.request("GET", "/notice/normal?page=1&page=2")).status).toBe(400);
    expect((await api.request("GET", "/notice/normal?page[]=1")).status).toBe(400);
    const twice = '{"clubCode":"MS01","id":"kimmiru","id":"nobody99","password":"Mirsol2026!"}';
    expect((await send(twice)).json.fail?.code).toBe(1001);
  });

  test.each([10_000, 100_000])("JSON of %d levels is refused at once", async (levels) => {
    const startedAt = performance.now();
    expect((await send(`${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`)).status).toBe(400);
    expect((await send("[".repeat(levels))).status).toBe(400);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  test("a keyword made to make an expression slow is answered in time", async () => {
    const keyword = encodeURIComponent(`${"a".repeat(60)}!%_\\(`);
    const startedAt = performance.now();
    expect((await api.request("GET", `/notice/normal?keyword=${keyword}`)).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});
