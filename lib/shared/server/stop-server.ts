import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

const idleSweepMs = 100;

type StopTimes = {
  /** How long it goes on taking requests, so that whoever sends them learns that it will be gone. */
  drainMs: number;
  /** After that, how long requests in flight may take; then they are cut. */
  limitMs: number;
};

/**
 * Stops a server without a request that is lost on the way. First it goes on answering and ends each connection with its
 * answer: a proxy that drops idle connections sooner than `drainMs` (deploy/nginx.conf) has none left then on which it could
 * send a request just as the server closes it. Then no new connection, and requests in flight finish.
 */
export async function stopServer(server: Server, { drainMs, limitMs }: StopTimes): Promise<void> {
  server.prependListener("request", endConnection);
  if (drainMs > 0) await wait(drainMs);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), limitMs);
    // A connection whose request began before would be kept open for the next one.
    const sweeping = setInterval(() => server.closeIdleConnections(), idleSweepMs);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(sweeping);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function endConnection(_request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/** Seconds of draining in production where `DRAIN_SECONDS` says nothing else; nobody waits for it in development. */
export const defaultDrainSeconds = (nodeEnv: string | undefined) => (nodeEnv === "production" ? 5 : 0);
