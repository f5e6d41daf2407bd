import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { sql } from "drizzle-orm";
import type { RouteDefinition } from "@/lib/contract/define-route";
import { failureKinds } from "@/lib/contract/failures";
import { routeKey } from "@/lib/contract/routes";
import { type Answer, startTestApi } from "../../support/api";
import { allRoutes, filledPath } from "../../support/contract/contract-calls";
import { fieldsOf, oddValues, wrongBodies } from "../../support/contract/fuzz-values";
import { forFile } from "../../support/for-file";
import { createRandom } from "../../support/history/random";

/*
 * Whatever a caller sends, the answer is an envelope: a shape that the declaration refuses is a failure with its own
 * status, never a 5xx and never a silent success. FUZZ_SEED=<number> chooses other values. Of the odd texts in paths and
 * queries each call, and each field, gets some by turns; `ATTACKS=all` tries all of them everywhere.
 */

const isLong = process.env.ATTACKS === "all";
/** Each n-th of a list, beginning at the turn; all of it in the long form. */
const byTurns = <T>(list: readonly T[], every: number, turn: number): T[] =>
  list.filter((_one, place) => isLong || place % every === turn % every);

const seed = Number(process.env.FUZZ_SEED ?? 1);

type Example = { route: string; side: "in" | "out"; json: Record<string, unknown> };

const examples = JSON.parse(
  readFileSync(resolve(process.cwd(), "tests/fixtures/contract-examples.json"), "utf8"),
) as Example[];
const shapeStatuses = [400, 401, 403, 404, 405, 413, 415, 429];
const codes = new Set(failureKinds.map((kind) => kind.code));
/** Calls that end the session that the fuzzer works with, or ask for another answer than JSON. */
const endsSession = (route: RouteDefinition) =>
  route.session !== undefined || routeKey(route) === "DELETE /ext/sessions";

const api = await forFile(startTestApi);
let calls = 0;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  await api.db.execute(
    sql`update policies set value1 = '999999', value2 = '999999', value3 = '999999', value4 = '999999' where code = 'C0530'`,
  );
  tokens.admin = (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;
  tokens.member = (await api.signIn("kimmiru")).accessToken;
});

function call(route: RouteDefinition, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const token = route.auth === "admin" ? tokens.admin : tokens.member;
  const isBare = endsSession(route) || token === undefined;
  // A visitor with a network of his own each (a /48), so that no limit answers in place of the check.
  calls += 1;
  const address = `fd00:${(calls >> 16).toString(16)}:${(calls & 0xffff).toString(16)}::1`;
  return api.request(route.method, path, {
    ...(isBare ? {} : { token }),
    ...(body === undefined ? {} : { body }),
    headers: { "x-client-address": address, ...headers },
  });
}

function expectFailure(answer: Answer, what: unknown): void {
  const { status, json, text } = answer;
  const told = `${JSON.stringify(what)?.slice(0, 200)} -> ${status} ${text.slice(0, 300)}`;
  if (json.result !== false || json.fail === undefined) throw new Error(`no failure envelope: ${told}`);
  if (!codes.has(json.fail.code)) throw new Error(`unknown code: ${told}`);
  if (status !== 200 && !shapeStatuses.includes(status)) throw new Error(`status: ${told}`);
}

function expectNoFault(answer: Answer, what: unknown): void {
  if (answer.status >= 500) {
    throw new Error(
      `${JSON.stringify(what)?.slice(0, 200)} -> ${answer.status} ${answer.text.slice(0, 300)}`,
    );
  }
}

const deepText = `{"a":${"[".repeat(5000)}${"]".repeat(5000)}}`;
const named = allRoutes.map((route) => ({ key: routeKey(route), route }));
const placeOf = (key: string) => named.findIndex((one) => one.key === key);

/** Each call has choices of its own, so that a new call changes nothing for the others. */
const randomOf = (key: string) =>
  createRandom([...key].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed));
const sampleOf = (key: string) =>
  examples.find((one) => one.side === "in" && one.route === key.replace(/\{\w+\}/g, "{}"))?.json ?? {};

test.each(named.filter(({ route }) => route.body && !route.upload))(
  "$key refuses bodies of a wrong shape",
  async ({ key, route }) => {
    const path = filledPath(route);
    const send = (text: string, type = "application/json") =>
      call(route, path, text, { "content-type": type });
    for (const body of wrongBodies(route, sampleOf(key), randomOf(key))) {
      expectFailure(await send(JSON.stringify(body)), { seed, body });
    }
    expectFailure(await send("{"), "malformed");
    expectFailure(await send("a=1", "text/plain"), "text/plain");
    expectFailure(await send(deepText), "deep");
  },
);

test.each(named.filter(({ route }) => route.upload))(
  "$key refuses a data part of a wrong shape",
  async ({ key, route }) => {
    const path = filledPath(route);
    const send = (...parts: [string, string | Blob][]) => {
      const form = new FormData();
      for (const [name, value] of parts) form.append(name, value as string);
      return call(route, path, form);
    };
    for (const body of wrongBodies(route, sampleOf(key), randomOf(key))) {
      expectFailure(await send(["data", JSON.stringify(body)]), { seed, body });
    }
    const valid = JSON.stringify(sampleOf(key));
    expectFailure(await send(["data", "{"]), "malformed");
    expectFailure(await send(["data", deepText]), "deep");
    expectFailure(await send(["data", new Blob([new Uint8Array([0xff, 0xfe, 0x00])])]), "bytes");
    expectFailure(await send(["data", valid], ["data", valid]), "data twice");
    expectFailure(await send(["data", valid], ["surprise", "1"]), "unknown part");
    expectFailure(await send(["data", valid], ["surprise", new Blob(["%PDF-1.7"])]), "unknown file part");
    const asText = await call(route, path, "a=1", { "content-type": "text/plain" });
    expectFailure(asText, "text/plain");
  },
);

test.each(named)("$key refuses unknown and doubled query fields", async ({ route }) => {
  const path = filledPath(route);
  for (const query of [
    "surprise=1",
    "lang=en&lang=ko",
    "page=0",
    "size=1000000",
    "page=%00",
    "clubCode=XX99",
  ]) {
    const answer = await call(route, `${path}?${query}`);
    const isKnown = fieldsOf(route.query).includes(query.split("=")[0] ?? "") && !/^(page|size)=/.test(query);
    if (isKnown && !query.includes("&")) expectNoFault(answer, query);
    else expectFailure(answer, query);
  }
});

test.each(named.filter(({ route }) => route.path.includes("{")))(
  "$key survives odd path segments",
  async ({ key, route }) => {
    const odd = [
      "-1",
      "0",
      "99999999999999999999",
      "1e3",
      "NaN",
      "..",
      "%00",
      "a".repeat(300),
      "가",
      "1;drop",
      "' or 1=1",
    ];
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? []);
    for (const value of byTurns(odd, 3, placeOf(key))) {
      const path = filledPath(route, Object.fromEntries(names.map((name) => [name, value])));
      expectNoFault(await call(route, path), value);
    }
  },
);

test.each(named.filter(({ route }) => route.method === "GET" && !endsSession(route)))(
  "$key survives odd query values",
  async ({ key, route }) => {
    const texts = oddValues.filter((value): value is string => typeof value === "string").slice(0, 4);
    const fields = fieldsOf(route.query).filter((name) => name !== "clubCode");
    for (const [place, field] of fields.entries()) {
      for (const text of byTurns(texts, 2, placeOf(key) + place)) {
        const value = encodeURIComponent(text.slice(0, 2000).replaceAll("\ud800", ""));
        expectNoFault(await call(route, `${filledPath(route)}?${field}=${value}`), { field, text });
      }
    }
  },
);

test("a body over the limit is 413, whatever the call", async () => {
  const huge = `{"title":"${"x".repeat(1_100_000)}"}`;
  for (const route of allRoutes.filter(
    (one) => one.body && !one.upload && (!endsSession(one) || one.auth === "anonymous"),
  )) {
    const answer = await call(route, filledPath(route), huge, { "content-type": "application/json" });
    expect({ key: routeKey(route), status: answer.status }).toEqual({ key: routeKey(route), status: 413 });
  }
});
