import { eq } from "drizzle-orm";
import { ipBlocks, policies } from "@/lib/club-api/db/tables";
import { type CallOptions, startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";

const api = await forFile(startTestApi);
beforeEach(() => api.reset());

const minute = 60_000;
const web = "127.0.0.1";
const stranger = "203.0.113.7";
const read = (options: CallOptions) => api.request("GET", "/site/info", options);

async function reads(count: number, options: (turn: number) => CallOptions): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) statuses.push((await read(options(turn))).status);
  return statuses;
}

describe("requests per minute", () => {
  test("the 61st read of an address is refused until the minute is over", async () => {
    const statuses = await reads(60, () => ({ from: stranger }));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await read({ from: stranger });
    expect([refused.status, refused.json.fail?.code]).toEqual([429, 4290]);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect((await read({ from: "203.0.113.8" })).status).toBe(200);
    api.pass(minute);
    expect((await read({ from: stranger })).status).toBe(200);
  });

  test("the web server's own reads are not counted, those for a visitor are the visitor's", async () => {
    await reads(70, () => ({ from: web }));
    expect((await read({ from: web })).status).toBe(200);
    await reads(60, () => ({ from: web, headers: { "x-client-address": stranger } }));
    expect((await read({ from: stranger })).status).toBe(429);
  });

  test("a signed-in member is counted by account, up to the member's number", async () => {
    const { accessToken: token } = await api.signIn("kimmiru");
    const statuses = await reads(121, (turn) => ({ token, from: `203.0.113.${turn}` }));
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
  });

  test("a changed policy counts at the next request", async () => {
    const setLimit = (value1: string) =>
      api.db.update(policies).set({ value1 }).where(eq(policies.code, "C0530"));
    await setLimit("2");
    expect(await reads(3, () => ({ from: stranger }))).toEqual([200, 200, 429]);
    await setLimit("60");
    expect((await read({ from: stranger })).status).toBe(200);
  });
});

test("identity checks and codes have a number of their own (C0530 v4)", async () => {
  const setLimit = (value4: string) =>
    api.db.update(policies).set({ value4 }).where(eq(policies.code, "C0530"));
  const ask = () => api.request("GET", "/member/nice-check/enc?purpose=SIGNUP", { from: "203.0.113.9" });
  await setLimit("2");
  const statuses = [await ask(), await ask(), await ask()].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 429]);
  await setLimit("5");
  expect((await ask()).status).toBe(200);
});

// seed 396
test("a network that the club has named its own may ask fifty times as much as one visitor", async () => {
  const at = api.clock.now();
  const by = { createdAt: at, createdBy: "ssadmin1", updatedAt: at, updatedBy: "ssadmin1" };
  await api.db.insert(ipBlocks).values({ clubIdx: 1, ipFrom: "203.0.113.0/28", mode: "OWN", ...by });
  const statuses = await reads(70, () => ({ from: stranger }));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await reads(60, () => ({ from: "203.0.113.200" }));
  expect((await read({ from: "203.0.113.200" })).status).toBe(429);
});

describe("addresses", () => {
  const forged = (turn: number) => ({
    "x-forwarded-for": `192.0.2.${turn % 250}`,
    "x-real-ip": `192.0.2.${turn % 250}`,
    forwarded: `for=192.0.2.${turn % 250}`,
    "x-client-address": `192.0.2.${turn % 250}`,
  });

  test("no header of a stranger changes who is counted", async () => {
    await reads(60, (turn) => ({ from: stranger, headers: forged(turn) }));
    expect((await read({ from: stranger, headers: forged(99) })).status).toBe(429);
    expect((await read({ from: stranger })).status).toBe(429);
  });

  test("behind the web server only X-Client-Address counts", async () => {
    const headers = (turn: number) => ({ ...forged(turn), "x-client-address": stranger });
    await reads(60, (turn) => ({ from: web, headers: headers(turn) }));
    expect((await read({ from: web, headers: headers(61) })).status).toBe(429);
  });

  test("an IPv4-mapped address is the IPv4 address", async () => {
    await reads(60, () => ({ from: `::ffff:${stranger}` }));
    expect((await read({ from: stranger })).status).toBe(429);
  });
});

describe("sign-ins per address", () => {
  const attempt = (turn: number, headers: Record<string, string>) =>
    api.request("POST", "/member/login", {
      from: stranger,
      headers,
      body: { clubCode: "MS01", id: `nobody${turn}`, password: "wrong" },
    });

  test("200 tries with 200 forged addresses are limited like one, and still after a restart", async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 200; turn += 1) {
      statuses.push((await attempt(turn, { "x-forwarded-for": `10.0.0.${turn}` })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    api.restart();
    const refused = await attempt(201, {});
    expect([refused.status, refused.json.fail?.code]).toEqual([429, 4290]);
    expect(Number(refused.headers.get("retry-after"))).toBe(600);
    api.pass(10 * minute);
    expect((await attempt(202, {})).status).toBe(200);
  }, 60_000);
});
