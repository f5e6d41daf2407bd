import { sessionClearCookie, sessionSetCookie } from "@/lib/web/session/cookie";
import { markerFor, markSession } from "@/lib/web/session/member-marker";
import type { SessionData } from "@/lib/web/session/options";

const now = Date.parse("2026-11-23T10:00:00+09:00");
const hour = 3_600_000;
const user: SessionData["user"] = {
  clubCode: "MS01",
  id: "kimmiru",
  name: "김미루",
  lang: "ko",
  authority: "MEMBER",
  memberIdx: 100001,
  adminIdx: null,
  memberType: "10",
  isAdmin: false,
  isSSAdmin: false,
  isTempPassword: false,
  authClub: ["MS01"],
  langList: ["ko"],
  imageUrl: null,
  pending: null,
};
const session: SessionData = {
  accessToken: "access",
  accessTokenExpire: now + hour,
  refreshToken: "refresh",
  refreshTokenExpire: now + 12 * hour,
  chk: false,
  user,
};
const admin = { ...session, user: { ...user, memberIdx: null, adminIdx: 1, isAdmin: true } };
const asked = { ...session, user: { ...user, pending: "TERMS" as const } };

const cookies = (word?: string) => ({
  get: (name: string) => (word !== undefined && name.endsWith("-in") ? { value: word } : undefined),
});
const word = "0123456789ab";

/** The marker's line of an answer that sets this session cookie. */
async function markOf(line: string | null, old: SessionData | null = null, before?: string) {
  const headers = new Headers();
  if (line) headers.append("set-cookie", line);
  const answer = await markSession(new Response(null, { headers }), cookies(before), old, now);
  return answer.headers.getSetCookie().filter((one) => one.includes("clubfront-in="));
}

test("a sign-in of a member sets the marker in the same answer: a random word, readable by scripts, and nothing else", async () => {
  const [first = ""] = await markOf(await sessionSetCookie(session, now));
  const [second = ""] = await markOf(await sessionSetCookie(session, now));
  expect(first).toMatch(/^__Host-clubfront-in=[\da-f]{12}; Path=\/; SameSite=Lax; Secure$/);
  expect(second).not.toBe(first);
});

test("it lives as long as the sealed cookie beside it", async () => {
  const [line = ""] = await markOf(await sessionSetCookie({ ...session, chk: true }, now));
  expect(line).toContain("; Max-Age=43200");
});

test.each([
  ["a sign-out", async () => sessionClearCookie()],
  ["a sign-in of staff, who have no part of their own on the site", () => sessionSetCookie(admin, now)],
  ["a sign-in that leaves something to answer", () => sessionSetCookie(asked, now)],
])("%s clears it", async (_name, line) => {
  expect(await markOf(await line(), session, word)).toEqual([
    "__Host-clubfront-in=; Path=/; SameSite=Lax; Secure; Max-Age=0",
  ]);
});

test("the word stays with a renewal and changes with the person", async () => {
  const renewed = await sessionSetCookie({ ...session, accessToken: "next" }, now);
  expect(await markOf(renewed, session, word)).toEqual([
    `__Host-clubfront-in=${word}; Path=/; SameSite=Lax; Secure`,
  ]);
  const other = { ...session, user: { ...user, id: "leesol01", memberIdx: 100002 } };
  const [line = ""] = await markOf(await sessionSetCookie(other, now), session, word);
  expect(line).not.toContain(word);
});

test("an answer that leaves the session alone leaves the marker alone", async () => {
  expect(await markOf(null, session, word)).toEqual([]);
});

test.each([
  ["a member without a marker gets one", session, undefined, /^__Host-clubfront-in=[\da-f]{12}; /],
  ["a visitor with a marker loses it", null, word, /^__Host-clubfront-in=; .*Max-Age=0$/],
  ["staff with a marker lose it", admin, word, /^__Host-clubfront-in=; .*Max-Age=0$/],
  ["a forged word is replaced", session, "<script>", /^__Host-clubfront-in=[\da-f]{12}; /],
  ["a member with a marker keeps it", session, word, null],
  ["a visitor without one stays without", null, undefined, null],
] as const)("asked who is here: %s", (_name, who, before, expected) => {
  const line = markerFor(who, cookies(before), now);
  if (expected === null) expect(line).toBeNull();
  else expect(line).toMatch(expected);
});
