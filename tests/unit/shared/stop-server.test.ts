import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { stopServer } from "@/lib/shared/server/stop-server";

/** A stop behind a proxy that keeps connections: no request meets one that is just closing. */

async function startServer() {
  let release = () => {};
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === "/slow") release = () => outgoing.end("slow");
    else outgoing.end("ok");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string): Promise<IncomingMessage> => {
    const call = request({ port, path, agent });
    call.end();
    const [answer] = (await once(call, "response")) as [IncomingMessage];
    answer.resume();
    await once(answer, "end");
    return answer;
  };
  return { server, ask, release: () => release() };
}

test("while it drains it answers on the connections that it has, which end with that, and lets nobody new in", async () => {
  const { server, ask } = await startServer();
  expect((await ask("/")).headers.connection).toBe("keep-alive");
  const stopped = stopServer(server, { drainMs: 2_000, limitMs: 5_000 });
  const answer = await ask("/");
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, "close"]);
  await expect(ask("/")).rejects.toThrow("ECONNREFUSED");
  const from = performance.now();
  await stopped;
  // The last connection has ended: nobody is waited for.
  expect(performance.now() - from).toBeLessThan(500);
});

test("a connection that waits for a request is closed when the time of draining is over, not before", async () => {
  const { server, ask } = await startServer();
  await ask("/");
  const from = performance.now();
  await stopServer(server, { drainMs: 200, limitMs: 5_000 });
  expect(performance.now() - from).toBeGreaterThan(150);
});

test("a request that began before finishes after the time of draining; then it is out", async () => {
  const { server, ask, release } = await startServer();
  const arrived = once(server, "request");
  const slow = ask("/slow");
  await arrived;
  const stopped = stopServer(server, { drainMs: 20, limitMs: 5_000 });
  await once(server, "close", { signal: AbortSignal.timeout(100) }).catch(() => undefined);
  release();
  expect((await slow).statusCode).toBe(200);
  await stopped;
});

test("what takes longer than the limit is cut", async () => {
  const { server, ask } = await startServer();
  const arrived = once(server, "request");
  const slow = ask("/slow");
  slow.catch(() => undefined);
  await arrived;
  await stopServer(server, { drainMs: 0, limitMs: 50 });
  await expect(slow).rejects.toThrow();
});
