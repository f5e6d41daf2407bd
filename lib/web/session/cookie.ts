import "server-only";
import { sealData, unsealData } from "iron-session";
import { webEnv } from "../env";
import { type SessionData, sealPasswords, sessionCookie } from "./options";

const neverByTime = 400 * 24 * 3600;

/** Opens the sealed cookie value; anything tampered with, too old or malformed is no session. */
export async function openSession(sealed: string | undefined, now: number): Promise<SessionData | null> {
  if (!sealed || sealed.length > 4096) return null;
  try {
    const data = await unsealData<Partial<SessionData>>(sealed, {
      password: sealPasswords(webEnv()),
      ttl: neverByTime,
    });
    if (!data.accessToken || !data.user || !data.refreshTokenExpire) return null;
    return data.refreshTokenExpire > now ? (data as SessionData) : null;
  } catch {
    return null;
  }
}

/** The session of a request by its `Cookie` header. */
export function readSession(cookies: { get(name: string): { value: string } | undefined }, now: number) {
  return openSession(cookies.get(sessionCookie(webEnv()).name)?.value, now);
}

/** The `Set-Cookie` line of a session: kept as long as the refresh token when `chk` is set (seed §4). */
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
