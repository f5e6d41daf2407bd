import { handlers } from "@/lib/club-api/http/routes";
import { contract, routeKey } from "@/lib/contract/routes";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";

const api = await forFile(startTestApi);
let editor: string;
beforeEach(async () => {
  await api.reset();
  editor = (await api.signIn("contents1", { isAdmin: true })).accessToken;
});

const login = { clubCode: "MS01", id: "kimmiru", password: "Mirsol2026!" };
const jsonHeaders = { "content-type": "application/json" };
const post = (body: unknown, headers?: Record<string, string>) =>
  api.request("POST", "/member/login", { body, ...(headers ? { headers } : {}) });

// seed 382
test("every declared call has a handler and every handler a declaration", () => {
  expect(Object.keys(handlers).sort()).toEqual(contract.map(routeKey).sort());
});

describe("bad input", () => {
  const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  const cases: [string, () => Promise<{ status: number; json: unknown }>, number, number][] = [
    ["a wrong type", () => post({ ...login, id: 7 }), 400, 9001],
    ["a missing field", () => post({ id: "kimmiru" }), 400, 9001],
    ["an unknown field", () => post({ ...login, extra: 1 }), 400, 9001],
    ["an unknown query field", () => api.request("GET", "/notice/normal?foo=1"), 400, 9001],
    ["a query field given twice", () => api.request("GET", "/notice/normal?page=1&page=2"), 400, 9001],
    ["a wrong path parameter", () => api.request("GET", "/notice/..%2f1"), 400, 9001],
    ["a number that no record has", () => api.request("GET", "/notice/99999999999999"), 404, 2001],
    ["an unknown club", () => api.request("GET", "/site/info?clubCode=ZZ99"), 404, 2001],
    ["broken JSON", () => post('{"id":', jsonHeaders), 400, 9400],
    ["bytes that are no UTF-8", () => post(new Uint8Array([0x7b, 0xff, 0x7d]), jsonHeaders), 400, 9400],
    ["a NUL character", () => post({ ...login, id: "a\0b" }), 400, 9400],
    ["half of a surrogate pair", () => post({ ...login, id: "a\ud800b" }), 400, 9400],
    ["half of a surrogate pair in a name", () => post({ ...login, "\udc00": "b" }), 400, 9400],
    ["JSON of 50,000 levels", () => post(deep, jsonHeaders), 400, 9400],
    ["another content type", () => post("id=kimmiru", { "content-type": "text/plain" }), 415, 9415],
    ["a body over 1 MB", () => post({ ...login, id: "x".repeat(1_100_000) }), 413, 9413],
    ["an unknown path", () => api.request("GET", "/nowhere"), 404, 9404],
    ["a path outside the API", () => api.request("GET", "/hp/apix"), 404, 9404],
    ["a wrong method", () => api.request("PATCH", "/notice"), 405, 9405],
    ["a preflight", () => api.request("OPTIONS", "/notice"), 405, 9405],
  ];

  test.each(cases)("%s", async (_name, call, status, code) => {
    const answer = await call();
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ result: false, data: null, fail: { code } });
  });

  test("names the field and the reason in the request language", async () => {
    const answer = await api.request("POST", "/member/login?lang=ko", { body: { ...login, id: 7 } });
    const fail = answer.json.fail;
    expect(fail?.msgCode).toBe("VAL_FIELD");
    expect(fail?.msgVar[0]).toBe("id");
    expect(fail?.msgVar[1]).toMatch(/[가-힣]/);
    expect(fail?.msgDetail).toMatch(/[가-힣]/);
    expect(fail?.msg).toMatch(/^[\x20-\x7e]+$/);
  });

  test("a path's number is that of a record, no login id", async () => {
    const wrong = (await api.request("GET", "/notice/abc?lang=en")).json.fail;
    expect(wrong?.msgDetail).toContain("Record number: Please use the number of a record, such as 12.");
    const id = (await api.request("GET", "/notice/abc?lang=ko")).json.fail;
    expect(id?.msgDetail).toContain("번호: ");
  });

  test("whole pairs and every other character are stored as they came", async () => {
    const title = "라운드 ⛳🏌️‍♀️ 𠮷野家";
    const body = new FormData();
    body.append(
      "data",
      new Blob([JSON.stringify({ title, contents: "<p>x</p>" })], { type: "application/json" }),
    );
    const made = await api.request("POST", "/notice?lang=en", { token: editor, body });
    const { noticeIdx } = made.json.data as { noticeIdx: number };
    expect((await api.request("GET", `/notice/${noticeIdx}?lang=en`)).json.data.title).toBe(title);
    await api.request("DELETE", "/notice", { token: editor, body: { idxs: [noticeIdx] } });
  });

  test("a wrong method names the right ones", async () => {
    const { headers } = await api.request("PATCH", "/notice");
    expect(headers.get("allow")).toBe("POST, PUT, DELETE");
  });

  test("writes nothing", async () => {
    const total = async () => (await api.request("GET", "/notice/normal")).json.data.total;
    const before = await total();
    await api.request("POST", "/notice", { token: editor, body: { title: "T", contents: "", surprise: 1 } });
    expect(await total()).toBe(before);
  });
});

describe("answers", () => {
  test("carry the safety headers and no CORS, whatever the status", async () => {
    for (const path of ["/site/info", "/nowhere", "/notice/x", "/openapi.json"]) {
      const { headers } = await api.request("GET", path, { headers: { origin: "https://evil.test" } });
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("access-control-allow-origin")).toBeNull();
      expect(headers.get("content-type")).toMatch(/^application\/json/);
    }
  });

  test("are not kept by caches when they are somebody's", async () => {
    const cacheControl = async (path: string, token?: string) =>
      (await api.request("GET", path, token ? { token } : {})).headers.get("cache-control");
    expect(await cacheControl("/site/info")).toBe("private, no-cache");
    expect(await cacheControl("/site/info", editor)).toBe("no-store");
    expect(await cacheControl("/nowhere")).toBe("no-store");
  });

  test("follow lang, then Accept-Language, then the club", async () => {
    const name = async (path: string, header?: string) => {
      const headers: Record<string, string> = header ? { "accept-language": header } : {};
      return (await api.request("GET", path, { headers })).json.data.clubName;
    };
    expect(await name("/site/info?lang=ja", "ko")).toBe("ミルソルカントリークラブ");
    expect(await name("/site/info", "fr, ko-KR;q=0.9, ja;q=0.2")).toBe("미르솔 컨트리클럽");
    expect(await name("/site/info", "fr")).toBe("Mirsol Country Club");
  });

  test("repeat a harmless request id and replace any other", async () => {
    const id = async (offered: string) =>
      (await api.request("GET", "/site/info", { headers: { "x-request-id": offered } })).headers.get(
        "x-request-id",
      );
    expect(await id("web-12345678")).toBe("web-12345678");
    expect(await id('x"}{"level":"info')).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe("log", () => {
  test("one line per request with id, route, status and caller", async () => {
    await api.request("GET", "/notice/normal?keyword=secret-word", {
      headers: { "x-request-id": "web-12345678" },
    });
    const lines = api.logs.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.filter((line) => line.requestId === "web-12345678")).toEqual([
      expect.objectContaining({ route: "GET /notice/normal", status: 200, caller: "anonymous" }),
    ]);
  });

  test("holds no password, token, id or forged line", async () => {
    const pair = await api.signIn("kimmiru");
    await api.request("GET", `/tokens/refresh?refreshToken=${pair.refreshToken}`);
    await post({ ...login, id: 'x\n{"level":"info","msg":"forged"}' });
    await api.request("GET", '/notice/%0a{"level":"info","msg":"forged"}');
    const text = api.logs.join("");
    for (const secret of ["Mirsol2026!", pair.accessToken, pair.refreshToken, "forged", "010-0000"]) {
      expect(text).not.toContain(secret);
    }
    for (const line of text.trim().split("\n")) expect(() => JSON.parse(line)).not.toThrow();
  });
});

describe("faults", () => {
  test("an unexpected one is 500 with the request id and no detail", async () => {
    await api.db.execute("alter table notices rename to notices_gone");
    try {
      const { status, json, text, headers } = await api.request("GET", "/notice/normal");
      expect([status, json.fail?.code]).toEqual([500, 9500]);
      expect(json.fail?.msgVar).toEqual([headers.get("x-request-id")]);
      expect(text).not.toMatch(/notices|select|at .*\.ts/);
      expect((await api.request("GET", "/holiday")).status).toBe(200);
    } finally {
      await api.db.execute("alter table notices_gone rename to notices");
    }
  });
});

describe("probes and document", () => {
  test("healthz, readyz and metrics answer outside /hp/api", async () => {
    expect((await api.request("GET", "/healthz")).text).toBe("ok");
    expect((await api.request("GET", "/readyz")).status).toBe(200);
    await api.request("GET", "/holiday");
    const metrics = await api.request("GET", "/metrics");
    expect(
      metrics.text.includes('club_api_requests_total{route="GET /holiday",club="MS01",status="200"}'),
    ).toBe(true);
  });

  test("the OpenAPI document holds every call, and every reference leads somewhere", async () => {
    const { text } = await api.request("GET", "/openapi.json");
    const document = JSON.parse(text) as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
      components: Record<string, Record<string, unknown>>;
    };
    expect(document.openapi).toBe("3.1.0");
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.sort()).toEqual(contract.map(routeKey).sort());
    const references = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? ""));
    for (const reference of references) {
      const [, , group = "", name = ""] = reference.split("/");
      expect(document.components[group]?.[name]).toBeDefined();
    }
    expect(references).toContain("#/components/schemas/Menu");
  });
});
