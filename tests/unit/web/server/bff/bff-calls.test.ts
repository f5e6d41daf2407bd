import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { type Dispatcher, request } from "undici";
import { serveCall } from "@/lib/web/server/bff-calls";
import { sessionSetCookie } from "@/lib/web/session/cookie";
import type { SessionData } from "@/lib/web/session/options";
import { testNow } from "../../../../support/runs/test-clock.mjs";
import { startFrontDoor } from "../../../../support/web/front-door";
import { askOtherApi } from "../../../../support/web/other-api";
import { webEnvironment } from "../../../../support/web/web-environment.mjs";

/** Calls of browsers as the front door answers them, without Next behind it. */

type Seen = { method: string; url: string; headers: IncomingMessage["headers"]; body: string };
const seen: Seen[] = [];
/** The club API's next answer; a file when it is bytes. */
let answer: { status: number; body: string | Buffer } = { status: 200, body: "" };
let clubApi: Server;
let door: Awaited<ReturnType<typeof startFrontDoor>>;
let askOwnApi = () => {};
const success = (data: unknown) => ({ status: 200, body: JSON.stringify({ result: true, data }) });

beforeAll(async () => {
  clubApi = createServer(async (incoming, outgoing) => {
    const { method = "", url = "", headers } = incoming;
    seen.push({ method, url, headers, body: await text(incoming) });
    const isFile = typeof answer.body !== "string";
    outgoing.setHeader("content-type", isFile ? "application/pdf" : "application/json");
    outgoing.setHeader("set-cookie", "from=club-api");
    outgoing.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => clubApi.listen(0, "127.0.0.1", resolve));
  askOwnApi = askOtherApi(`http://127.0.0.1:${(clubApi.address() as AddressInfo).port}`);
  door = await startFrontDoor((incoming, response) => {
    serveCall(incoming, response).then(
      (isServed) => isServed || response.writeHead(299).end("Next"),
      () => response.destroy(),
    );
  });
});
beforeEach(() => {
  seen.length = 0;
  answer = success({ done: true });
});
afterAll(async () => {
  askOwnApi();
  clubApi.closeAllConnections();
  clubApi.close();
  await door.stop();
});

/** As our pages send them; `fetch` would write an origin of its own. */
async function send(
  method: Dispatcher.HttpMethod,
  path: string,
  init: { body?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const headers = {
    origin: webEnvironment.PUBLIC_ORIGIN,
    connection: "close",
    "x-powered-by": "x",
    ...init.headers,
  };
  const typed = init.body === undefined ? headers : { "content-type": "application/json", ...headers };
  const given = await request(`${door.origin}${path}`, { method, body: init.body ?? null, headers: typed });
  const got = new Headers();
  for (const [name, value] of Object.entries(given.headers)) {
    for (const one of [value ?? []].flat()) got.append(name, one);
  }
  return new Response(await given.body.arrayBuffer(), { status: given.statusCode, headers: got });
}

test("a write reaches the club API byte for byte, with nothing of the browser's but what it may see", async () => {
  const body = JSON.stringify({ sheetIdx: 7, memo: "é한" });
  const headers = { cookie: "a=b", authorization: "Bearer x", "idempotency-key": "k-1" };
  const got = await send("POST", "/hp/api/reservation/booking", { body, headers });
  expect([got.status, await got.json()]).toEqual([200, { result: true, data: { done: true } }]);
  const passed: IncomingMessage["headers"] = seen[0]?.headers ?? {};
  const call = { method: seen[0]?.method, url: seen[0]?.url, body: seen[0]?.body };
  expect(call).toEqual({ method: "POST", url: "/hp/api/reservation/booking", body });
  expect(passed).toMatchObject({ "idempotency-key": "k-1", "x-client-address": "127.0.0.1" });
  expect([passed.cookie, passed.authorization, passed["x-powered-by"]]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(got.headers.get("set-cookie")).toBeNull();
});

test.each<[string, Dispatcher.HttpMethod, string, Record<string, string>, number]>([
  ["from another site", "POST", "/hp/api/reservation/booking", { origin: "https://evil.test" }, 403],
  ["without a declaration", "POST", "/hp/api/nothing", {}, 404],
  ["by a method that the path has not", "PATCH", "/hp/api/notice/normal", {}, 405],
])("a call %s never reaches the club API", async (_what, method, path, headers, status) => {
  const got = await send(method, path, { body: "{}", headers });
  expect([got.status, seen.length]).toEqual([status, 0]);
  expect(await got.json()).toMatchObject({ result: false });
  expect(got.headers.get("cache-control")).toBe("private, no-store");
});

test("a body past the limit of its call is refused with 413", async () => {
  const got = await send("POST", "/hp/api/reservation/booking", { body: `"${"x".repeat(1024 * 1024)}"` });
  expect([got.status, seen.length]).toEqual([413, 0]);
});

test("a long answer is compressed for who takes that, a file goes out as it is", async () => {
  answer = success("long ".repeat(1000));
  const long = await send("GET", "/hp/api/notice/normal", { headers: { "accept-encoding": "gzip" } });
  expect(long.headers.get("content-encoding")).toBe("gzip");
  const unzipped = JSON.parse(gunzipSync(await long.arrayBuffer()).toString());
  expect(unzipped.data).toHaveLength(5000);
  answer = { status: 200, body: Buffer.alloc(200_000, 7) };
  const file = await send("GET", "/hp/api/files/notice/3", { headers: { "accept-encoding": "gzip" } });
  expect([file.headers.get("content-encoding"), file.headers.get("content-type")]).toEqual([
    null,
    "application/pdf",
  ]);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(answer.body);
});

// seed 187 261
test("a sign-in puts its tokens into the cookie, and the session's end takes it away", async () => {
  const texts = ["clubName", "phoneNo", "email", "address", "addressDetail", "zipCode", "clubPhoneNo"];
  const more = ["clubFaxNo", "businessNo", "ceoName"];
  const user = {
    ...Object.fromEntries([...texts, ...more].map((name) => [name, ""])),
    clubCode: "MS01",
    clubIdx: 1,
    id: "kim",
    name: "Kim",
    lang: "en",
    authority: "MEMBER",
    memberIdx: 7,
    adminIdx: null,
    memberType: "10",
    isAdmin: false,
    isSSAdmin: false,
    isTempPassword: false,
    authClub: [],
    clubList: [],
    langList: ["en"],
    imageUrl: null,
    pending: null,
    userMove: false,
    inactive: false,
    inactiveDate: null,
    deviceToken: "device-1",
    accessToken: "access-1",
    accessTokenExpire: testNow() + 60_000,
    refreshToken: "refresh-1",
    refreshTokenExpire: testNow() + 600_000,
  };
  answer = success(user);
  const body = JSON.stringify({ clubCode: "MS01", id: "kim", password: "x", isAdmin: false, chk: false });
  const signedIn = await send("POST", "/hp/api/member/login", { body });
  const cookies = signedIn.headers.getSetCookie();
  expect(JSON.stringify(await signedIn.json())).not.toMatch(/access-1|refresh-1/);
  // The session, the browser's own token, and the marker for scripts.
  expect(cookies).toHaveLength(3);
  const cookie = cookies.map((one) => one.split(";")[0]).join("; ");
  await send("GET", "/hp/api/voc", { headers: { cookie } });
  expect(seen.at(-1)?.headers.authorization).toBe("Bearer access-1");
  answer = { status: 401, body: JSON.stringify({ result: false, data: null, fail: { code: 463 } }) };
  const ended = await send("GET", "/hp/api/voc", { headers: { cookie } });
  expect(ended.headers.getSetCookie()[0]).toMatch(/^(?:__Host-)?clubfront=; .*Max-Age=0/);
});

test("a session that is renewed on the way of a call goes out with the answer, and the answer is passed on as it is", async () => {
  const user = { clubCode: "MS01", id: "kim", memberIdx: 7, pending: null };
  const expired = {
    accessToken: "access-1",
    accessTokenExpire: testNow() - 60_000,
    refreshToken: "refresh-1",
    refreshTokenExpire: testNow() + 600_000,
  };
  const held = { ...expired, chk: false, user: user as SessionData["user"] };
  const cookie = (await sessionSetCookie(held, testNow())).split(";").slice(0, 1).join();
  answer = success({ ...expired, accessToken: "access-2", accessTokenExpire: testNow() + 60_000 });
  const got = await send("GET", "/hp/api/voc", { headers: { cookie } });
  expect(got.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^(?:__Host-)?clubfront=[^;]{100}/),
    expect.stringMatching(/^(?:__Host-)?clubfront-in=/),
  ]);
  expect(await got.text()).toBe(answer.body);
  expect(seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ["/hp/api/tokens/refresh", undefined],
    ["/hp/api/voc", "Bearer access-2"],
  ]);
});

test.each<[Dispatcher.HttpMethod, string]>([
  ["HEAD", "/hp/api/notice/normal"],
  ["OPTIONS", "/hp/api/notice/normal"],
  ["GET", "/hp/api/"],
  ["GET", "/notice"],
])("%s %s is left to what stands behind", async (method, path) => {
  expect([(await send(method, path)).status, seen.length]).toEqual([299, 0]);
});
