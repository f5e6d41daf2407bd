import type { Envelope } from "../../contract/failures";
import { addDeviceToken, readDeviceTokens } from "@/lib/shared/device-tokens";
import { webEnv } from "../env";
import { sessionCookie } from "./options";

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
 * `Set-Cookie` line that keeps it beside those of other accounts. It outlives the session, and opens nothing.
 */
export function keepDevice(
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
