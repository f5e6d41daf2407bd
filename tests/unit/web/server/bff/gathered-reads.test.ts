import { readdirSync, readFileSync } from "node:fs";
import type { BffRequest } from "@/lib/web/bff/bff-call";
import { proxy } from "@/lib/web/bff/proxy";
import { sessionSetCookie } from "@/lib/web/session/cookie";
import { waits } from "@/lib/web/waits";
import { watchMaps } from "@/tests/support/node/watched-maps";
import { testNow } from "@/tests/support/runs/test-clock.mjs";
import { until } from "@/tests/support/runs/until";
import { serveUpstream } from "@/tests/support/web/fake-upstream";

type Sent = {
  path: string;
  headers: Record<string, string>;
  answer(said: Said): void;
  fail(error: Error): void;
};
type Said = { status?: number; data?: unknown; refused?: string };

/** The club API behind the web: each call waits until the test answers it. */
let sent: Sent[] = [];
const fakePool = {
  request: ({ path, headers, signal }: Pick<Sent, "path" | "headers"> & { signal?: AbortSignal }) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
      const answer = ({ status = 200, data = sent.length, refused }: Said) => {
        const said = JSON.stringify({ result: status === 200, data });
        resolve({
          statusCode: status,
          headers: {
            "content-type": "application/json",
            ...(refused === undefined ? {} : { "x-refused-visitors": refused }),
          },
          body: { arrayBuffer: async () => new TextEncoder().encode(said).buffer },
        });
      };
      sent.push({ path, headers, answer, fail: reject });
    }),
};

serveUpstream(fakePool);

beforeEach(() => {
  sent = [];
});

type Asker = { address?: string; cookie?: string; headers?: Record<string, string>; leaving?: AbortSignal };
const list = "notice/normal?clubCode=MS01";

function ask(path = list, { address = "203.0.113.7", cookie, headers, leaving }: Asker = {}) {
  const [segments = ""] = path.split("?");
  const request: BffRequest = {
    method: "GET",
    url: `http://localhost/hp/api/${path}`,
    headers: new Headers({ "x-client-address": address, ...headers }),
    signal: leaving ?? new AbortController().signal,
    body: null,
    cookies: {
      get: (name) => (cookie?.startsWith(`${name}=`) ? { value: cookie.slice(name.length + 1) } : undefined),
    },
  };
  return proxy(request, segments.split("/"));
}

/** Until the web has sent so many calls in all. */
async function calls(count: number): Promise<void> {
  await until(() => sent.length >= count, `${count} calls`, 10_000, 1);
  expect(sent).toHaveLength(count);
}
/** A few turns in which the web would have sent what it sends. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}
const dataOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { data: unknown }).data;

describe("visitors who ask for the same at one moment", () => {
  test("are answered by one call, which names each of them", async () => {
    const addresses = ["198.51.100.1", "198.51.100.2", "198.51.100.1"];
    const answers = addresses.map((address) => ask(list, { address }));
    await calls(1);
    expect(sent[0]?.path).toBe(`/hp/api/${list}`);
    expect(sent[0]?.headers["x-visitor-addresses"]).toBe(addresses.join());
    expect(sent[0]?.headers).not.toHaveProperty("x-client-address");
    sent[0]?.answer({ data: "list" });
    expect(await Promise.all(answers.map(dataOf))).toEqual(["list", "list", "list"]);
  });

  test("a lone visitor's call is as ever: in the visitor's own name", async () => {
    const answer = ask(list, { headers: { "user-agent": "Browser" } });
    await calls(1);
    expect(sent[0]?.headers).toMatchObject({ "x-client-address": "203.0.113.7", "user-agent": "Browser" });
    expect(sent[0]?.headers).not.toHaveProperty("x-visitor-addresses");
    sent[0]?.answer({ status: 429 });
    expect((await answer).status).toBe(429);
  });

  test("who comes after a call was sent gets the next one's answer: nothing from before he asked", async () => {
    const first = ask();
    await calls(1);
    const later = [ask(), ask()];
    await settle();
    expect(sent).toHaveLength(1);
    sent[0]?.answer({ data: "before the change" });
    expect(await dataOf(first)).toBe("before the change");
    await calls(2);
    sent[1]?.answer({ data: "after the change" });
    expect(await Promise.all(later.map(dataOf))).toEqual(["after the change", "after the change"]);
  });

  test("each answer has the number of its own request", async () => {
    const answers = [ask(), ask()];
    await calls(1);
    sent[0]?.answer({});
    const [one, other] = await Promise.all(answers);
    expect(one?.headers.get("x-request-id")).not.toBe(other?.headers.get("x-request-id"));
  });

  test("who is refused asks alone and hears why, the others see the answer", async () => {
    const allowed = ask(list, { address: "198.51.100.1" });
    const refused = ask(list, { address: "198.51.100.2" });
    await calls(1);
    sent[0]?.answer({ data: "list", refused: "1" });
    expect(await dataOf(allowed)).toBe("list");
    await calls(2);
    expect(sent[1]?.headers).toMatchObject({ "x-client-address": "198.51.100.2" });
    sent[1]?.answer({ status: 429 });
    expect((await refused).status).toBe(429);
  });

  test("a failure is that of those who asked together, and of nobody after them", async () => {
    const together = [ask(), ask()];
    await calls(1);
    sent[0]?.fail(new Error("broken"));
    expect((await Promise.all(together)).map(({ status }) => status)).toEqual([503, 503]);
    const next = ask();
    await calls(2);
    sent[1]?.answer({ data: "list" });
    expect(await dataOf(next)).toBe("list");
  });

  test("who leaves ends nobody else's call", async () => {
    const leaving = new AbortController();
    const answers = [ask(list, { leaving: leaving.signal }), ask()];
    await calls(1);
    leaving.abort();
    sent[0]?.answer({ data: "list" });
    expect(await Promise.all(answers.map(dataOf))).toEqual(["list", "list"]);
  });

  test("nobody waits for long for a call that gets no answer", async () => {
    const first = ask();
    await calls(1);
    const next = ask();
    await calls(2);
    sent[1]?.answer({ data: "list" });
    expect(await dataOf(next)).toBe("list");
    sent[0]?.answer({});
    await first;
  });

  test("more than 200 go in several calls", async () => {
    const answers = Array.from({ length: 450 }, () => ask());
    await calls(3);
    const asked = sent.map(({ headers }) => headers["x-visitor-addresses"]?.split(",").length);
    expect(asked).toEqual([200, 200, 50]);
    for (const one of sent) one.answer({ data: "list" });
    expect(new Set(await Promise.all(answers.map(dataOf)))).toEqual(new Set(["list"]));
  });

  test("nothing is kept once all are answered", async () => {
    for (let turn = 1; turn <= 3; turn += 1) {
      const answer = ask();
      await calls(turn);
      sent[turn - 1]?.answer({ data: turn });
      expect(await dataOf(answer)).toBe(turn);
    }
  });
});

describe("nothing stands under an address any more", () => {
  let maps: ReturnType<typeof watchMaps>;
  beforeEach(() => {
    maps = watchMaps((key) => String(key).includes("left="));
  });
  const { read } = waits;
  afterEach(() => {
    maps.stop();
    waits.read = read;
  });
  const left = "notice/normal?left=";

  /** That something stood there while the calls were under way, and nothing does once they have ended. */
  async function expectNothingLeft(ends: readonly Promise<unknown>[]): Promise<void> {
    expect(maps.left()).toBeGreaterThan(0);
    await Promise.allSettled(ends);
    await settle();
    expect([maps.hasTaken(), maps.left()]).toEqual([true, 0]);
  }

  test.each<[string, (call: Sent | undefined) => void]>([
    ["is answered", (call) => call?.answer({})],
    ["is refused", (call) => call?.answer({ status: 429 })],
    ["fails", (call) => call?.fail(new Error("broken"))],
  ])("once a call %s, of one visitor or of several", async (_how, end) => {
    const asked = [ask(`${left}1`), ask(`${left}2`), ask(`${left}2`)];
    await calls(2);
    for (const call of sent) end(call);
    await expectNothingLeft(asked);
  });

  test("once the web has given up a call, and an answer that comes after all changes nothing", async () => {
    waits.read = 60;
    const asked = [ask(`${left}3`), ask(`${left}3`)];
    await calls(1);
    await expectNothingLeft(asked);
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([503, 503]);
    sent[0]?.answer({});
    await settle();
    expect(maps.left()).toBe(0);
  });

  test("once all who asked have left", async () => {
    const leaving = new AbortController();
    const asked = [
      ask(`${left}4`, { leaving: leaving.signal }),
      ask(`${left}4`, { leaving: leaving.signal }),
    ];
    await calls(1);
    leaving.abort();
    sent[0]?.answer({});
    await expectNothingLeft(asked);
  });

  test("once the next call has ended, though the one before it still hangs, and when that ends at last", async () => {
    const first = ask(`${left}5`);
    await calls(1);
    const next = ask(`${left}5`);
    await calls(2);
    sent[1]?.answer({});
    await expectNothingLeft([next]);
    sent[0]?.fail(new Error("broken"));
    await first;
    await settle();
    expect(maps.left()).toBe(0);
  });
});

/** Headers by which the club API answers, as its sources ask for them. */
const readByClubApi = readdirSync("lib/club-api/http", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .flatMap((path) => [
    ...readFileSync(`lib/club-api/http/${path}`, "utf8").matchAll(/req\.header\("([^"]+)"\)/g),
  ])
  .map(([, name = ""]) => name);
/** Those that say nothing of the answer to a read of a visitor. */
const beside: Readonly<Record<string, string>> = {
  "idempotency-key": "of writes",
  "user-agent": "noted of a sign-in",
  "x-request-id": "the web's own for each answer",
};

describe("are asked for each alone", () => {
  const alone = async (...askers: (() => Promise<Response>)[]) => {
    const answers = askers.map((one) => one());
    await calls(askers.length);
    expect(sent.filter(({ headers }) => "x-visitor-addresses" in headers)).toEqual([]);
    for (const one of sent) one.answer({});
    await Promise.all(answers);
  };

  test("calls of somebody who is signed in", async () => {
    const ends = testNow() + 3_600_000;
    const tokens = { accessToken: "a", accessTokenExpire: ends, refreshToken: "r", refreshTokenExpire: ends };
    const session = { ...tokens, chk: false, user: { memberIdx: 1, clubCode: "MS01", pending: null } };
    const cookie = (await sessionSetCookie(session as never, testNow())).split(";")[0] as string;
    await alone(
      () => ask(list, { cookie }),
      () => ask(list, { cookie }),
      () => ask(list),
    );
    expect(sent.filter(({ headers }) => headers.authorization === "Bearer a")).toHaveLength(2);
  });

  test.each([
    ["of other queries", () => ask(`${list}&page=2`)],
    ["of another club", () => ask("notice/normal?clubCode=JP03")],
    ["in another language", () => ask(list, { headers: { "accept-language": "ko" } })],
    ["with the pass of a page", () => ask(list, { cookie: "menu_pass=x" })],
    ["with a pass in a header", () => ask(list, { headers: { "x-menu-token": "x" } })],
    ["for another form of the answer", () => ask(list, { headers: { accept: "text/html" } })],
  ])("calls %s", async (_name, other) => {
    await alone(() => ask(), other);
  });

  test("calls with any header that the club API reads and the web hands on", async () => {
    const names = [...new Set(readByClubApi)].filter((name) => beside[name] === undefined);
    const given = (name: string) => ({ headers: { [name]: name === "accept-language" ? "ko" : "own" } });
    const apart = names.map((name) => ask("site/info", given(name)));
    await calls(names.length);
    const handedOn = names.filter((name) =>
      sent.some(({ headers }) => /^(?:ko|own)$/.test(headers[name] ?? "")),
    );
    expect(handedOn).toEqual(expect.arrayContaining(["accept", "accept-language", "x-menu-token"]));
    const asked = handedOn.flatMap((name) => [ask(list, given(name)), ask()]);
    await settle();
    const together = sent.filter(({ headers }) => "x-visitor-addresses" in headers);
    // Those without a header of their own are a crowd; nobody else is in it.
    expect(together.map(({ headers }) => headers["x-visitor-addresses"]?.split(",").length)).toEqual([
      handedOn.length,
    ]);
    for (const one of sent) one.answer({});
    await Promise.all([...apart, ...asked]);
  });

  test.each(["voc", "faq", "site/info"])("calls of %s, which is not declared", async (path) => {
    await alone(
      () => ask(path),
      () => ask(path),
    );
  });
});
