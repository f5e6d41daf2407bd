import { Readable, Transform } from "node:stream";
import { text } from "node:stream/consumers";
import type { RouteDefinition } from "@/lib/contract/define-route";

const jsonBytes = 1024 * 1024;
/** Ten documents of 20 MB and their JSON part (C0500); the club API checks each file. */
const uploadBytes = 205 * 1024 * 1024;

export class BodyTooLarge extends Error {}

/** The largest body of a call, in bytes. */
export function bodyLimit(route: RouteDefinition): number {
  return route.upload ? uploadBytes : jsonBytes;
}

/**
 * The body of a request as a stream that breaks off with `BodyTooLarge` past the limit: the club API sees a broken
 * request and stores nothing, the browser gets 413, and never is a shortened file taken for a whole one (F2, S-28).
 */
export function limitedBody(request: Pick<Request, "body">, limit: number): Readable | null {
  if (!request.body) return null;
  let seen = 0;
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > limit ? new BodyTooLarge() : null, chunk);
    },
  });
  const source = Readable.fromWeb(request.body as import("node:stream/web").ReadableStream);
  source.on("error", (error) => guard.destroy(error));
  return source.pipe(guard);
}

/** The body of a request as text; throws `BodyTooLarge` at the first byte past the limit. */
export async function limitedText(request: Pick<Request, "body">, limit: number): Promise<string> {
  const body = limitedBody(request, limit);
  return body ? text(body) : "";
}
