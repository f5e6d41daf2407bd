import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "drizzle-orm";
import type { RouteDefinition } from "@/lib/contract/define-route";
import { failureKinds } from "@/lib/contract/failures";
import { routeKey } from "@/lib/contract/routes";
import { type Answer, startTestApi, type TestApi } from "../support/api";
import { allRoutes, filledPath } from "../support/contract-calls";
import { fieldsOf, oddValues, wrongBodies } from "../support/fuzz-values";

/*
 * Whatever a caller sends, the answer is an envelope: a shape that the declaration refuses is a failure with its own
 * status, never a 5xx and never a silent success.
 */

type Example = { route: string; side: "in" | "out"; json: Record<string, unknown> };

const examples = JSON.parse(
  readFileSync(resolve(process.cwd(), "tests/fixtures/contract-examples.json"), "utf8"),
) as Example[];
const shapeStatuses = [400, 401, 403, 404, 405, 413, 415, 429];
const codes = new Set(failureKinds.map((kind) => kind.code));
/** Calls that end the session that the fuzzer works with, or ask for another answer than JSON. */
const endsSession = (route: RouteDefinition) =>
  route.session !== undefined || routeKey(route) === "DELETE /ext/sessions";

let api: TestApi;
let calls = 0;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  api = await startTestApi();
  await api.db.execute(
    sql`update policies set value1 = '999999', value2 = '999999', value3 = '999999', value4 = '999999' where code = 'C0530'`,
  );
  tokens.admin = (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;
  tokens.member = (await api.signIn("kimmiru")).accessToken;
});
afterAll(() => api.close());

function call(route: RouteDefinition, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const token = route.auth === "admin" ? tokens.admin : tokens.member;
  const isBare = endsSession(route) || token === undefined;
  // A visitor of an own address each, so that no limit answers in place of the check.
  calls += 1;
  const address = `2001:db8::${(calls >> 16).toString(16)}:${(calls & 0xffff).toString(16)}`;
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

const named = allRoutes.map((route) => ({ key: routeKey(route), route }));

test.each(named.filter(({ route }) => route.body))(
  "$key refuses bodies of a wrong shape",
  async ({ key, route }) => {
    const sample = examples.find((one) => one.side === "in" && one.route === key.replace(/\{\w+\}/g, "{}"));
    const path = filledPath(route);
    for (const body of wrongBodies(route, sample?.json ?? {})) {
      expectFailure(
        await call(route, path, JSON.stringify(body), { "content-type": "application/json" }),
        body,
      );
    }
    const malformed = await call(route, path, "{", { "content-type": "application/json" });
    expectFailure(malformed, "malformed");
    const otherType = await call(route, path, "a=1", { "content-type": "text/plain" });
    expectFailure(otherType, "text/plain");
    const deep = await call(route, path, `{"a":${"[".repeat(5000)}${"]".repeat(5000)}}`, {
      "content-type": "application/json",
    });
    expectFailure(deep, "deep");
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
  async ({ route }) => {
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
    for (const value of odd) {
      const path = filledPath(route, Object.fromEntries(names.map((name) => [name, value])));
      expectNoFault(await call(route, path), value);
    }
  },
);

test.each(named.filter(({ route }) => route.method === "GET" && !endsSession(route)))(
  "$key survives odd query values",
  async ({ route }) => {
    const texts = oddValues.filter((value): value is string => typeof value === "string").slice(0, 4);
    for (const field of fieldsOf(route.query).filter((name) => name !== "clubCode")) {
      for (const text of texts) {
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
