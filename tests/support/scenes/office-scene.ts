import { eq } from "drizzle-orm";
import { admins, clubs } from "@/lib/club-api/db/tables";
import { type Answer, startTestApi } from "../api";
import { ownTokens } from "./own-tokens";

/** An admin of another club, once `otherClub` was called. */
export const strangerIdx = 90;

/** The demo club with calls by the login id of who makes them. */
export async function officeScene() {
  const api = await startTestApi();
  const open = async (id: string, isAdmin: boolean, password?: string) =>
    (await api.signIn(id, { isAdmin, ...(password ? { password } : {}) })).accessToken;
  const known = new Map([
    ["ssadmin1", true],
    ["bookadmin1", true],
    ["contents1", true],
    ["kimmiru", false],
    ["leesol01", false],
  ]);
  const tokens = ownTokens((id: string) => open(id, known.get(id) === true));
  const sign = async (id: string, isAdmin: boolean, password?: string) => {
    const token = await open(id, isAdmin, password);
    await tokens.keep(id, Promise.resolve(token));
  };

  /** Signs `who` in at the first call; whoever is not known stays a visitor. */
  async function call(who: string, method: string, path: string, body?: unknown): Promise<Answer> {
    const token = known.has(who) || tokens.has(who) ? await tokens.of(who) : undefined;
    // A second per call, as a person would take: no scene is long enough for the rate limit.
    api.limitClock.set(new Date(api.limitClock.now().getTime() + 1000));
    return api.request(method, path, {
      ...(token === undefined ? {} : { token }),
      ...(body === undefined ? {} : { body }),
    });
  }

  return {
    api,
    close: api.close,
    call,
    sign,
    /** Everybody signs in anew at the next call: a moved clock outlives every token, and the limit of sign-ins. */
    signOut() {
      tokens.clear();
      api.limitClock.set(new Date(api.limitClock.now().getTime() + 600_000));
    },
    /** The payload of a success; throws with the answer's text otherwise. */
    async data<T>(who: string, method: string, path: string, body?: unknown): Promise<T> {
      const answer = await call(who, method, path, body);
      if (!answer.json.result) throw new Error(answer.text);
      return answer.json.data as T;
    },
    /** `[status, code, msgCode, msgVar]` of a refusal; the code is 0 when there was none. */
    async failure(who: string, method: string, path: string, body?: unknown) {
      const { status, json } = await call(who, method, path, body);
      return [status, json.fail?.code ?? 0, json.fail?.msgCode ?? "", json.fail?.msgVar ?? []];
    },
    /** Rights of bookadmin1's group 10 on one menu and its parent. */
    async grant(menu: string, flags: string) {
      const parent = `${menu.slice(0, 2)}0000`;
      const has = (flag: string) => flags.includes(flag);
      const row = (code: string) => ({
        code,
        isCreate: has("C"),
        isRead: has("R"),
        isUpdate: has("U"),
        isDelete: has("X"),
      });
      const menus = parent === menu ? [row(menu)] : [row(parent), row(menu)];
      const body = { targetType: "GROUP", targetIdx: 10, menus };
      const answer = await call("ssadmin1", "PUT", "/menu-admins", body);
      if (!answer.json.result) throw new Error(answer.text);
    },
    /** A second club with an admin of its own. */
    async otherClub() {
      await api.db.insert(clubs).values({ clubIdx: 2, clubCode: "MS02", createdAt: api.clock.now() });
      const [known] = await api.db.select().from(admins).where(eq(admins.adminIdx, 3));
      if (!known) throw new Error("no admin");
      const stranger = { ...known, adminIdx: strangerIdx, clubIdx: 2, id: "stranger1", groupIdx: null };
      await api.db.insert(admins).values({ ...stranger, authClub: ["MS02"] });
    },
  };
}
