import "server-only";
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { CallRules } from "@/lib/contract/define-route";
import type { MsgCode } from "@/lib/contract/failures";
import { currentScope } from "@/lib/shared/server/request-scope";
import { webNow } from "@/lib/web/clock";
import { webEnv } from "../env";
import { errorText, logLine } from "../log";
import { requestOrigin } from "../routing/origin";
import { endedSessionCookie, readSession, refusedSessionCookie } from "../session/cookie";
import { markSession } from "../session/member-marker";
import { type SessionData, sessionCookie } from "../session/options";
import { matchRoute, type RouteMatch, tagsOfWrite } from "./allow-list";
import {
  type BffAnswer,
  type BffRequest,
  type Call,
  type CallRequest,
  dropCached,
  type PassedAnswer,
} from "./bff-call";
import { BodyTooLarge, bodyLimit } from "./body";
import { gatheredAnswer, sharedAnswer } from "./common-answers";
import { currentSession } from "./current-session";
import { callLanguage, failureResponse } from "./failure";
import { isSameSite, passedHeaders } from "./headers";
import { sendOrRepeat } from "./repeat";
import { endIfDone, move, open, rekey, renew, settle, switchSession } from "./session-answers";
import type { UpstreamAnswer } from "./upstream";

/** The answer to one call of the browser, as {@link answerCall} gives it, as a `Response`. */
export async function proxy(request: BffRequest, segments: readonly string[]): Promise<Response> {
  const answer = await answerCall(request, segments);
  return answer instanceof Response ? answer : asResponse(answer);
}

/** Passes one call of the browser to the club API: allow-list, same-site rule, token, limits, cookie, cache tags. */
export async function answerCall(request: CallRequest, segments: readonly string[]): Promise<BffAnswer> {
  const requestId = currentScope()?.requestId ?? randomUUID();
  const url = new URL(request.url);
  const language = callLanguage(url, request.headers.get("accept-language"));
  const match = matchRoute(request.method, segments);
  const refusal = refusalBefore(request, match);
  if (refusal || match.kind !== "route") {
    return refuse(refusal ?? "REQ_PATH", { requestId, language }, match);
  }
  const session = await readSession(request.cookies, webNow());
  const call: Call = {
    request,
    route: match.route,
    tags: tagsOfWrite(match.route, segments),
    target: `/hp/api/${segments.map(encodeURIComponent).join("/")}${searchOf(url, match.route, session)}`,
    requestId,
    language,
    session,
  };
  try {
    const { session: current, lines } = tradesToken(call)
      ? { session, lines: [] }
      : await currentSession(request, requestId);
    return withLines(await answerAs({ ...call, session: current }, segments, url), lines);
  } catch (error) {
    return marked(refusalOf(error, call), call);
  }
}

/** A sign-in does not ask who was here before, and a renewal renews itself. */
const tradesToken = ({ route }: Call) => route.session === "open" || route.session === "renew";

/** The answer to a call with the session that it is made for. */
async function answerAs(call: Call, segments: readonly string[], url: URL): Promise<BffAnswer> {
  const answer = await sharedAnswer(call, segments, url)
    .then((common) => common ?? gatheredAnswer(call))
    .then((common) => common ?? forward(call))
    .catch((error: unknown) => refusalOf(error, call));
  return answer instanceof Response ? marked(answer, call) : answer;
}

function marked(answer: Response, { request, session }: Call): Promise<Response> {
  return markSession(answer, request.cookies, session, webNow());
}

/** Puts the lines of a session that was renewed on the way to an answer; one that sets or ends the session itself is newer. */
function withLines(answer: BffAnswer, lines: readonly string[]): BffAnswer {
  if (lines.length === 0) return answer;
  if (!(answer instanceof Response)) return { ...answer, cookies: lines };
  const { name } = sessionCookie(webEnv());
  if (answer.headers.getSetCookie().some((line) => line.startsWith(`${name}=`))) return answer;
  for (const line of lines) answer.headers.append("set-cookie", line);
  return answer;
}

/**
 * An admin who works for another club than the account's: a call that names none is about that one (domain.md 2.3). So is a
 * file, whose address names no club, about this site's.
 */
function searchOf(url: URL, route: CallRules, session: SessionData | null): string {
  const ownFile = route.path.startsWith("/files/") ? webEnv().clubCode : undefined;
  const club = session?.user.homeClub ? session.user.clubCode : ownFile;
  if (!club || route.session || url.searchParams.has("clubCode")) return url.search;
  const search = new URLSearchParams(url.search);
  search.set("clubCode", club);
  return `?${search}`;
}

/** A refusal that needs no call of the club API, or null. */
function refusalBefore(request: CallRequest, match: RouteMatch): MsgCode | null {
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
  logLine("warn", "refused", { requestId: call.requestId, route, failure: msgCode });
  const headers: Record<string, string> = { "x-request-id": call.requestId };
  if (match.kind === "method") headers.allow = match.allowed.join(", ");
  return failureResponse(msgCode, call.language, [], headers);
}

async function forward(call: Call): Promise<BffAnswer> {
  if (call.route.session === "renew") return renew(call);
  if (call.route.session === "open") return open(call);
  if (call.route.session === "rekey") return rekey(call);
  if (call.route.session === "settle") return settle(call);
  if (call.route.session === "move") return move(call);
  if (call.route.session === "switch") return switchSession(call);
  if (call.route.session === "end" && call.route.hasBody) return endIfDone(call);
  const answer = await sendOrRepeat(call);
  if (call.request.method !== "GET" && answer.statusCode === 200) await dropCached(call.tags);
  const { route, session } = call;
  const passed: PassedAnswer = {
    status: answer.statusCode,
    headers: passedHeaders(answer, route),
    body: await bodyOf(answer),
  };
  if (route.session === "end") {
    const ended = endedSessionCookie("signed out", session);
    return asResponse(passed, { "set-cookie": ended, "clear-site-data": '"cache"' });
  }
  const refused = answer.statusCode === 401 && session ? refusedSessionCookie(session, webNow()) : null;
  return refused === null ? passed : asResponse(passed, { "set-cookie": refused });
}

function asResponse(
  { status, headers, body, cookies = [] }: PassedAnswer,
  more: Readonly<Record<string, string>> = {},
): Response {
  const stream = body instanceof Readable ? (Readable.toWeb(body) as ReadableStream) : new Uint8Array(body);
  const response = new Response(stream, { status, headers: { ...headers, ...more } });
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

/** JSON as it is, in one piece: a stream of it costs more than the rest of the call. Files are passed on as they come. */
async function bodyOf({ headers, body }: UpstreamAnswer): Promise<Buffer | Readable> {
  const isJson = String(headers["content-type"]).startsWith("application/json");
  return isJson ? Buffer.from(await body.arrayBuffer()) : body;
}

function refusalOf(error: unknown, call: Call): Response {
  if (error instanceof BodyTooLarge)
    return refuse("REQ_TOO_LARGE", call, { kind: "route", route: call.route });
  // Who closes a live screen ends its call.
  if (!call.request.signal.aborted)
    logLine("warn", "upstream", {
      requestId: call.requestId,
      route: call.route.path,
      error: errorText(error),
    });
  const headers: Record<string, string> = { "retry-after": "5", "x-request-id": call.requestId };
  // Who signs out is out, in this browser at least, whatever the club API says.
  if (call.route.session === "end" && !call.route.hasBody) {
    headers["set-cookie"] = endedSessionCookie("signed out", call.session);
  }
  return failureResponse("SYS_UNAVAILABLE", call.language, [], headers);
}
