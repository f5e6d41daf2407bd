import "server-only";
import { createHash } from "node:crypto";
import { sealData, unsealData } from "iron-session";
import { LRUCache } from "lru-cache";
import type { Envelope } from "@/lib/contract/failures";
import { addDeviceToken, readDeviceTokens } from "@/lib/shared/device-tokens";
import { webNow } from "@/lib/web/clock";
import { webEnv } from "@/lib/web/env";
import { countSessionEnd, type SessionEnd } from "@/lib/web/figures";
import type { Visitor } from "./options";
import { type SessionData, sealPasswords, sessionCookie } from "./options";

const neverByTime = 400 * 24 * 3600;

/**
 * Opened cookies by their hash: a page sends its cookie with a dozen calls, and opening it costs as much as the rest
 * of the hop. The content follows from the value and the secret of this process alone; whether it has ended is asked
 * each time.
 */
const opened = new LRUCache<string, SessionData>({ max: 2000 });

/** Opens the sealed cookie value; anything tampered with, too old or malformed is no session. */
export async function openSession(sealed: string | undefined, now: number): Promise<SessionData | null> {
  if (!sealed || sealed.length > 4096) return null;
  const key = createHash("sha256").update(sealed).digest("base64url");
  const data = opened.get(key) ?? (await unsealSession(sealed));
  if (!data) return null;
  opened.set(key, data);
  return data.refreshTokenExpire > now ? data : null;
}

async function unsealSession(sealed: string): Promise<SessionData | null> {
  try {
    const data = await unsealData<Partial<SessionData>>(sealed, {
      password: sealPasswords(webEnv()),
      ttl: neverByTime,
    });
    if (!data.accessToken || !data.user || !data.refreshTokenExpire) return null;
    return Object.freeze({ ...data, user: Object.freeze(data.user) }) as SessionData;
  } catch {
    return null;
  }
}

/** The session of a request by its `Cookie` header. */
export function readSession(cookies: { get(name: string): { value: string } | undefined }, now: number) {
  return openSession(cookies.get(sessionCookie(webEnv()).name)?.value, now);
}

/** The `Set-Cookie` line of a session; it lives as long as the refresh token when `chk` is set (seed §4). */
export async function sessionSetCookie(data: SessionData, now: number): Promise<string> {
  const { name, secure } = sessionCookie(webEnv());
  const sealed = await sealData(data, { password: sealPasswords(webEnv()), ttl: neverByTime });
  const maxAgeSeconds = Math.max(0, Math.floor((data.refreshTokenExpire - now) / 1000));
  return [
    `${name}=${sealed}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    ...(secure ? ["Secure"] : []),
    ...(data.chk ? [`Max-Age=${maxAgeSeconds}`] : []),
  ].join("; ");
}

/** The `Set-Cookie` line that ends the session in the browser. */
export function sessionClearCookie(): string {
  const { name, secure } = sessionCookie(webEnv());
  return [`${name}=`, "Path=/", "HttpOnly", "SameSite=Lax", ...(secure ? ["Secure"] : []), "Max-Age=0"].join(
    "; ",
  );
}

/** The same, counted when there was a session. */
export function endedSessionCookie(reason: SessionEnd, session: SessionData | null): string {
  if (session) countSessionEnd(reason);
  return sessionClearCookie();
}

/**
 * The `Set-Cookie` line after the club API has refused a session. Null where its access token alone has run out: the refresh
 * token, which lives, decides whether the session goes on.
 */
export function refusedSessionCookie(session: SessionData | null, now: number): string | null {
  if (session && session.accessTokenExpire <= now) return null;
  return endedSessionCookie("refused", session);
}

/** Who the cookie says is asking; for comfort only, the club API decides. */
export async function visitorOf(cookies: {
  get(name: string): { value: string } | undefined;
}): Promise<Visitor> {
  const session = await readSession(cookies, webNow());
  return {
    signedIn: session !== null,
    isAdmin: session?.user.isAdmin === true,
    isPending: (session?.user.pending ?? null) !== null,
  };
}

type Cookies = { get(name: string): { value: string } | undefined };

/** As long as the club API knows a browser by its token. */
const lifeSeconds = 180 * 24 * 3600;

function cookieName(): string {
  return `${sessionCookie(webEnv()).name}-device`;
}

/** The device tokens of a browser, as the club API takes them; null when it has none. */
export function deviceTokensOf(cookies: Cookies): string | null {
  return readDeviceTokens(cookies.get(cookieName())?.value).join("~") || null;
}

/**
 * Takes the device token out of an answer, for the browser's scripts need none: the answer without it, and the
 * `Set-Cookie` line that keeps it next to those of other accounts. It outlives the session, and opens nothing.
 */
export function takeDeviceToken(
  answer: Envelope<unknown>,
  cookies: Cookies,
): { envelope: Envelope<unknown>; deviceCookie: string | null } {
  if (!answer.result || typeof answer.data !== "object" || answer.data === null) {
    return { envelope: answer, deviceCookie: null };
  }
  const { deviceToken, ...data } = answer.data as { deviceToken?: unknown };
  if (typeof deviceToken !== "string") return { envelope: answer, deviceCookie: null };
  const { secure } = sessionCookie(webEnv());
  const deviceCookie = [
    `${cookieName()}=${addDeviceToken(cookies.get(cookieName())?.value, deviceToken)}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    ...(secure ? ["Secure"] : []),
    `Max-Age=${lifeSeconds}`,
  ].join("; ");
  return { envelope: { ...answer, data }, deviceCookie };
}
