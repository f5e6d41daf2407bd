import { File } from "node:buffer";
import { call, callFile } from "@/lib/web/api/browser";
import { observeRequests, type RequestEvent } from "@/lib/web/api/request-bus";
import { retryQueue } from "@/lib/web/runtime/retry-queue";
import { answering, noNetwork, refused, success } from "./support";

const login = { body: { clubCode: "MS01", id: "kimmiru", password: "x" } };
const logout = "DELETE /member/logout";
let events: RequestEvent[] = [];
let deafen = () => {};

beforeEach(() => {
  document.documentElement.lang = "ko";
  events = [];
  deafen = observeRequests((event) => events.push(event));
});

afterEach(() => {
  deafen();
  retryQueue.discardAll();
  jest.useRealTimers();
});

const kinds = () => events.map(({ kind }) => kind);
const turn = () => new Promise((resolve) => process.nextTick(resolve));

describe("the request of a call (seed §7)", () => {
  // seed 259 260
  test("is JSON in the language of the page, without any token", async () => {
    const { requests } = answering(success({ inactive: true }));
    await call("POST /member/login", login);
    const { url, init } = requests[0] ?? { url: "", init: {} };
    expect(url).toBe("/hp/api/member/login");
    expect(init).toMatchObject({
      method: "POST",
      body: JSON.stringify(login.body),
      headers: { "content-type": "application/json", "accept-language": "ko" },
    });
    expect(JSON.stringify(init.headers).toLowerCase()).not.toContain("authorization");
  });

  // seed 264
  test("with files is multipart: a JSON part named data, and the files", async () => {
    const { requests } = answering(success({ noticeIdx: 1 }));
    const files = [new File(["a"], "map.png"), new File(["b"], "rules.pdf")];
    await call("POST /notice", { body: { title: "x" }, files } as unknown as Parameters<
      typeof call<"POST /notice">
    >[1]);
    const body = requests[0]?.init.body as FormData;
    const data = body.get("data") as Blob;
    expect([data.type, await data.text()]).toEqual(["application/json", '{"title":"x"}']);
    expect(body.getAll("files").map((file) => (file as { name?: string }).name)).toEqual([
      "map.png",
      "rules.pdf",
    ]);
    expect(requests[0]?.init.headers).not.toHaveProperty("content-type");
  });

  // seed 265
  test("when quiet carries _nop_ and tells that it is", async () => {
    const { requests } = answering(success({ state: "1" }));
    await call("GET /site/state", { query: { clubCode: "MS01" } }, { quiet: true });
    expect(requests[0]?.url).toBe("/hp/api/site/state?clubCode=MS01&_nop_=1");
    expect(events).toMatchObject([
      { kind: "started", quiet: true },
      { kind: "ended", quiet: true },
    ]);
  });

  test("when it is nobody's goes without the cookie of a session that may be ending", async () => {
    const { requests } = answering(success({ state: "1" }));
    await call("GET /site/state", {}, { quiet: true, anonymous: true });
    await call("GET /site/state", {}, { quiet: true });
    expect(requests.map(({ init }) => init.credentials)).toEqual(["omit", "same-origin"]);
  });
});

describe("what the caller gets (seed §8)", () => {
  // seed 183 266
  test("the payload of a success", async () => {
    answering(success({ loggedOut: true }));
    await expect(call(logout, {})).resolves.toEqual({ ok: true, value: { loggedOut: true } });
    expect(kinds()).toEqual(["started", "ended"]);
  });

  // seed 184 391
  test("the failure object, which is told on the bus too", async () => {
    answering(refused(4201, "RSV_SLOT_TAKEN", { msgVar: ["07:21"] }));
    const failure = {
      kind: "failure",
      status: 200,
      code: 4201,
      msgCode: "RSV_SLOT_TAKEN",
      msgVar: ["07:21"],
    };
    await expect(call(logout, {})).resolves.toMatchObject({ ok: false, failure });
    expect(events.at(-1)).toMatchObject({ kind: "failed", handled: false, failure });
  });

  test.each([
    ["handled", { handled: true }],
    ["quiet", { quiet: true }],
  ])("the failure alone when it is %s", async (_name, options) => {
    answering(refused(1001, "AUTH_WRONG_LOGIN"));
    await call(logout, {}, options);
    expect(events.at(-1)).toMatchObject({ kind: "failed", handled: true });
  });

  // seed 391
  test.each([
    [
      "a page of a proxy",
      new Response("<html>", { status: 500, statusText: "Server Error" }),
      "Server Error",
    ],
    ["nothing at all", new Response(null, { status: 404 }), "HTTP 404"],
    ["JSON of another kind", Response.json({ ok: 1 }, { status: 418, statusText: "Teapot" }), "Teapot"],
  ])("code and message of the HTTP status for %s", async (_name, answer, msg) => {
    answering(answer);
    const { status } = answer;
    const failure = { kind: "http", status, code: status, msg };
    await expect(call(logout, {})).resolves.toMatchObject({ ok: false, failure });
  });

  test.each([
    ["GET /holiday", "session-ended"],
    ["DELETE /member/logout", "failed"],
  ] as const)("463 of %s is told as %s", async (key, kind) => {
    answering(refused(463, "AUTH_INVALID_SESSION", {}, 401));
    await call(key, {});
    expect(kinds().at(-1)).toBe(kind);
  });

  test("a file with its name", async () => {
    const disposition = "attachment; filename=\"list.xlsx\"; filename*=UTF-8''%EB%AA%A9%EB%A1%9D.xlsx";
    answering(new Response("bytes", { headers: { "content-disposition": disposition } }));
    const answer = await callFile("GET /holiday", {});
    expect(answer).toMatchObject({ ok: true, value: { fileName: "목록.xlsx" } });
  });

  test("the refusal of a file", async () => {
    answering(refused(9403, "REQ_FORBIDDEN", {}, 403));
    await expect(callFile("GET /holiday", {})).resolves.toMatchObject({
      failure: { code: 9403, status: 403 },
    });
  });
});

describe("without an answer (seed §8)", () => {
  const unreachable = [
    ["no network", noNetwork()],
    ["a BFF without an API", refused(9503, "SYS_UNAVAILABLE", {}, 503)],
    ["a proxy without a server", new Response("", { status: 502 })],
  ] as const;

  // seed 223 389
  test.each(unreachable)("the call waits for a retry: %s", async (_name, answer) => {
    const { requests } = answering(answer, success({ loggedOut: true }));
    const answered = call(logout, {});
    while (retryQueue.count.get() === 0) await turn();
    expect(kinds()).toEqual(["started", "ended"]);
    retryQueue.retryAll();
    await expect(answered).resolves.toMatchObject({ ok: true });
    expect(requests).toHaveLength(2);
  });

  test("a post is repeated under the same key, so that it is done once", async () => {
    const { requests } = answering(noNetwork(), success({ inactive: true }));
    const answered = call("POST /member/login", login);
    while (retryQueue.count.get() === 0) await turn();
    retryQueue.retryAll();
    await answered;
    const keys = requests.map(({ init }) => new Headers(init.headers).get("idempotency-key"));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test("a call that is given up fails as network, without a toast", async () => {
    answering(noNetwork());
    const answered = call(logout, {});
    while (retryQueue.count.get() === 0) await turn();
    retryQueue.discardAll();
    await expect(answered).resolves.toMatchObject({ ok: false, failure: { kind: "network" } });
    expect(kinds()).not.toContain("failed");
  });

  test("a quiet call is not queued", async () => {
    answering(noNetwork());
    const answer = await call("GET /holiday", {}, { quiet: true });
    expect(answer).toMatchObject({ failure: { kind: "network" } });
    expect(retryQueue.count.get()).toBe(0);
  });

  test("a quiet call still learns the status of a BFF without an API", async () => {
    answering(refused(9503, "SYS_UNAVAILABLE", {}, 503));
    const answer = await call("GET /holiday", {}, { quiet: true });
    expect(answer).toMatchObject({ failure: { kind: "failure", status: 503 } });
  });
});

describe("cancelled calls (seed §8)", () => {
  function answerAfter(ms: number, signal: () => AbortSignal | null | undefined) {
    return () =>
      new Promise<Response>((resolve, reject) => {
        setTimeout(() => resolve(refused(1001, "AUTH_WRONG_LOGIN")), ms);
        signal()?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      });
  }

  // seed 390
  test.each([
    [1999, "failure", ["started", "ended", "failed"]],
    [2001, "cancelled", ["started", "ended"]],
  ])("an answer %i ms after is %s", async (ms, kind, expected) => {
    jest.useFakeTimers();
    const { requests } = answering(answerAfter(ms, () => requests[0]?.init.signal));
    const cancelling = new AbortController();
    const answered = call(logout, {}, { signal: cancelling.signal });
    cancelling.abort();
    await jest.advanceTimersByTimeAsync(3000);
    await expect(answered).resolves.toMatchObject({ failure: { kind } });
    expect(kinds()).toEqual(expected);
  });

  test("one that was cancelled before is not sent", async () => {
    const { requests } = answering();
    const answer = await call(logout, {}, { signal: AbortSignal.abort() });
    expect(answer).toMatchObject({ failure: { kind: "cancelled" } });
    expect(requests).toEqual([]);
  });

  test("one that waits in the queue leaves it", async () => {
    answering(noNetwork());
    const cancelling = new AbortController();
    const answered = call(logout, {}, { signal: cancelling.signal });
    while (retryQueue.count.get() === 0) await turn();
    cancelling.abort();
    await expect(answered).resolves.toMatchObject({ failure: { kind: "cancelled" } });
    expect(retryQueue.count.get()).toBe(0);
  });
});
