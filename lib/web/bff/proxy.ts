import { webNow } from "@/lib/web/clock";
import "server-only";
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { CacheTag, RouteDefinition } from "@/lib/contract/define-route";
import type { MsgCode } from "@/lib/contract/failures";
import { fallbackLanguage, isLanguage, type Language } from "@/lib/shared/languages";
import { requestOrigin } from "../routing/origin";
import { readSession, sessionClearCookie } from "../session/cookie";
import type { SessionData } from "../session/options";
import { matchRoute, type RouteMatch } from "./allow-list";
import { BodyTooLarge, bodyLimit, limitedBody } from "./body";
import { failureResponse } from "./failure";
import { browserHeaders, upstreamHeaders } from "./headers";
import { dropKept } from "./revalidate";
import { isSameSite } from "./same-site";
import {
  answeredPassword,
  envelopeOfText,
  movedSession,
  openedSession,
  rekeyedSession,
  renewedSession,
  renewOnce,
  settledSession,
} from "./session-calls";
import { liveUpstream, type UpstreamAnswer, upstream } from "./upstream";
import { writtenTags } from "./written-tags";

type BffRequest = Request & { cookies: { get(name: string): { value: string } | undefined } };
type Call = {
  request: BffRequest;
  route: RouteDefinition;
  /** What a write drops. */
  tags: readonly CacheTag[];
  target: string;
  requestId: string;
  language: Language;
  session: SessionData | null;
};

/** Passes one call of the browser to the club API: allow-list, same-site rule, token, limits, cookie, cache tags. */
export async function proxy(request: BffRequest, segments: readonly string[]): Promise<Response> {
  const requestId = randomUUID();
  const url = new URL(request.url);
  const language = askedLanguage(request, url);
  const match = matchRoute(request.method, segments);
  const refusal = refusalBefore(request, match);
  if (refusal || match.kind !== "route") {
    return refuse(refusal ?? "REQ_PATH", { requestId, language }, match);
  }
  const session = await readSession(request.cookies, webNow());
  const call: Call = {
    request,
    route: match.route,
    tags: writtenTags(match.route, segments),
    target: `/hp/api/${segments.map(encodeURIComponent).join("/")}${searchOf(url, match.route, session)}`,
    requestId,
    language,
    session,
  };
  try {
    return await forward(call);
  } catch (error) {
    return refusalOf(error, call);
  }
}

/** An admin who works for another club than the account's: a call that names none is about that one (domain.md 2.3). */
function searchOf(url: URL, route: RouteDefinition, session: SessionData | null): string {
  if (!session?.user.homeClub || route.session || url.searchParams.has("clubCode")) return url.search;
  const search = new URLSearchParams(url.search);
  search.set("clubCode", session.user.clubCode);
  return `?${search}`;
}

/** What can be refused without asking the club API. */
function refusalBefore(request: BffRequest, match: RouteMatch): MsgCode | null {
  if (match.kind === "unknown") return "REQ_PATH";
  if (match.kind === "method") return "REQ_METHOD";
  const changes = request.method !== "GET" || match.route.session !== undefined;
  if (changes && !isSameSite(request.headers, requestOrigin(request.headers))) return "REQ_FORBIDDEN";
  const length = Number(request.headers.get("content-length") ?? 0);
  return length > bodyLimit(match.route) ? "REQ_TOO_LARGE" : null;
}

/** A refusal of our own: the envelope, and one log line with the request id. */
function refuse(msgCode: MsgCode, call: Pick<Call, "requestId" | "language">, match: RouteMatch): Response {
  const route = match.kind === "route" ? match.route.path : match.kind;
  log({ msg: "refused", requestId: call.requestId, route, failure: msgCode });
  const headers: Record<string, string> = { "x-request-id": call.requestId };
  if (match.kind === "method") headers.allow = match.allowed.join(", ");
  return failureResponse(msgCode, call.language, [], headers);
}

function log(line: Record<string, unknown>): void {
  process.stderr.write(`${JSON.stringify({ level: "warn", ...line })}\n`);
}

async function forward(call: Call): Promise<Response> {
  if (call.route.session === "renew") return renew(call);
  if (call.route.session === "open") return open(call);
  if (call.route.session === "rekey") return rekey(call);
  if (call.route.session === "settle") return settle(call);
  if (call.route.session === "move") return move(call);
  if (call.route.session === "end" && call.route.body) return endIfDone(call);
  const answer = await send(call, limitedBody(call.request, bodyLimit(call.route)));
  const headers = browserHeaders(answer, call.route);
  if (call.route.session === "end" || (answer.statusCode === 401 && call.session)) {
    headers.append("set-cookie", sessionClearCookie());
  }
  if (call.route.session === "end") headers.set("clear-site-data", '"cache"');
  if (call.request.method !== "GET" && answer.statusCode === 200) await dropKept(call.tags);
  return new Response(Readable.toWeb(answer.body) as ReadableStream, { status: answer.statusCode, headers });
}

async function open(call: Call): Promise<Response> {
  const text = await textBody(call);
  const answer = await send({ ...call, session: null }, call.request.method === "GET" ? null : text);
  const envelope = envelopeOfText(await answer.body.text());
  if (!envelope) return failureResponse("SYS_UNAVAILABLE", call.language, [], { "retry-after": "5" });
  const chk = /"chk"\s*:\s*true/.test(text);
  const { body, cookie } = await openedSession(envelope, chk, webNow());
  return jsonAnswer(answer, body, cookie);
}

/** A new password: the answer may hold new tokens for the session that goes on. */
async function rekey(call: Call): Promise<Response> {
  const { answer, envelope } = await sendText(call);
  if (!envelope) return failureResponse("SYS_UNAVAILABLE", call.language, [], { "retry-after": "5" });
  const accessToken = answeredPassword(envelope, call.session);
  const next = accessToken && (await hasOpenTerms(call, accessToken)) ? "TERMS" : undefined;
  const { body, cookie } = await rekeyedSession(envelope, call.session, webNow(), next);
  return jsonAnswer(answer, body, cookie);
}

/** A sign-in names one open question; behind that of the password may stand that of the terms. */
async function hasOpenTerms(call: Call, accessToken: string): Promise<boolean> {
  const user = call.session?.user;
  if (!user) return false;
  const answer = await upstream().request({
    method: "GET",
    path: `/hp/api/terms/check/${user.memberIdx}/${encodeURIComponent(user.clubCode)}`,
    headers: upstreamHeaders(new Headers(), call.requestId, accessToken),
  });
  const envelope = envelopeOfText(await answer.body.text());
  return envelope?.result === true && (envelope.data as { needed?: unknown }).needed === true;
}

/** Another club of the admin's; all of the office is about that one from then on. */
async function move(call: Call): Promise<Response> {
  const { answer, envelope } = await sendText(call);
  if (!envelope) return failureResponse("SYS_UNAVAILABLE", call.language, [], { "retry-after": "5" });
  const { body, cookie } = await movedSession(envelope, call.session, webNow());
  return jsonAnswer(answer, body, cookie);
}

/** A consent or another answer to what was pending; all else of the call is as ever. */
async function settle(call: Call): Promise<Response> {
  const { answer, envelope } = call.request.method === "GET" ? await sendGet(call) : await sendText(call);
  if (!envelope) return failureResponse("SYS_UNAVAILABLE", call.language, [], { "retry-after": "5" });
  const { body, cookie } = await settledSession(envelope, call.session, webNow());
  if (call.request.method !== "GET" && answer.statusCode === 200) await dropKept(call.tags);
  const isOut = answer.statusCode === 401 && call.session !== null;
  return jsonAnswer(answer, body, isOut ? sessionClearCookie() : cookie);
}

/** A wish that ends the session only when it is granted, such as a withdrawal; a sign-out always ends it. */
async function endIfDone(call: Call): Promise<Response> {
  const { answer, envelope } = await sendText(call);
  if (!envelope) return failureResponse("SYS_UNAVAILABLE", call.language, [], { "retry-after": "5" });
  const isOut = envelope.result || answer.statusCode === 401;
  const response = jsonAnswer(answer, envelope, isOut ? sessionClearCookie() : null);
  if (isOut) response.headers.set("clear-site-data", '"cache"');
  return response;
}

async function sendText(call: Call) {
  const answer = await send(call, await textBody(call));
  return { answer, envelope: envelopeOfText(await answer.body.text()) };
}

async function sendGet(call: Call) {
  const answer = await send(call, null);
  return { answer, envelope: envelopeOfText(await answer.body.text()) };
}

async function textBody(call: Call): Promise<string> {
  const text = await call.request.text();
  if (Buffer.byteLength(text) > bodyLimit(call.route)) throw new BodyTooLarge();
  return text;
}

async function renew(call: Call): Promise<Response> {
  const session = call.session;
  if (!session) {
    return failureResponse("AUTH_INVALID_SESSION", call.language, [], { "set-cookie": sessionClearCookie() });
  }
  const envelope = await renewOnce(session.refreshToken, async () => {
    const answer = await upstream().request({
      method: "GET",
      path: "/hp/api/tokens/refresh",
      headers: {
        ...upstreamHeaders(call.request.headers, call.requestId),
        "x-refresh-token": session.refreshToken,
      },
    });
    const parsed = envelopeOfText(await answer.body.text());
    if (!parsed) throw new Error("refresh answered no envelope");
    return parsed;
  });
  const { body, cookie } = await renewedSession(envelope, session, webNow());
  const headers = new Headers({ "cache-control": "private, no-store" });
  if (cookie) headers.append("set-cookie", cookie);
  return Response.json(body, { status: envelope.result ? 200 : 401, headers });
}

function send(call: Call, body: Readable | string | null): Promise<UpstreamAnswer> {
  const { isLive } = call.route;
  return (isLive ? liveUpstream() : upstream()).request({
    ...(isLive ? { signal: call.request.signal } : {}),
    method: call.request.method as "GET",
    path: call.target,
    headers: upstreamHeaders(call.request.headers, call.requestId, call.session?.accessToken),
    body,
  });
}

function jsonAnswer(answer: UpstreamAnswer, body: unknown, cookie: string | null): Response {
  const headers = browserHeaders(answer);
  headers.delete("content-length");
  if (cookie) headers.append("set-cookie", cookie);
  return Response.json(body, { status: answer.statusCode, headers });
}

function refusalOf(error: unknown, call: Call): Response {
  if (error instanceof BodyTooLarge)
    return refuse("REQ_TOO_LARGE", call, { kind: "route", route: call.route });
  // Who closes a live screen ends its call.
  if (!call.request.signal.aborted)
    log({ msg: "upstream", requestId: call.requestId, route: call.route.path, error: String(error) });
  const headers: Record<string, string> = { "retry-after": "5", "x-request-id": call.requestId };
  // Who signs out is out, in this browser at least, whatever the club API says.
  if (call.route.session === "end" && !call.route.body) headers["set-cookie"] = sessionClearCookie();
  return failureResponse("SYS_UNAVAILABLE", call.language, [], headers);
}

function askedLanguage(request: Request, url: URL): Language {
  const asked = url.searchParams.get("lang") ?? request.headers.get("accept-language")?.slice(0, 2);
  return isLanguage(asked) ? asked : fallbackLanguage;
}
