import { sql } from "drizzle-orm";
import type { RouteDefinition } from "@/lib/contract/define-route";
import { menusOfCall } from "@/lib/contract/page-menus";
import { routeKey } from "@/lib/contract/routes";
import { type Answer, type CallOptions, startTestApi } from "@/tests/support/api";
import { allRoutes, filledPath } from "@/tests/support/contract/contract-calls";
import { addSecondClub, openSessionFor, otherClub } from "@/tests/support/scenes/second-club";
import { forFile } from "../support/for-file";

/*
 * A menu that the office closes is closed in the club API, whoever asks and however: permit, visibility and password
 * of a menu and of the menus above it (checklist S-20). The calls are those of the contract, so a new one is covered
 * when it is declared. A call that is about any menu is tried on every third menu, on other ones for each way of
 * closing; `ATTACKS=all` tries it on every menu.
 */

const isLong = process.env.ATTACKS === "all";

const api = await forFile(startTestApi);
const ownMember = 100_001;
const password = "pine needle";
type Caller = "nobody" | "member" | "stranger" | "clerk" | "admin";
const tokens: Record<Caller, string | null> = {
  nobody: null,
  member: "own-member",
  stranger: "other-member",
  clerk: "clerk",
  admin: "ss-admin",
};

const callers = Object.keys(tokens) as Caller[];

beforeAll(async () => {
  await api.db.execute(
    sql`update policies set value1 = '999999', value2 = '999999', value3 = '999999', value4 = '999999' where code = 'C0530'`,
  );
  await addSecondClub(api);
  await openSessionFor(api, { kind: "member", clubIdx: 1, accountIdx: ownMember }, "own-member");
  await openSessionFor(api, { kind: "member", clubIdx: 2, accountIdx: otherClub.memberIdx }, "other-member");
  await openSessionFor(api, { kind: "admin", clubIdx: 1, accountIdx: 1 }, "ss-admin");
  // An admin of the club without any right of his own.
  await openSessionFor(api, { kind: "admin", clubIdx: 1, accountIdx: 2 }, "clerk");
  await api.db.execute(sql`update admins set permission_source = 'CUSTOM' where admin_idx = 2`);
  await openAll();
}, 120_000);
afterEach(() => openAll());

const openAll = () =>
  api.db.execute(
    sql`update menus set is_visible = true, password_hash = null, permit = '0' where not is_admin_menu`,
  );
const close = (codes: readonly string[], column: "permit" | "is_visible", value: string) =>
  api.db.execute(
    sql`update menus set ${sql.raw(column)} = ${sql.raw(`'${value}'`)} where not is_admin_menu and code = any(${`{${codes.join()}}`})`,
  );
const setPassword = async (code: string, value: string | null) => {
  const answer = await call("PUT", "/menus", "admin", { body: { menus: [{ code, password: value }] } });
  expect(answer.json.fail).toBeUndefined();
};

let calls = 0;
function call(method: string, path: string, who: Caller, options: CallOptions = {}): Promise<Answer> {
  calls += 1;
  const token = tokens[who];
  const separator = path.includes("?") ? "&" : "?";
  const address = `2001:db8:${calls.toString(16)}::1`;
  return api.request(method, `${path}${separator}clubCode=MS01&lang=en`, {
    ...(token === null ? {} : { token }),
    ...options,
    headers: { "x-client-address": address, ...options.headers },
  });
}

/** Numbers of records that there are, so that what is refused is refused for its menu. */
const records: Record<string, Record<string, string>> = {
  "GET /notice/{id}": { id: "11" },
  "GET /event/{id}": { id: "31" },
  "GET /faq/{id}": { id: "1" },
  "GET /fnb-menu/{id}": { id: "1" },
  "GET /lost-item/{id}": { id: "1" },
  "GET /reservation/calendar/{id}": { id: "0" },
  "GET /reservation/sheets/non-member/{club}/{b}": { b: "2026-12-16" },
};

function pathOf(route: RouteDefinition, menuCode: string): string {
  const own: Record<string, string> = route.path.includes("{a}")
    ? { a: String(ownMember), b: "2026-12-16" }
    : {};
  return filledPath(route, { ...own, ...records[routeKey(route)], menuCode });
}

/** The menus of the site with the one above each. */
async function siteMenus(): Promise<{ code: string; parent: string | null }[]> {
  const rows = await api.db.execute(
    sql`select code, parent_code as parent from menus where club_idx = 1 and not is_admin_menu and code <> '010000' order by code`,
  );
  return (rows as unknown as { rows: { code: string; parent: string | null }[] }).rows ?? rows;
}

/** Every call that belongs to one menu, once for each menu that it may be about; with a turn, for a third of those. */
async function closable(
  turn?: number,
): Promise<{ route: RouteDefinition; code: string; path: string; above: string[] }[]> {
  const menus = await siteMenus();
  const ofTurn = menus.filter((_menu, place) => isLong || turn === undefined || place % 3 === turn);
  return allRoutes.flatMap((route) => {
    if (route.menu === undefined || typeof route.menu === "object") return [];
    const isNamed = route.menu.startsWith("{");
    const codes = isNamed ? ofTurn.map(({ code }) => code) : menusOfCall(route, () => undefined);
    return codes.map((code) => {
      const parent = menus.find((menu) => menu.code === code)?.parent;
      return { route, code, path: pathOf(route, code), above: parent ? [code, parent] : [code] };
    });
  });
}

const askOne = (route: RouteDefinition, path: string, who: Caller, options: CallOptions = {}) =>
  call(route.method, path, who, { ...(route.method === "GET" ? {} : { body: {} }), ...options });
const codeOf = ({ json }: Answer) => json.fail?.code ?? 0;

const openAnswers = new Map<string, ReadonlyMap<Caller, number>>();

/** Status of a call for each caller while everything is open: some are for members alone. Asked once. */
async function whileOpen(route: RouteDefinition, path: string): Promise<ReadonlyMap<Caller, number>> {
  const key = `${route.method} ${path}`;
  const known = openAnswers.get(key);
  if (known) return known;
  const answers = new Map<Caller, number>();
  for (const who of callers) answers.set(who, codeOf(await askOne(route, path, who)));
  openAnswers.set(key, answers);
  return answers;
}

/** Tries every call on every way of closing its menu and the one above; whom the answers did not meet as expected. */
async function sweep(
  { column, value, turn }: { column: "permit" | "is_visible"; value: string; turn: number },
  expected: (who: Caller, route: RouteDefinition) => number | "admitted",
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { route, path, above } of await closable(turn)) {
    const open = await whileOpen(route, path);
    for (const closed of above) {
      await close([closed], column, value);
      for (const who of callers) {
        const answer = await askOne(route, path, who);
        const wanted = expected(who, route);
        const isRight = codeOf(answer) === (wanted === "admitted" ? open.get(who) : wanted);
        if (!isRight)
          wrong.push(`${routeKey(route)} ${path} with ${closed} closed: ${who} got ${codeOf(answer)}`);
      }
      await openAll();
    }
  }
  return wrong;
}

test("there are calls to try, of every page with content", async () => {
  const codes = new Set((await closable()).map(({ code }) => code.slice(0, 2)));
  expect([...codes].sort()).toEqual(["02", "03", "04", "05", "06", "07", "08", "09", "10"]);
});

test("a stranger reads a menu that asks for a sign-in", async () => {
  const wrong = await sweep({ column: "permit", value: "2", turn: 0 }, (who) => {
    if (who === "nobody") return 463;
    return who === "stranger" ? 9403 : "admitted";
  });
  expect(wrong).toEqual([]);
}, 120_000);

test("a member reads a menu for administrators", async () => {
  const wrong = await sweep({ column: "permit", value: "3", turn: 1 }, (who) => {
    if (who === "nobody") return 463;
    return who === "stranger" || who === "member" ? 9403 : "admitted";
  });
  expect(wrong).toEqual([]);
}, 120_000);

test("anybody without the office's right reads a hidden menu", async () => {
  const wrong = await sweep({ column: "is_visible", value: "false", turn: 2 }, (who, route) => {
    if (who === "admin") return "admitted";
    if (route.auth !== "anonymous" && who === "nobody") return 463;
    return route.auth !== "anonymous" && who === "stranger" ? 9403 : 2001;
  });
  expect(wrong).toEqual([]);
}, 120_000);

test("somebody without the pass reads a menu with a password, or one below it", async () => {
  const wrong: string[] = [];
  const all = await closable();
  for (const locked of new Set(all.flatMap(({ above }) => above))) {
    await setPassword(locked, password);
    const opened = await call("GET", `/menus/${locked}/password?password=pine%20needle`, "nobody");
    const pass = String(opened.json.data?.passToken ?? opened.text);
    for (const { route, path } of all.filter(({ above }) => above.includes(locked))) {
      const key = `${routeKey(route)} ${path} behind ${locked}`;
      for (const who of ["nobody", "member"] as const) {
        if (route.auth !== "anonymous" && who === "nobody") continue;
        const shut = await askOne(route, path, who);
        if (codeOf(shut) !== 9403) wrong.push(`${key}: ${who} got ${codeOf(shut)}`);
        const open = await askOne(route, path, who, { headers: { "x-menu-token": pass } });
        if ([463, 9403].includes(codeOf(open)))
          wrong.push(`${key}: ${who} with the pass got ${codeOf(open)}`);
        const forged = await askOne(route, path, who, { headers: { "x-menu-token": `9${pass}` } });
        if (codeOf(forged) !== 9403) wrong.push(`${key}: ${who} with a forged pass got ${codeOf(forged)}`);
      }
    }
    await openAll();
  }
  expect(wrong).toEqual([]);
}, 240_000);

test("the pass of a section opens what stands behind the password of its page", async () => {
  await setPassword("060000", "of the page");
  await setPassword("060100", "of the part");
  const ask = (given: string, pass = "") =>
    call("GET", `/menus/060100/password?password=${encodeURIComponent(given)}`, "nobody", {
      headers: { "x-menu-token": pass },
    });
  const notices = (pass: unknown) =>
    call("GET", "/notice/normal", "nobody", { headers: { "x-menu-token": String(pass) } });
  expect((await ask("of the part")).json.data.valid).toBe(false);
  const outer = (await ask("of the page")).json.data.passToken;
  expect(codeOf(await notices(outer))).toBe(9403);
  const both = (await ask("of the part", String(outer))).json.data.passToken;
  expect(codeOf(await notices(both))).toBe(0);
  expect(codeOf(await notices(String(both).split(".").slice(2).join(".")))).toBe(9403);
});

describe("calls that are about several menus", () => {
  const list = async (who: Caller, search = "") => {
    const answer = await call("GET", `/reference/normal?size=100${search}`, who);
    return (
      (answer.json.data as { list?: { type: string }[] } | null)?.list?.map(({ type }) => type) ??
      codeOf(answer)
    );
  };

  // seed 309 316
  test("a closed shop is read through the list of papers, or the other way round", async () => {
    const gift = await firstOf("GIFT");
    const paper = await firstOf("FORM");
    await close(["080000"], "permit", "2");
    expect(await list("nobody")).not.toContain("GIFT");
    expect(await list("nobody", "&types=GIFT")).toBe(463);
    expect(codeOf(await call("GET", `/reference/${gift}`, "nobody"))).toBe(463);
    expect(codeOf(await call("GET", `/reference/${paper}`, "nobody"))).toBe(0);
    expect(await list("member", "&types=GIFT")).toContain("GIFT");
    await openAll();
    await close(["060000"], "permit", "3");
    expect(new Set((await list("nobody")) as string[])).toEqual(new Set(["GIFT"]));
    expect(codeOf(await call("GET", `/reference/${paper}`, "member"))).toBe(9403);
    expect(codeOf(await call("GET", `/reference/${gift}`, "nobody"))).toBe(0);
  });

  test("a closed record is counted, or told to be there, by its view", async () => {
    const views = [
      ["060100", "notice", 11],
      ["060200", "event", 31],
      ["030500", "faq", 1],
      ["060300", "reference", await firstOf("FORM")],
      ["080000", "reference", await firstOf("GIFT")],
    ] as const;
    for (const [code, kind, idx] of views) {
      const view = () => call("POST", "/ext/views", "nobody", { body: { kind, idx } });
      expect([kind, codeOf(await view())]).toEqual([kind, 0]);
      await close([code], "permit", "2");
      expect([kind, codeOf(await view())]).toEqual([kind, 2001]);
      await openAll();
    }
  });

  test.each([
    ["books", "050100", "/reservation/booking"],
    ["applies for a draw", "050300", "/reservation/draw"],
    ["joins a waiting list", "050200", "/reservation/waitings"],
  ])("a member %s on a menu for administrators", async (_, code, path) => {
    const body = bodies[path];
    await close([code], "permit", "3");
    expect(codeOf(await call("POST", path, "member", { body }))).toBe(9403);
    await openAll();
    expect(codeOf(await call("POST", path, "member", { body }))).not.toBe(9403);
  });

  /** Bodies that pass the checks of their form. */
  const bodies: Record<string, object> = {
    "/reservation/booking": {
      sheetIdx: 987_654,
      playerCount: 1,
      caddieMode: "I",
      agreeRules: true,
      players: [],
    },
    "/reservation/draw": {
      drawPostIdx: 987_654,
      choices: [{ rank: 1, playDate: "2026-12-16", standbyTimeCode: "10", courseCode: null }],
      playerCount: 4,
      agreeRules: true,
    },
    "/reservation/waitings": {
      playDate: "2026-12-16",
      standbyTimeCodes: ["10"],
      courseCodes: [],
      playerCount: 4,
    },
  };

  async function firstOf(type: string): Promise<number> {
    const answer = await call("GET", `/reference/normal?types=${type}`, "nobody");
    const [first] = (answer.json.data as unknown as { list: { referenceIdx: number }[] }).list;
    if (!first) throw new Error(`no reference of type ${type}`);
    return first.referenceIdx;
  }
});

/** Words that are planted in every text of a page, and must not be in any answer to a stranger once the page is closed. */
describe("a stranger finds the words of a closed page in another call", () => {
  const mark = "Quercus-marks-the-spot";
  const planted = [
    sql`update notices set texts = replace(texts::text, '"title": "', ${`"title": "${mark} `})::jsonb`,
    sql`update events set texts = replace(texts::text, '"title": "', ${`"title": "${mark} `})::jsonb`,
    sql`update faqs set texts = replace(texts::text, '"question": "', ${`"question": "${mark} `})::jsonb`,
    sql`update fnb_menus set texts = replace(texts::text, '"name": "', ${`"name": "${mark} `})::jsonb`,
    sql`update reference_entries set texts = replace(texts::text, '"title": "', ${`"title": "${mark} `})::jsonb`,
  ];
  const holders = async (who: Caller) => {
    const found: string[] = [];
    for (const route of allRoutes) {
      if (route.method !== "GET" || route.auth === "admin" || route.session !== undefined) continue;
      for (const id of ["1", "4", "11", "31"]) {
        const own: Record<string, string> = route.path.includes("{a}")
          ? { a: String(ownMember), b: "2026-12-16" }
          : {};
        const path = filledPath(route, { ...own, id, menuCode: "010000" });
        if ((await call("GET", path, who)).text.includes(mark)) found.push(routeKey(route));
        if (!route.path.includes("{id}")) break;
      }
    }
    return [...new Set(found)];
  };

  test("of all calls there are", async () => {
    for (const plant of planted) await api.db.execute(plant);
    expect((await holders("nobody")).length).toBeGreaterThan(6);
    const codes = (await siteMenus()).map(({ code }) => code);
    for (const [column, value] of [
      ["permit", "2"],
      ["permit", "3"],
      ["is_visible", "false"],
    ] as const) {
      await close(codes, column, value);
      expect(await holders("nobody")).toEqual([]);
      if (value !== "2") expect(await holders("member")).toEqual([]);
      await openAll();
    }
  }, 120_000);
});
