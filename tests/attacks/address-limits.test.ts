import { eq } from "drizzle-orm";
import { menus, viewVisitors } from "@/lib/club-api/db/tables";
import { hashPassword } from "@/lib/club-api/platform/crypto";
import { startTestApi } from "../support/api";
import { forFile } from "../support/for-file";
import { addSecondClub, openSessionFor, otherClub } from "../support/scenes/second-club";

const api = await forFile(startTestApi);
beforeEach(() => api.reset());

/** Addresses of one subscriber: one of IPv4, or as many of his IPv6 line as he likes. */
const ipv4Line = () => "203.0.113.7";
const ipv6Line = (turn: number) => `2001:db8:1:2::${(turn + 1).toString(16)}`;
/** Of somebody who has rented a /48: another line of it at each turn. */
const ipv6Site = (turn: number) => `2001:db8:7:${turn.toString(16)}::1`;

type Source = (turn: number) => string;
type Call = (headers: Record<string, string>, turn: number) => Promise<{ status: number }>;

/** How many of some calls from a source's addresses were let through. */
async function passed(count: number, source: Source, call: Call): Promise<number> {
  let open = 0;
  for (let turn = 0; turn < count; turn += 1) {
    const { status } = await call({ "x-client-address": source(turn) }, turn);
    if (status === 200) open += 1;
  }
  return open;
}

const read: Call = (headers) => api.request("GET", "/site/info", { headers });
const signIn: Call = (headers, turn) =>
  api.request("POST", "/member/login", {
    headers,
    body: { clubCode: "MS01", id: `nobody${turn}`, password: "wrong" },
  });
const askCode: Call = (headers, turn) =>
  api.request("POST", "/member/certification", {
    headers,
    body: { purpose: "FIND_PW", type: "20", id: "nobody01", target: `nobody${turn}@mail.example` },
  });
const findIds: Call = (headers, turn) =>
  api.request("GET", `/member/find-id?clubCode=MS01&name=nobody&email=n${turn}@mail.example`, { headers });
const openPage: Call = (headers) =>
  api.request("GET", "/menus/060300/password?clubCode=MS01&password=wrong", { headers });

async function lockPage(): Promise<void> {
  const passwordHash = await hashPassword("pine needle");
  await api.db.update(menus).set({ passwordHash }).where(eq(menus.code, "060300"));
}

describe("a visitor with an IPv6 /64 gets no more than one with an IPv4 address", () => {
  test.each([
    ["sign-ins", 40, 30, signIn],
    ["requests", 70, 60, read],
    ["codes", 12, 5, askCode],
    ["mails with ids", 12, 5, findIds],
    ["page passwords", 12, 5, openPage],
  ])("%s", async (_, tries, limit, call) => {
    await lockPage();
    expect(await passed(tries, ipv4Line, call)).toBe(limit);
    expect(await passed(tries, ipv6Line, call)).toBe(limit);
  });

  test("codes of a day", async () => {
    const inTheirOwnMinute: Call = async (headers, turn) => {
      api.pass(60_000);
      const { json } = await api.request("POST", "/member/certification", {
        headers,
        body: { purpose: "FIND_PW", type: "20", target: `somebody${turn}@mail.example` },
      });
      return { status: json.result ? 200 : 429 };
    };
    expect(await passed(15, ipv4Line, inTheirOwnMinute)).toBe(10);
    expect(await passed(15, ipv6Line, inTheirOwnMinute)).toBe(10);
  });
});

describe("whoever has rented a /48 with its 65,536 lines", () => {
  test("gets the requests of eight lines", async () => {
    expect(await passed(490, ipv6Site, read)).toBe(8 * 60);
  }, 60_000);

  test("gets the page passwords of eight lines", async () => {
    await lockPage();
    expect(await passed(45, ipv6Site, openPage)).toBe(8 * 5);
  }, 60_000);

  test("is not cut off by one of its lines that goes too far", async () => {
    await passed(500, ipv6Line, read);
    const neighbour = { "x-client-address": "2001:db8:1:3::1" };
    expect((await read(neighbour, 0)).status).toBe(200);
  }, 60_000);
});

describe("one visitor is counted as many", () => {
  beforeEach(async () => {
    await api.db.delete(viewVisitors);
  });

  const see = (headers: Record<string, string>, token?: string) =>
    api.request("POST", "/ext/views", {
      body: { kind: "notice", idx: 12 },
      headers,
      ...(token ? { token } : {}),
    });
  async function views(count: number, headers: (turn: number) => Record<string, string>): Promise<number> {
    let counted = 0;
    for (let turn = 0; turn < count; turn += 1) {
      const { json } = await see(headers(turn));
      if (json.data.isCounted === true) counted += 1;
    }
    return counted;
  }
  const from = (address: string, turn = 0) => ({
    "x-client-address": address,
    "user-agent": `browser ${turn}`,
  });

  test("twenty views of a notice by twenty names of browsers", async () => {
    expect(await views(20, (turn) => from(ipv4Line(), turn))).toBe(1);
  });

  test("twenty views by twenty addresses of one line", async () => {
    expect(await views(20, (turn) => from(ipv6Line(turn), turn))).toBe(1);
  });

  test("more than 64 views by the lines of one /48", async () => {
    const counted = await views(150, (turn) => ({
      ...from(`2001:db8:7:${turn.toString(16)}::1`),
      "user-agent": "a browser",
    }));
    expect(counted).toBeGreaterThan(1);
    expect(counted).toBeLessThanOrEqual(64);
  }, 60_000);

  test("a member's views from twenty addresses", async () => {
    const { accessToken } = await api.signIn("kimmiru");
    const counted: unknown[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      counted.push((await see(from(`203.0.113.${turn}`, turn), accessToken)).json.data.isCounted);
    }
    expect(counted.filter((one) => one === true)).toHaveLength(1);
  });

  test("visits of the day by twenty names of browsers and three devices", async () => {
    const visit = async (turn: number) => {
      const answer = await api.request("PUT", "/dashboard/increment/club/MS01", {
        body: { date: "2026-11-23", device: ["PC", "TABLET", "MOBILE"][turn % 3] },
        headers: from("203.0.113.90", turn),
      });
      return answer.json.data.visits;
    };
    const first = await visit(0);
    for (let turn = 1; turn < 20; turn += 1) expect(await visit(turn)).toBe(first);
  });

  test("visitors who are on the site now", async () => {
    const { accessToken: token } = await api.signIn("ssadmin1", { isAdmin: true });
    const present = async () =>
      (await api.request("GET", "/ops/site/visitors", { token })).json.data.visitors;
    const before = Number(await present());
    for (let turn = 0; turn < 20; turn += 1) {
      await api.request("GET", "/site/state", { headers: from(ipv6Line(turn), turn) });
    }
    expect(await present()).toBe(before + 1);
  });
});

describe("a member of another club with a member's number uses up nothing of that member's", () => {
  test.each<[string, string, string, object | undefined, number]>([
    ["calls", "GET", "/site/info?clubCode=MS02", undefined, 120],
    ["links of delegates", "POST", "/ext/delegation-invitation?clubCode=MS02", { token: "x".repeat(43) }, 20],
  ])("%s", async (_what, method, path, body, limit) => {
    await addSecondClub(api);
    const { clubIdx, memberIdx } = otherClub;
    const [own, namesake] = await Promise.all([
      openSessionFor(api, { kind: "member", clubIdx, accountIdx: memberIdx }, "own"),
      openSessionFor(api, { kind: "member", clubIdx: 1, accountIdx: memberIdx }, "namesake"),
    ]);
    const call = (token: string) => api.request(method, path, { token, ...(body ? { body } : {}) });
    const statuses: number[] = [];
    for (let turn = 0; turn <= limit; turn += 1) statuses.push((await call(namesake)).status);
    expect([statuses.indexOf(429), (await call(own)).status === 429]).toEqual([limit, false]);
  });
});
