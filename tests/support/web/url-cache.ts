import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { LRUCache } from "lru-cache";

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** A GET, unless another method is named, with exactly these headers. */
export function ask(
  origin: string,
  path: string,
  headers: Record<string, string | string[] | undefined> = {},
  method = "GET",
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(named),
          body: Buffer.concat(chunks),
        });
      });
    });
    call.on("error", reject);
    call.end();
  });
}

/** Statuses that shared caches keep for ever when nothing forbids it (RFC 9110, 15.1). */
const keptStatuses = [200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501];

/** A 304 is about the asker's own copy: no cache takes it for the whole. */
const isKept = ({ status, headers }: Answer) =>
  status !== 304 &&
  !/no-store|private|no-cache/.test(headers["cache-control"] ?? "") &&
  (keptStatuses.includes(status) || /public|s-maxage/.test(headers["cache-control"] ?? ""));

/**
 * The most careless cache that is still in use somewhere: it knows answers by their path alone, takes no notice of
 * `Vary`, of `Host` and of cookies, and keeps whatever nothing forbids it to keep, the latest 2,000.
 */
export async function startUrlCache(origin: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const kept = new LRUCache<string, Answer>({ max: 2000 });
  const answer = async (
    { url = "/", method = "GET", headers }: IncomingMessage,
    response: ServerResponse,
  ) => {
    const found = kept.get(url);
    const sent = found ?? (await ask(origin, url, headers, method));
    if (method !== "POST" && isKept(sent)) kept.set(url, sent);
    const {
      "content-length": _length,
      "transfer-encoding": _coding,
      connection: _hop,
      ...own
    } = sent.headers;
    response.writeHead(sent.status, { ...own, "x-cache": found ? "HIT" : "MISS" });
    response.end(method === "HEAD" ? undefined : sent.body);
  };
  const server = createServer((asked, response) => {
    answer(asked, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      await once(server, "close");
    },
  };
}
