import { proxy } from "@/lib/web/bff/proxy";
import { sessionSetCookie } from "@/lib/web/session/cookie";
import type { SessionData } from "@/lib/web/session/options";
import { waits } from "@/lib/web/waits";
import { testNow } from "@/tests/support/runs/test-clock.mjs";
import { serveUpstream } from "@/tests/support/web/fake-upstream";

/** A club API that takes calls and answers none: who waits gives up by himself. */
let tell: (signal: AbortSignal | undefined) => void;
let asked: Promise<AbortSignal | undefined>;
const hanging = {
  request: ({ signal }: { signal?: AbortSignal }) => {
    tell(signal);
    return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  },
};

serveUpstream(hanging);
const { read } = waits;

beforeEach(() => {
  asked = new Promise((resolve) => {
    tell = resolve;
  });
  waits.read = 60;
});
afterAll(() => {
  waits.read = read;
});

function send(method: string, path: string, accept = "application/json", cookie = ""): Promise<Response> {
  const headers = new Headers({ accept, "accept-language": "ko", "sec-fetch-site": "same-origin" });
  const url = `http://localhost/hp/api/${path}`;
  const signal = new AbortController().signal;
  const get = (name: string) =>
    cookie.startsWith(`${name}=`) ? { value: cookie.slice(name.length + 1) } : undefined;
  const request = { method, url, headers, signal, body: null, cookies: { get } };
  return proxy(request, path.split("/"));
}

test("a screen has its sentence after some seconds", () => {
  expect(read).toBeLessThanOrEqual(5000);
  expect(waits.write).toBeGreaterThan(read);
});

test.each(["my-reservation/bookings/7", "ops/members", "info/7"])(
  "a read of %s is given up with a sentence and when to try again",
  async (path) => {
    const begunAt = performance.now();
    const answer = await send("GET", path);
    expect(performance.now() - begunAt).toBeGreaterThanOrEqual(59);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await answer.json()).toMatchObject({
      fail: { code: 9503, msgDetail: expect.stringMatching(/[가-힣]/) },
    });
  },
);

const sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
test.each([
  ["a booking", "POST", "reservation/booking", "application/json"],
  ["a change", "PUT", "info", "application/json"],
  ["a list as a sheet", "GET", "ops/members", sheet],
])("%s may have happened: it waits as long as its connection does", async (_, method, path, accept) => {
  void send(method, path, accept);
  expect(await asked).toBeUndefined();
});

test("the renewal of a sign-in may have happened as well", async () => {
  const user = { memberIdx: 7, isAdmin: false, pending: null } as SessionData["user"];
  const runsOut = { accessTokenExpire: testNow() + 3_600_000, refreshTokenExpire: testNow() + 7_200_000 };
  const session = { user, accessToken: "a", refreshToken: "r", chk: false, ...runsOut };
  const cookie = (await sessionSetCookie(session, testNow())).split(";")[0] ?? "";
  void send("GET", "tokens/refresh", "application/json", cookie);
  expect(await asked).toBeUndefined();
});
