import { Readable, Transform } from "node:stream";
import { text } from "node:stream/consumers";
import type { CallRules } from "@/lib/contract/define-route";

const jsonBytes = 1024 * 1024;
/** Ten documents of 20 MB and their JSON part (C0500); the club API checks each file. */
const uploadBytes = 205 * 1024 * 1024;

export class BodyTooLarge extends Error {}

/** A request of Next's, or of Node's. */
type RequestBody = { body: Request["body"] | Readable };

/** The largest body of a call, in bytes. */
export function bodyLimit(route: CallRules): number {
  return route.upload ? uploadBytes : jsonBytes;
}

/**
 * The body of a request as a stream that breaks off with `BodyTooLarge` past the limit: the club API sees a broken
 * request and stores nothing, the browser gets 413, and never is a shortened file taken for a whole one (F2, S-28).
 */
export function limitedBody({ body }: RequestBody, limit: number): Readable | null {
  if (!body) return null;
  let seen = 0;
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > limit ? new BodyTooLarge() : null, chunk);
    },
  });
  const source =
    body instanceof Readable ? body : Readable.fromWeb(body as import("node:stream/web").ReadableStream);
  source.on("error", (error) => guard.destroy(error));
  return source.pipe(guard);
}

/** The body of a request as text; throws `BodyTooLarge` at the first byte past the limit. */
export async function limitedText(request: RequestBody, limit: number): Promise<string> {
  const body = limitedBody(request, limit);
  return body ? text(body) : "";
}
