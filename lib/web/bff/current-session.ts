import "server-only";
import { randomUUID } from "node:crypto";
import { currentScope } from "@/lib/shared/server/request-scope";
import { webNow } from "@/lib/web/clock";
import { waits } from "@/lib/web/waits";
import { webEnv } from "../env";
import { readSession } from "../session/cookie";
import { markerFor, markSession } from "../session/member-marker";
import { type SessionData, sessionCookie } from "../session/options";
import type { BffRequest, CallRequest } from "./bff-call";
import { upstreamHeaders } from "./headers";
import { envelopeOfText, renewedSession, renewOnce } from "./session-calls";
import { upstream } from "./upstream";

/** The session of a request as it is from now on, the `Set-Cookie` lines that tell the browser, and the cookies with them. */
export type CurrentSession = {
  session: SessionData | null;
  lines: readonly string[];
  cookies: BffRequest["cookies"];
};
type Asking = Pick<CallRequest, "headers" | "cookies">;

/** New tokens for a session, or the club API's refusal. Throws where it did not answer. */
export function askRenewal(session: SessionData, headers: CallRequest["headers"], requestId: string) {
  return renewOnce(session.refreshToken, async () => {
    const answer = await upstream().request({
      method: "GET",
      path: "/hp/api/tokens/refresh",
      headers: { ...upstreamHeaders(headers, requestId), "x-refresh-token": session.refreshToken },
    });
    const parsed = envelopeOfText(await answer.body.text());
    if (!parsed) throw new Error("refresh answered no envelope");
    return parsed;
  });
}

/**
 * The session of a request, renewed where its access token has run out while the refresh token lives: who comes back is still
 * signed in, as the browser's own `open` has it (domain.md A31). A page that runs ends an idle session before that moment.
 * Throws where the club API has neither renewed nor ended it.
 */
export async function currentSession(
  { headers, cookies }: Asking,
  requestId = currentScope()?.requestId ?? randomUUID(),
): Promise<CurrentSession> {
  const now = webNow();
  const session = await readSession(cookies, now);
  if (!session || session.accessTokenExpire > now) return { session, lines: [], cookies };
  const { cookie } = await renewedSession(await askRenewal(session, headers, requestId), session, now);
  if (cookie === null) throw new Error("the session could not be renewed");
  const answer = new Response(null, { headers: { "set-cookie": cookie } });
  const lines = (await markSession(answer, cookies, session, now)).headers.getSetCookie();
  const { name } = sessionCookie(webEnv());
  const value = cookie
    .slice(name.length + 1)
    .split(";", 1)
    .join("");
  const renewed: BffRequest["cookies"] = {
    get: (wanted) => (wanted === name ? { value } : cookies.get(wanted)),
  };
  return { session: await readSession(renewed, now), lines, cookies: renewed };
}

/**
 * The same for an answer that says who is here, with the marker put right. A session that cannot be renewed in time is told
 * as it is: the browser tries again itself, and is given the same tokens.
 */
export async function whoIsHere(request: Asking): Promise<CurrentSession> {
  const now = webNow();
  const late = new Promise<null>((resolve) => setTimeout(resolve, waits.page, null).unref());
  const known = await Promise.race([currentSession(request).catch(() => null), late]);
  if (known && known.lines.length > 0) return known;
  const session = known ? known.session : await readSession(request.cookies, now);
  const marker = markerFor(session, request.cookies, now);
  return { session, lines: marker === null ? [] : [marker], cookies: request.cookies };
}
