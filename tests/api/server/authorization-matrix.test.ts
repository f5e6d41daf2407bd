import { sql } from "drizzle-orm";
import type { RouteDefinition } from "@/lib/contract/define-route";
import { routeKey } from "@/lib/contract/routes";
import { type Access, authorization } from "../../fixtures/authorization";
import { type Answer, startTestApi } from "../../support/api";
import { allRoutes, filledPath } from "../../support/contract/contract-calls";
import { forFile } from "../../support/for-file";
import { openSessionFor } from "../../support/scenes/second-club";

/*
 * Every declared call against whom it admits, and by which flag (checklist S-60); whom it does not admit is
 * tests/attacks/sweep.test.ts. The table is written by hand beside the contract:
 * who may call what is said twice, and the two must agree.
 */

const api = await forFile(startTestApi);
const ownMember = 100_001;
const columns = {
  isCreate: "is_create",
  isRead: "is_read",
  isUpdate: "is_update",
  isDelete: "is_delete",
} as const;
const flagOf = { C: "isCreate", R: "isRead", U: "isUpdate", X: "isDelete" } as const;

beforeAll(async () => {
  await api.db.execute(
    sql`update policies set value1 = '999999', value2 = '999999', value3 = '999999', value4 = '999999' where code = 'C0530'`,
  );
  await openSessionFor(api, { kind: "member", clubIdx: 1, accountIdx: ownMember }, "own-member");
  await openSessionFor(api, { kind: "admin", clubIdx: 1, accountIdx: 1 }, "ss-admin");
  await openSessionFor(api, { kind: "admin", clubIdx: 1, accountIdx: 2 }, "plain-admin");
  await api.db.execute(sql`update admins set permission_source = 'CUSTOM' where admin_idx = 2`);
  await api.db.execute(sql`insert into admin_menu_perms (club_idx, admin_idx, menu_code, is_create, is_read, is_update, is_delete)
    select 1, 2, code, true, true, true, true from menus where club_idx = 1 and is_admin_menu`);
});

let calls = 0;
/** A call for the first club, with the caller's own number where a member is named. */
function call(route: RouteDefinition, token: string | null, address?: string): Promise<Answer> {
  calls += 1;
  const own = String(ownMember);
  const path = filledPath(route, ownSegments(route, own));
  const separator = path.includes("?") ? "&" : "?";
  return api.request(route.method, `${path}${separator}clubCode=MS01`, {
    ...(token === null ? {} : { token }),
    headers: {
      "x-client-address": address ?? `fd00:${(calls >> 12).toString(16)}:${(calls & 0xfff).toString(16)}::1`,
    },
    ...(route.method === "GET" ? {} : { body: {} }),
  });
}

/** Paths that name a member name the caller, so that a refusal is not for naming somebody else. */
function ownSegments(route: RouteDefinition, own: string): Record<string, string> {
  if (/^\/(info|my-reservation|coupon)\/.*\{id\}/.test(route.path)) return { id: own };
  if (route.path.startsWith("/reservation/calendar/")) return { id: "202612" };
  return route.path.includes("{a}") ? { a: own, b: "2026-12-16" } : {};
}

const isRefusedForRights = ({ json }: Answer) => json.fail?.code === 463 || json.fail?.code === 9403;

const rows = allRoutes.map((route) => ({ key: routeKey(route), route }));
const accessOf = (key: string): Access => {
  const access = (authorization as Record<string, Access>)[key];
  if (access === undefined) throw new Error(`${key} has no row in the authorization table`);
  return access;
};
const menuOf = (access: Access) => /^(\d{6}(?:,\d{6})*) ([CRUX])$/.exec(access);

test("the table has a row for every call, and no other", () => {
  expect(Object.keys(authorization).sort()).toEqual(rows.map((row) => row.key).sort());
});

describe.each(rows)("$key", ({ key, route }) => {
  const access = () => accessOf(key);

  // seed 3 244 245
  test("admits whom the table admits", async () => {
    const admitted: Record<string, string | null> = {
      anyone: null,
      member: "own-member",
      "signed-in": "own-member",
      admin: "plain-admin",
      "ss-admin": "ss-admin",
    };
    // A call that ends a session would end the test's own; one that renews it needs its own token.
    if (route.session === "end" || route.session === "renew") return;
    const token = menuOf(access()) ? "plain-admin" : (admitted[access()] ?? null);
    const answer = await call(route, token);
    if (isRefusedForRights(answer) || answer.status >= 500)
      throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`);
  });

  test("asks for exactly its menu's flag, or that of any of its menus", async () => {
    const [, menus = "", letter = ""] = menuOf(access()) ?? [];
    if (menus === "") return;
    const flag = flagOf[letter as keyof typeof flagOf];
    const ofMenus = sql`where admin_idx = 2 and menu_code = any(${`{${menus}}`})`;
    const withdraw = sql`update admin_menu_perms set ${sql.raw(columns[flag])} = false ${ofMenus}`;
    await api.db.execute(withdraw);
    const without = await call(route, "plain-admin");
    expect({ status: without.status, code: without.json.fail?.code }).toEqual({ status: 403, code: 9403 });
    for (const menu of menus.split(",")) {
      await api.db.execute(withdraw);
      await api.db.execute(sql`update admin_menu_perms set is_create = ${flag === "isCreate"}, is_read = true,
        is_update = ${flag === "isUpdate"}, is_delete = ${flag === "isDelete"}
        where admin_idx = 2 and menu_code = ${menu}`);
      expect(isRefusedForRights(await call(route, "plain-admin"))).toBe(false);
    }
    await api.db.execute(
      sql`update admin_menu_perms set is_create = true, is_read = true, is_update = true, is_delete = true ${ofMenus}`,
    );
  });

  test("is closed to a blocked address", async () => {
    const answer = await call(route, route.auth === "anonymous" ? null : "ss-admin", "198.51.100.7");
    const isAnsweredAsRule = route.session === "open" && answer.status === 200;
    expect({ code: answer.json.fail?.code, isHttp: answer.status === 403 || isAnsweredAsRule }).toEqual({
      code: 1006,
      isHttp: true,
    });
  });
});
