import "server-only";
import { webNow } from "@/lib/web/clock";
import { takeDeviceToken } from "@/lib/web/session/cookie";
import { endedSessionCookie, refusedSessionCookie, sessionClearCookie } from "../session/cookie";
import { type Call, dropCached, jsonAnswer, send, sendGet, sendText, textBody } from "./bff-call";
import { askRenewal } from "./current-session";
import { failureResponse } from "./failure";
import { upstreamHeaders } from "./headers";
import {
  answeredPassword,
  envelopeOfText,
  movedSession,
  openedSession,
  rekeyedSession,
  renewedSession,
  settledSession,
} from "./session-calls";
import { upstream } from "./upstream";

export async function open(call: Call): Promise<Response> {
  const text = await textBody(call);
  const answer = await send({ ...call, session: null }, call.request.method === "GET" ? null : text);
  const given = envelopeOfText(await answer.body.text());
  if (!given) return failureResponse("SYS_UNAVAILABLE", call.language, [], { "retry-after": "5" });
  const { envelope, deviceCookie } = takeDeviceToken(given, call.request.cookies);
  const chk = /"chk"\s*:\s*true/.test(text);
  const { body, cookie } = await openedSession(envelope, chk, webNow());
  return jsonAnswer(answer, body, cookie, deviceCookie);
}

/** A new password: the answer may hold new tokens for the session that goes on. */
export async function rekey(call: Call): Promise<Response> {
  const { answer, envelope: given } = await sendText(call);
  if (!given) return failureResponse("SYS_UNAVAILABLE", call.language, [], { "retry-after": "5" });
  const { envelope, deviceCookie } = takeDeviceToken(given, call.request.cookies);
  const accessToken = answeredPassword(envelope, call.session);
  const next = accessToken && (await hasOpenTerms(call, accessToken)) ? "TERMS" : undefined;
  const { body, cookie } = await rekeyedSession(envelope, call.session, webNow(), next);
  return jsonAnswer(answer, body, cookie, deviceCookie);
}

/** A sign-in names one open question; behind that of the password may stand that of the terms. */
async function hasOpenTerms(call: Call, accessToken: string): Promise<boolean> {
  const user = call.session?.user;
  if (!user) return false;
  const answer = await upstream().request({
    method: "GET",
    path: `/hp/api/terms/check/${user.memberIdx}/${encodeURIComponent(user.clubCode)}`,
    headers: upstreamHeaders(new Headers(), call.requestId, { accessToken }),
  });
  const envelope = envelopeOfText(await answer.body.text());
  return envelope?.result === true && (envelope.data as { needed?: unknown }).needed === true;
}

/** Another club of the admin's; all of the office is about that one from then on. */
export async function move(call: Call): Promise<Response> {
  const { answer, envelope } = await sendText(call);
  if (!envelope) return failureResponse("SYS_UNAVAILABLE", call.language, [], { "retry-after": "5" });
  const { body, cookie } = await movedSession(envelope, call.session, webNow());
  return jsonAnswer(answer, body, cookie);
}

/** Another session in place of the caller's: of a delegate in a member's name, or the way back. It ends with the browser. */
export async function switchSession(call: Call): Promise<Response> {
  const { answer, envelope } = await sendText(call);
  if (!envelope) return failureResponse("SYS_UNAVAILABLE", call.language, [], { "retry-after": "5" });
  const isOut = answer.statusCode === 401 && call.session !== null;
  const { body, cookie } = await openedSession(envelope, false, webNow());
  const response = jsonAnswer(answer, body, isOut ? refusedSessionCookie(call.session, webNow()) : cookie);
  // The browser's cache belongs to the previous member.
  if (envelope.result) response.headers.set("clear-site-data", '"cache"');
  return response;
}

/** A consent or another answer to what was pending; all else of the call is as ever. */
export async function settle(call: Call): Promise<Response> {
  const { answer, envelope: given } =
    call.request.method === "GET" ? await sendGet(call) : await sendText(call);
  if (!given) return failureResponse("SYS_UNAVAILABLE", call.language, [], { "retry-after": "5" });
  const { envelope, deviceCookie } = takeDeviceToken(given, call.request.cookies);
  const { body, cookie } = await settledSession(envelope, call.session, webNow());
  if (call.request.method !== "GET" && answer.statusCode === 200) await dropCached(call.tags);
  const isOut = answer.statusCode === 401 && call.session !== null;
  return jsonAnswer(
    answer,
    body,
    isOut ? refusedSessionCookie(call.session, webNow()) : cookie,
    deviceCookie,
  );
}

/** A request that ends the session only when it is granted, such as a withdrawal; a sign-out always ends it. */
export async function endIfDone(call: Call): Promise<Response> {
  const { answer, envelope } = await sendText(call);
  if (!envelope) return failureResponse("SYS_UNAVAILABLE", call.language, [], { "retry-after": "5" });
  const refused = answer.statusCode === 401 ? refusedSessionCookie(call.session, webNow()) : null;
  const cookie = envelope.result ? endedSessionCookie("withdrawn", call.session) : refused;
  const response = jsonAnswer(answer, envelope, cookie);
  if (cookie !== null) response.headers.set("clear-site-data", '"cache"');
  return response;
}

export async function renew(call: Call): Promise<Response> {
  const session = call.session;
  if (!session) {
    return failureResponse("AUTH_INVALID_SESSION", call.language, [], { "set-cookie": sessionClearCookie() });
  }
  const envelope = await askRenewal(session, call.request.headers, call.requestId);
  const { body, cookie } = await renewedSession(envelope, session, webNow());
  const headers = new Headers({ "cache-control": "private, no-store" });
  if (cookie) headers.append("set-cookie", cookie);
  return Response.json(body, { status: envelope.result ? 200 : 401, headers });
}
