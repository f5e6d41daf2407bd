import "server-only";
import type { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import type { CacheTag, CallRules } from "@/lib/contract/define-route";
import { xlsxType } from "@/lib/contract/exports";
import { failureHeader } from "@/lib/contract/failures";
import type { Language } from "@/lib/shared/languages";
import { withDeadline } from "@/lib/web/cache/deadline";
import { markTagsChanged } from "@/lib/web/cache/shared-store";
import { countFailure } from "@/lib/web/figures";
import { forgetSnapshot } from "@/lib/web/routing/snapshot";
import { deviceTokensOf } from "@/lib/web/session/cookie";
import { everyPass, menuPassCookie, readPasses } from "@/lib/web/session/menu-passes";
import type { SessionData } from "@/lib/web/session/options";
import { waits } from "@/lib/web/waits";
import { bodyLimit, limitedText } from "./body";
import { browserHeaders, type RequestHeaders, upstreamHeaders } from "./headers";
import { envelopeOfText } from "./session-calls";
import { forgetSharedReads } from "./shared-reads";
import { contendedUpstream, liveUpstream, type UpstreamAnswer, upstream } from "./upstream";

/** The part of a request that the BFF reads; Next's requests fit. */
export type BffRequest = Pick<Request, "method" | "url" | "headers" | "signal" | "body"> & {
  cookies: { get(name: string): { value: string } | undefined };
};
/** The same of a request that bypasses Next (`server/bff-calls.ts`): headers that can only be asked for, the body as Node has it. */
export type CallRequest = Omit<BffRequest, "headers" | "body"> & {
  headers: RequestHeaders;
  body: BffRequest["body"] | Readable;
};
export type Call = {
  request: CallRequest;
  route: CallRules;
  /** Cache tags that a write drops. */
  tags: readonly CacheTag[];
  target: string;
  requestId: string;
  language: Language;
  session: SessionData | null;
};

/** The club API's answer as it came, of which nothing but the headers is made anew; JSON is whole, files are on their way. */
export type PassedAnswer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer | Readable;
  /** `Set-Cookie` lines of a session that was renewed on the way. */
  cookies?: readonly string[];
};
/** An answer of the BFF: passed on, or made here. */
export type BffAnswer = PassedAnswer | Response;

export async function sendText(call: Call) {
  const answer = await send(call, await textBody(call));
  return { answer, envelope: envelopeOfText(await answer.body.text()) };
}

export async function sendGet(call: Call) {
  const answer = await send(call, null);
  return { answer, envelope: envelopeOfText(await answer.body.text()) };
}

export function textBody(call: Call): Promise<string> {
  return limitedText(call.request, bodyLimit(call.route));
}

export async function send(call: Call, body: Readable | string | null): Promise<UpstreamAnswer> {
  const { isLive, knowsDevice } = call.route;
  const devices = knowsDevice ? deviceTokensOf(call.request.cookies) : null;
  const ask = {
    method: call.request.method as "GET",
    path: call.target,
    headers: {
      ...upstreamHeaders(call.request.headers, call.requestId, {
        accessToken: call.session?.accessToken,
        menuPass: everyPass(readPasses(call.request.cookies.get(menuPassCookie)?.value)),
      }),
      ...(devices === null ? {} : { "x-device-tokens": devices }),
    },
    body,
  };
  const answer = await (isLive
    ? liveUpstream().request({ ...ask, signal: call.request.signal })
    : inTime(call, ask));
  const failure = answer.headers[failureHeader];
  if (typeof failure === "string") countFailure(failure);
  return answer;
}

/** A read is given up where nobody answers; anything else may have happened, and waits as long as the pool does. */
function inTime({ request, route }: Call, ask: Dispatcher.RequestOptions): Promise<UpstreamAnswer> {
  const isSheet = route.xlsx !== undefined && request.headers.get("accept")?.includes(xlsxType);
  const isFile = isSheet || !route.hasOutput;
  if (route.isContended) return contendedUpstream().request(ask);
  if (request.method !== "GET" || route.session || isFile) return upstream().request(ask);
  return withDeadline(waits.read, (signal) => upstream().request({ ...ask, signal }));
}

export function jsonAnswer(
  answer: UpstreamAnswer,
  body: unknown,
  ...cookies: readonly (string | null)[]
): Response {
  const headers = browserHeaders(answer);
  headers.delete("content-length");
  for (const cookie of cookies) if (cookie) headers.append("set-cookie", cookie);
  return Response.json(body, { status: answer.statusCode, headers });
}

/** Data by which middleware decides. */
const behindSnapshot: ReadonlySet<CacheTag> = new Set(["site-state", "menus", "route-rules"]);

/**
 * After a write and before its answer: what the contract says was cached under these tags is read anew at the next
 * request. Next's own `revalidateTag` would do it some time after the answer.
 */
export async function dropCached(tags: readonly CacheTag[]): Promise<void> {
  if (tags.length === 0) return;
  if (tags.some((tag) => behindSnapshot.has(tag))) forgetSnapshot();
  forgetSharedReads(tags);
  await markTagsChanged(tags);
}
