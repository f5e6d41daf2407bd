import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { NextRequest } from "next/server";
import { GET as firstCall } from "@/app/session/first/route";
import { GET as whoIsHere } from "@/app/session/route";
import { currentSession } from "@/lib/web/bff/current-session";
import { proxy } from "@/lib/web/bff/proxy";
import { asker } from "@/lib/web/first/first-answer";
import { openSession, sessionSetCookie } from "@/lib/web/session/cookie";
import type { SessionData } from "@/lib/web/session/options";
import { testNow } from "../../../../support/runs/test-clock.mjs";
import { askOtherApi } from "../../../../support/web/other-api";

/** Who comes back after the access token has run out, while the refresh token lives. */

const minute = 60_000;
const user: SessionData["user"] = {
  clubCode: "MS01",
  id: "kimmiru",
  name: "김미루",
  lang: "ko",
  authority: "MEMBER",
  memberIdx: 7,
  adminIdx: null,
  memberType: "10",
  isAdmin: false,
  isSSAdmin: false,
  isTempPassword: false,
  authClub: ["MS01"],
  langList: ["ko"],
  imageUrl: null,
  pending: null,
};
const refusal = { result: false, data: null, fail: { code: 463, msg: "", msgDetail: "", msgVar: [] } };

let clubApi: Server;
let askOwnApi = () => {};
let seen: string[] = [];
/** How the club API answers a refresh token. */
let renewal: "renewed" | "refused" | "away" = "renewed";
/** The access tokens that the club API knows. */
let liveTokens: string[] = [];

beforeAll(async () => {
  clubApi = createServer(answer);
  await new Promise<void>((resolve) => clubApi.listen(0, "127.0.0.1", resolve));
  askOwnApi = askOtherApi(`http://127.0.0.1:${(clubApi.address() as AddressInfo).port}`);
});
beforeEach(() => {
  seen = [];
  renewal = "renewed";
  liveTokens = ["access-2"];
});
afterAll(() => {
  askOwnApi();
  clubApi.closeAllConnections();
  clubApi.close();
});

function answer({ method, url = "", headers }: IncomingMessage, outgoing: ServerResponse) {
  // Reads of the web for all visitors are of no session.
  if (/\/(?:tokens|info\/7|member)\b/.test(url)) seen.push(`${method} ${url.split("?")[0]}`);
  const send = (status: number, body: unknown) =>
    outgoing.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  if (!url.includes("/tokens/refresh")) {
    const isLive = liveTokens.some((token) => headers.authorization === `Bearer ${token}`);
    return isLive ? send(200, { result: true, data: { id: "kimmiru" } }) : send(401, refusal);
  }
  if (renewal === "away") return outgoing.destroy();
  if (renewal === "refused" || headers["x-refresh-token"] !== "refresh-1") return send(401, refusal);
  return send(200, { result: true, data: tokens(2, 30) });
}

const tokens = (generation: number, minutes: number) => ({
  accessToken: `access-${generation}`,
  accessTokenExpire: testNow() + minutes * minute,
  refreshToken: `refresh-${generation}`,
  refreshTokenExpire: testNow() + 600 * minute,
});

/** A browser that was last here when its access token had so many minutes left. */
async function browser({ minutes = -60, chk = true, method = "GET" } = {}) {
  const line = await sessionSetCookie({ ...tokens(1, minutes), chk, user }, testNow());
  const sealed = line.split(";")[0]?.split("=").slice(1).join("=") ?? "";
  const get = (name: string) => (name.endsWith("clubfront") ? { value: sealed } : undefined);
  const url = "http://localhost/session";
  const headers = new Headers({ "sec-fetch-site": "same-origin" });
  return { method, url, headers, signal: new AbortController().signal, body: null, cookies: { get } };
}

/** The session that an answer leaves in the browser; undefined where it leaves the cookie alone, null where it ends it. */
async function kept(response: Response) {
  const lines = response.headers.getSetCookie().filter((line) => /^(?:__Host-)?clubfront=/.test(line));
  expect(lines.length).toBeLessThan(2);
  const [line] = lines;
  return line === undefined
    ? undefined
    : openSession(line.split(";")[0]?.split("=").slice(1).join("="), testNow());
}

const read = async (request: Awaited<ReturnType<typeof browser>>) => proxy(request, ["info", "7"]);

test.each([true, false])("who is here: renewed before it is answered (chk %s)", async (chk) => {
  const response = await whoIsHere((await browser({ chk })) as unknown as NextRequest);
  const body = (await response.json()) as { signedIn: boolean; now: number; accessTokenExpire: number };
  expect([body.signedIn, body.accessTokenExpire > body.now]).toEqual([true, true]);
  expect(await kept(response)).toMatchObject({ accessToken: "access-2", refreshToken: "refresh-2", chk });
  expect(response.headers.getSetCookie().join()).toMatch(/clubfront-in=[\da-f]{12};/);
  expect(seen).toEqual(["GET /hp/api/tokens/refresh"]);
});

test("the first call of a page: renewed before it is answered, once for all of its reads", async () => {
  const nextUrl = new URL("http://localhost/session/first?path=/mypage&lang=ko");
  const response = await firstCall({ ...(await browser()), nextUrl } as unknown as NextRequest);
  const { session } = (await response.json()) as { session: { now: number; accessTokenExpire: number } };
  expect(session.accessTokenExpire).toBeGreaterThan(session.now);
  expect(await kept(response)).toMatchObject({ accessToken: "access-2" });
  expect(seen.filter((one) => one.includes("/tokens/refresh"))).toHaveLength(1);
});

test("an access token that lives is left as it is", async () => {
  const response = await whoIsHere((await browser({ minutes: 5 })) as unknown as NextRequest);
  expect(await response.json()).toMatchObject({ signedIn: true });
  expect([await kept(response), seen]).toEqual([undefined, []]);
});

test("a refresh token that the club API refuses is nobody's session", async () => {
  renewal = "refused";
  const response = await whoIsHere((await browser()) as unknown as NextRequest);
  expect(await response.json()).toMatchObject({ signedIn: false });
  expect(await kept(response)).toBeNull();
});

test("while the club API is away the session is told as it is, and stays in the browser", async () => {
  renewal = "away";
  const response = await whoIsHere((await browser()) as unknown as NextRequest);
  expect(await response.json()).toMatchObject({ signedIn: true, user: { id: "kimmiru" } });
  expect(await kept(response)).toBeUndefined();
});

test("the page's first reads are answered with the new token", async () => {
  const request = await browser();
  const { cookies } = await currentSession(request);
  const answers = new Map<string, string>();
  await asker(
    { ...request, cookies },
    "ko",
    answers,
  )("GET /info/{id}", { params: { id: "7" }, query: {} } as never);
  expect([answers.size, seen]).toEqual([1, ["GET /hp/api/tokens/refresh", "GET /hp/api/info/7"]]);
});

test("calls that come before anybody asked who is here are renewed as well, with one renewal", async () => {
  const request = await browser();
  const responses = await Promise.all([read(request), read(request), read(request)]);
  for (const response of responses) {
    expect(response.status).toBe(200);
    expect(await kept(response)).toMatchObject({ accessToken: "access-2" });
  }
  expect(seen.filter((one) => one.includes("/tokens/refresh"))).toHaveLength(1);
});

test("a call is not made while the session can be neither renewed nor ended, and ends nothing", async () => {
  renewal = "away";
  const response = await read(await browser());
  expect([response.status, await kept(response)]).toEqual([503, undefined]);
  expect(seen).not.toContain("GET /hp/api/info/7");
});

test("a call with a session that is over ends it", async () => {
  renewal = "refused";
  const response = await read(await browser());
  expect([response.status, await kept(response)]).toEqual([401, null]);
});

test("a sign-out ends the session of who comes back for it, in the club API too", async () => {
  const request = await browser({ method: "DELETE" });
  const response = await proxy(request, ["member", "logout"]);
  expect([response.status, await kept(response)]).toEqual([200, null]);
  expect(seen).toEqual(["GET /hp/api/tokens/refresh", "DELETE /hp/api/member/logout"]);
});

test("a sign-out is one in this browser, even while the club API is away", async () => {
  renewal = "away";
  const response = await proxy(await browser({ method: "DELETE" }), ["member", "logout"]);
  expect([response.status, await kept(response)]).toEqual([503, null]);
});

test("a refused access token that lives ends the session", async () => {
  const response = await read(await browser({ minutes: 5 }));
  expect([response.status, await kept(response)]).toEqual([401, null]);
});
