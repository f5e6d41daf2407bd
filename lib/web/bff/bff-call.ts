import "server-only";
import type { Readable } from "node:stream";
import type { CacheTag, RouteDefinition } from "@/lib/contract/define-route";
import type { Language } from "@/lib/shared/languages";
import type { SessionData } from "../session/options";
import { BodyTooLarge, bodyLimit } from "./body";
import { browserHeaders, upstreamHeaders } from "./headers";
import { envelopeOfText } from "./session-calls";
import { liveUpstream, type UpstreamAnswer, upstream } from "./upstream";

/** What the BFF asks of a request; Next's are such, and so is a read that never reaches Next (`bff-reads.ts`). */
export type BffRequest = Pick<Request, "method" | "url" | "headers" | "signal" | "body" | "text"> & {
  cookies: { get(name: string): { value: string } | undefined };
};
export type Call = {
  request: BffRequest;
  route: RouteDefinition;
  /** What a write drops. */
  tags: readonly CacheTag[];
  target: string;
  requestId: string;
  language: Language;
  session: SessionData | null;
};

export async function sendText(call: Call) {
  const answer = await send(call, await textBody(call));
  return { answer, envelope: envelopeOfText(await answer.body.text()) };
}

export async function sendGet(call: Call) {
  const answer = await send(call, null);
  return { answer, envelope: envelopeOfText(await answer.body.text()) };
}

export async function textBody(call: Call): Promise<string> {
  const text = await call.request.text();
  if (Buffer.byteLength(text) > bodyLimit(call.route)) throw new BodyTooLarge();
  return text;
}

export function send(call: Call, body: Readable | string | null): Promise<UpstreamAnswer> {
  const { isLive } = call.route;
  return (isLive ? liveUpstream() : upstream()).request({
    ...(isLive ? { signal: call.request.signal } : {}),
    method: call.request.method as "GET",
    path: call.target,
    headers: upstreamHeaders(call.request.headers, call.requestId, call.session?.accessToken),
    body,
  });
}

export function jsonAnswer(answer: UpstreamAnswer, body: unknown, cookie: string | null): Response {
  const headers = browserHeaders(answer);
  headers.delete("content-length");
  if (cookie) headers.append("set-cookie", cookie);
  return Response.json(body, { status: answer.statusCode, headers });
}
