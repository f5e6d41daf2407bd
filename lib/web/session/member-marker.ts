import "server-only";
import { randomBytes } from "node:crypto";
import { webEnv } from "../env";
import { openSession } from "./cookie";
import { type SessionData, sessionCookie } from "./options";

/**
 * The marker: a cookie beside the sealed one that scripts may read, by which a page knows before its first paint that a
 * member is here. Its value is a random word for this sign-in: no token, no name, no right, and nothing believes it.
 */
type Cookies = { get(name: string): { value: string } | undefined };

const shape = /^[\da-f]{12}$/;

function markerName(): string {
  return `${sessionCookie(webEnv()).name}-in`;
}

function markerLine(value: string, life: string | null): string {
  const { secure } = sessionCookie(webEnv());
  const parts = [`${markerName()}=${value}`, "Path=/", "SameSite=Lax", secure ? "Secure" : null, life];
  return parts.filter((part) => part !== null).join("; ");
}

/** Pages show their members' part to members who have nothing to answer first (domain.md M1 `pending`). */
function isMember(session: SessionData | null): boolean {
  return session !== null && session.user.memberIdx !== null && session.user.pending === null;
}

/** The marker's `Set-Cookie` line that belongs to a session; the word stays while the same person stays. */
function lineOf(session: SessionData | null, before: string | null, life: string | null): string {
  if (!isMember(session)) return markerLine("", "Max-Age=0");
  return markerLine(before ?? randomBytes(6).toString("hex"), life);
}

/**
 * Puts the marker next to a session cookie that an answer sets or clears, in the same answer. `old` is the session that the
 * request came with.
 */
export async function markSession(
  answer: Response,
  cookies: Cookies,
  old: SessionData | null,
  now: number,
): Promise<Response> {
  const { name } = sessionCookie(webEnv());
  const line = answer.headers.getSetCookie().findLast((one) => one.startsWith(`${name}=`));
  if (line === undefined) return answer;
  const sealed = line.slice(name.length + 1).split(";", 1)[0];
  const session = sealed ? await openSession(sealed, now) : null;
  const isSame =
    old !== null && session?.user.id === old.user.id && session.user.clubCode === old.user.clubCode;
  const life = /Max-Age=\d+/.exec(line)?.[0] ?? null;
  answer.headers.append("set-cookie", lineOf(session, isSame ? wordOf(cookies) : null, life));
  return answer;
}

/** The line that puts a missing or stale marker right, or null when it agrees with the session. */
export function markerFor(session: SessionData | null, cookies: Cookies, now: number): string | null {
  const word = wordOf(cookies);
  if ((word !== null) === isMember(session)) return null;
  const seconds = session?.chk ? Math.max(0, Math.floor((session.refreshTokenExpire - now) / 1000)) : null;
  return lineOf(session, null, seconds === null ? null : `Max-Age=${seconds}`);
}

function wordOf(cookies: Cookies): string | null {
  const value = cookies.get(markerName())?.value ?? "";
  return shape.test(value) ? value : null;
}
