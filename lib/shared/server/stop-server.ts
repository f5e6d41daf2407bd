import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const idleSweepMs = 100;

type StopTimes = {
  /** How long it goes on answering on the connections that it has, each of which ends with its answer. */
  drainMs: number;
  /** After that, how long requests in flight may take; then they are cut. */
  limitMs: number;
};

/**
 * Stops a server without a request that is lost on the way. It takes no new connection: a proxy that is refused one has sent
 * nothing yet and asks another server. On connections that are open it goes on answering, since a request may be under way
 * on any of them; a proxy that drops idle ones sooner than `drainMs` (deploy/nginx.conf) has none left at the end. Then
 * requests in flight finish. Ends as soon as the last connection does.
 */
export async function stopServer(server: Server, { drainMs, limitMs }: StopTimes): Promise<void> {
  server.prependListener("request", endConnection);
  // Right after what has knocked was let in: a connection that waits at the door would be broken.
  if (drainMs > 0) await new Promise((resolve) => setImmediate(resolve));
  const closed = new Promise<void>((resolve) => {
    // That of HTTP would also break connections that wait for a request.
    NetServer.prototype.close.call(server, () => resolve());
  });
  if (drainMs > 0) await Promise.race([closed, wait(drainMs)]);
  else server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), limitMs);
  // A connection whose request began before would be kept open for the next one.
  const sweeping = setInterval(() => server.closeIdleConnections(), idleSweepMs);
  // Ends its looking at slow headers as well.
  server.close(() => undefined);
  await closed;
  clearTimeout(timer);
  clearInterval(sweeping);
}

function endConnection(_request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/** Seconds of draining in production where `DRAIN_SECONDS` says nothing else; nobody waits for it in development. */
export const defaultDrainSeconds = (nodeEnv: string | undefined) => (nodeEnv === "production" ? 5 : 0);
