import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { hasBody } from "@/lib/shared/server/body-guard";
import type { CallRequest, PassedAnswer } from "../bff/bff-call";
import { answerCall } from "../bff/proxy";
import { type Encoding, encode, wantedEncoding } from "./encoding";

const base = "/hp/api/";
/** Shorter bodies gain nothing by compression. */
const worthBytes = 1000;

/**
 * Answers a call of `/hp/api` by the BFF itself: handed on to Next's router first, it took several times as long. Addresses
 * that are not in plain form, and methods that no call has, go through the route of the same BFF (app/hp/api). True when
 * the request is answered.
 */
export async function serveCall(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const segments = isPlainCall(request) ? segmentsOf(request.url ?? "") : null;
  if (!segments) return false;
  const answer = await answerCall(asRequest(request, response), segments);
  // Gone, or refused for its body meanwhile: a file that nobody waits for gives its connection back.
  if (response.destroyed || response.writableEnded) {
    if (!(answer instanceof Response) && answer.body instanceof Readable) answer.body.destroy();
    return true;
  }
  response.setHeader("vary", "accept-encoding");
  if (answer instanceof Response) {
    response.setHeaders(answer.headers);
    const body = Buffer.from(await answer.arrayBuffer());
    await sendPassed(request, response, { status: answer.status, headers: {}, body });
  } else await sendPassed(request, response, answer);
  return true;
}

async function sendPassed(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body, cookies }: PassedAnswer,
): Promise<void> {
  response.statusCode = status;
  if (cookies) response.setHeader("set-cookie", cookies);
  for (const name in headers) response.setHeader(name, headers[name] as string);
  if (body instanceof Readable) return pipeline(body, response);
  await sendEncoded(response, body, wantedEncoding(request.headers["accept-encoding"]));
}

const writes: readonly string[] = ["DELETE", "PATCH", "POST", "PUT"];

function isPlainCall(request: IncomingMessage): boolean {
  const { method = "GET" } = request;
  return method === "GET" ? !hasBody(request) : writes.includes(method);
}

/** The decoded segments behind `/hp/api/`; null for anything else, and for addresses that Next puts into form first. */
function segmentsOf(url: string): string[] | null {
  if (!url.startsWith(base)) return null;
  const segments = url.slice(base.length).split(/[?#]/, 1)[0]?.split("/") ?? [];
  if (segments.includes("")) return null;
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Tells when the visitor has gone before the answer. */
function leavingOf(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  if (response.destroyed) leaving.abort();
  response.once("close", () => {
    if (!response.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

/** The request as the BFF reads it, without a copy of its headers. */
function asRequest(request: IncomingMessage, response: ServerResponse): CallRequest {
  const { method = "GET", url, headers } = request;
  const read = (name: string) => headers[name]?.toString() ?? null;
  let signal: AbortSignal | undefined;
  return {
    method,
    url: `http://localhost${url}`,
    headers: { get: read, has: (name) => read(name) !== null },
    // Only calls that wait for something look at it.
    get signal() {
      signal ??= leavingOf(response);
      return signal;
    },
    body: hasBody(request) ? request : null,
    cookies: { get: (name) => cookieOf(headers.cookie, name) },
  };
}

/** Sealed cookies are written without characters that would be encoded. */
function cookieOf(header: string | undefined, name: string): { value: string } | undefined {
  const found = header
    ?.split(";")
    .map((one) => one.trim())
    .findLast((one) => one.startsWith(`${name}=`));
  return found === undefined ? undefined : { value: found.slice(name.length + 1) };
}

async function sendEncoded(response: ServerResponse, body: Buffer, wanted: Encoding): Promise<void> {
  const encoding = body.length < worthBytes ? "identity" : wanted;
  const sent = await encodedOnce(body, encoding);
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", sent.length);
  response.end(sent);
}

const encoded = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/** Visitors who share an answer share what it was compressed to. */
function encodedOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(body) ?? new Map<Encoding, Promise<Buffer>>();
  encoded.set(body, known);
  const sent = known.get(encoding) ?? encode(body, encoding);
  known.set(encoding, sent);
  return sent;
}
