import type { RouteDefinition } from "@/lib/contract/define-route";
import { routeKey } from "@/lib/contract/routes";
import { type Access, authorization } from "../fixtures/authorization";
import { type Answer, startEmbeddedApi, startTestApi, type TestApi } from "../support/api";
import { numberPlaces } from "../support/contract/call-inputs";
import { allRoutes } from "../support/contract/contract-calls";
import {
  type Attacker,
  createSender,
  foreignEverywhere,
  foreignInOnePlace,
  toldOfClub,
  toldOfVictim,
  toldWrite,
  writtenAcrossClubs,
  writtenOfVictim,
} from "../support/contract/sweep-calls";
import type { Write } from "../support/history/write-watch";
import {
  attackerNumber,
  type Flag,
  makeSweepScene,
  otherMemberNumber,
  sweepClubs,
  tokens,
  withoutFlag,
} from "../support/scenes/sweep-scene";

/*
 * Every call of the contract as everybody who has no right to it or to what it names. The inputs are made of the
 * declarations, so a new call is attacked the day it is declared. An attack has failed when the answer is a refusal of its
 * kind, holds nothing that was marked as the victim's, and nothing of theirs was written.
 */

/** `ATTACKS=all`: every way to call each, and the embedded database as well. */
const isLong = process.env.ATTACKS === "all";
const databases = isLong ? (["PostgreSQL", "the embedded database"] as const) : (["PostgreSQL"] as const);

const { victims, attackers } = sweepClubs;
const foreignMember = { token: tokens.foreignMember, own: attackerNumber, clubCode: attackers.clubCode };
const foreignAdmin = { ...foreignMember, token: tokens.foreignAdmin };
const otherMember = { token: tokens.otherMember, own: otherMemberNumber, clubCode: victims.clubCode };

const rows = allRoutes.map((route) => ({ key: routeKey(route), route }));
/** A call that opens, renews, moves or ends the caller's own session needs none, or takes the attacker's away. */
const endsSession = (route: RouteDefinition) => route.session !== undefined;
const accessOf = (key: string): Access => (authorization as Record<string, Access>)[key] ?? "ss-admin";
const flagOf = (access: Access) => /^\d{6}(?:,\d{6})* ([CRUX])$/.exec(access)?.[1] as Flag | undefined;

const refusals = [463, 9403, 2001, 9404];
const isRefused = ({ status, json }: Answer) =>
  [401, 403, 404].includes(status) && json.result === false && refusals.includes(json.fail?.code ?? 0);

const shown = ({ status, text }: Answer) => `${status} ${text.slice(0, 200)}`;

const dead = ["suspended", "dormant", "withdrawn", "signedOut", "expired", "dismissedAdmin"] as const;

/** Whom the table does not admit, with what they hold; in the short form with two of the dead sessions, by turns. */
function strangersTo(key: string): [who: string, token: string | null][] {
  const access = accessOf(key);
  const flag = flagOf(access);
  const turn = rows.findIndex((row) => row.key === key) % (dead.length / 2);
  const gone = isLong ? dead : dead.filter((_name, position) => position % (dead.length / 2) === turn);
  const members: [string, string][] = [
    ["a member", tokens.otherMember],
    ["a member of another club", tokens.foreignMember],
  ];
  return [
    ...gone.map((name): [string, string] => [name, tokens[name]]),
    ...(access === "anyone" ? [] : [["nobody", null] as [string, null]]),
    ...(["anyone", "member", "signed-in"].includes(access) ? [] : members),
    ...(flag === undefined
      ? []
      : [
          [`an admin without ${flag}`, withoutFlag(flag)] as [string, string],
          ["an admin without any right", tokens.bareAdmin] as [string, string],
        ]),
    ...(access === "ss-admin" ? [["an admin with every flag", tokens.office] as [string, string]] : []),
  ];
}

describe.each(databases)("on %s", (database) => {
  let api: TestApi;
  let send: ReturnType<typeof createSender>;
  let takeWrites: () => Promise<Write[]>;
  let anchored: readonly string[];

  beforeAll(async () => {
    api = await (database === "PostgreSQL" ? startTestApi() : startEmbeddedApi());
    ({ takeWrites, anchored } = await makeSweepScene(api));
    send = createSender(api);
  });
  afterAll(() => api.close());

  test("every call can be attacked: its input can be filled", () => {
    const faults = rows.flatMap(({ route }) => {
      try {
        return foreignEverywhere(route, otherMember).length > 0 ? [] : [routeKey(route)];
      } catch (error) {
        return [String(error)];
      }
    });
    expect(faults).toEqual([]);
  });

  test("the victim has a record of every kind that a member can have", () => {
    for (const table of [
      "bookings",
      "coupons",
      "vocs",
      "penalties",
      "waitings",
      "draw_applications",
      "team_forms",
      "visits",
    ]) {
      expect(anchored).toContain(table);
    }
  });

  describe("who has no right to a call gets it done or answered", () => {
    test.each(rows.filter(({ route }) => !endsSession(route)))("$key", async ({ key, route }) => {
      const inputs = foreignEverywhere(route, otherMember).slice(0, isLong ? undefined : 1);
      for (const input of inputs) {
        for (const [who, token] of strangersTo(key)) {
          const answer = await send(route, input, token, victims.clubCode);
          if (!isRefused(answer)) throw new Error(`${who}: ${shown(answer)}`);
          expect([who, toldOfClub(answer)]).toEqual([who, []]);
        }
      }
      expect((await takeWrites()).map(toldWrite)).toEqual([]);
    });
  });

  describe("one club's member or admin reads or changes what is another club's", () => {
    test.each(rows.filter(({ route }) => !endsSession(route)))("$key", async ({ route }) => {
      // A member has no business at all with a call of the office; that is the refusal above.
      const strangers = route.auth === "admin" ? [foreignAdmin] : [foreignMember, foreignAdmin];
      for (const attacker of strangers) {
        const inputs = [...foreignEverywhere(route, attacker), ...foreignInOnePlace(route, attacker)];
        for (const input of inputs) {
          const answer = await send(route, input, attacker.token);
          const told = { input, answer: shown(answer), told: toldOfClub(answer) };
          expect(told).toEqual({ ...told, told: [] });
          expect(answer.status === 500).toBe(false);
        }
        expect([attacker, writtenAcrossClubs(await takeWrites())]).toEqual([attacker, []]);
        await actionsInTheVictimsClub(route, attacker);
      }
    });
  });

  /** The other club's code in the query, in the path and in the body. */
  async function actionsInTheVictimsClub(route: RouteDefinition, { token }: Attacker): Promise<void> {
    for (const input of foreignEverywhere(route, victims)) {
      const answer = await send(route, input, token, victims.clubCode);
      if (route.auth !== "anonymous") {
        if (!isRefused(answer)) throw new Error(shown(answer));
        expect((await takeWrites()).map(toldWrite)).toEqual([]);
      }
      expect(toldOfVictim(answer)).toEqual([]);
      const namesInBody = input.body !== undefined && "clubCode" in input.body;
      if (!namesInBody || route.auth === "anonymous") continue;
      const byBody = await send(route, input, token);
      if (!isRefused(byBody)) throw new Error(shown(byBody));
    }
    await takeWrites();
  }

  /** Of what any admin may call: nothing is left behind but their own session, account and the record of it. */
  describe("an administrator without any right changes or reads what is the club's", () => {
    test.each(rows.filter(({ key, route }) => accessOf(key) === "admin" && !endsSession(route)))(
      "$key",
      async ({ route }) => {
        for (const input of foreignEverywhere(route, otherMember)) {
          const answer = await send(route, input, tokens.bareAdmin);
          expect(toldOfVictim(answer)).toEqual([]);
          const left = (await takeWrites()).filter(
            ({ table }) => !["audit_records", "sessions"].includes(table),
          );
          expect({ input, left: left.map(toldWrite) }).toEqual({ input, left: [] });
        }
      },
    );
  });

  describe("a member reads or changes what is another member's", () => {
    test.each(rows.filter(({ route }) => !endsSession(route) && route.auth !== "admin"))(
      "$key",
      async ({ route }) => {
        const inputs = [...foreignEverywhere(route, otherMember), ...foreignInOnePlace(route, otherMember)];
        for (const input of inputs) {
          const answer = await send(route, input, otherMember.token);
          const told = { input, answer: shown(answer), told: toldOfVictim(answer) };
          expect(told).toEqual({ ...told, told: [] });
          expect(answer.status === 500).toBe(false);
        }
        expect(writtenOfVictim(await takeWrites())).toEqual([]);
      },
    );
  });

  test("the attackers were signed in all the while", async () => {
    for (const token of [tokens.otherMember, tokens.foreignMember, tokens.foreignAdmin, tokens.office]) {
      expect((await api.request("GET", "/ext/sessions", { token })).status).toBe(200);
    }
  });

  test("the attacks were no blanks: who may call gets another answer with the same input", async () => {
    const reads = rows.filter(({ route }) => route.method === "GET" && !endsSession(route) && !route.isLive);
    let named = 0;
    let told = 0;
    for (const { key, route } of reads.filter(({ route: one }) => numberPlaces(one).length > 0)) {
      const [input] = foreignEverywhere(route, otherMember);
      if (!input) continue;
      named += 1;
      const isMembers = ["member", "signed-in"].includes(accessOf(key));
      const answer = await send(route, input, isMembers ? tokens.victim : tokens.office, victims.clubCode);
      if (answer.json.result) told += 1;
    }
    expect(told).toBeGreaterThan(named * 0.8);
  });
});
