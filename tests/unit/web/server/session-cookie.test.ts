import { openSession, sessionSetCookie } from "@/lib/web/session/cookie";
import type { SessionData } from "@/lib/web/session/options";

const now = Date.parse("2026-11-27T00:00:00Z");
const session = {
  accessToken: "access",
  accessTokenExpire: now + 60_000,
  refreshToken: "refresh",
  refreshTokenExpire: now + 600_000,
  chk: false,
  user: { id: "kim", memberIdx: 7 },
} as unknown as SessionData;

async function sealed(data: SessionData): Promise<string> {
  return /^[^=]+=([^;]+)/.exec(await sessionSetCookie(data, now))?.[1] ?? "";
}

test("a sealed cookie is opened once, and is the same session until it ends", async () => {
  const value = await sealed(session);
  const first = await openSession(value, now);
  expect(first).toEqual(session);
  expect(await openSession(value, now)).toBe(first);
  expect(Object.isFrozen(first) && Object.isFrozen(first?.user)).toBe(true);
  expect(await openSession(value, session.refreshTokenExpire)).toBeNull();
});

test("a cookie that was changed is no session, however often its like was opened", async () => {
  const value = await sealed(session);
  await openSession(value, now);
  const forged = value.replace(/(?<=^.{60})./, (one) => (one === "A" ? "B" : "A"));
  expect(await openSession(forged, now)).toBeNull();
  // Behind it stands the version of the seal alone, which says nothing.
  const forgedEnd = value.replace(/.(?=.{12}$)/, (one) => (one === "A" ? "B" : "A"));
  expect(await openSession(forgedEnd, now)).toBeNull();
});

test("two sign-ins of one person are two sessions", async () => {
  const other = await sealed({ ...session, accessToken: "another" });
  await openSession(await sealed(session), now);
  expect((await openSession(other, now))?.accessToken).toBe("another");
});
