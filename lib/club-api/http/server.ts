import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Bindings } from "./deps";

export type RunningServer = {
  /** The port that the system gave when 0 was asked for. */
  port: number;
  /** Takes no new connection, lets running requests finish, then cuts what is left after the limit. */
  stop(limitMs: number): Promise<void>;
};

const idleSweepMs = 100;

/** Listens with an app; rejects when the port is taken. */
export async function listen(
  app: { fetch(request: Request, env: Bindings): Response | Promise<Response> },
  place: { host: string; port: number },
): Promise<RunningServer> {
  const answer = getRequestListener((request, env) => app.fetch(request, env));
  const server = createServer({ requestTimeout: 120_000, headersTimeout: 20_000 }, (incoming, outgoing) => {
    // fetch cannot express TRACE: it is refused like another method that no route has.
    if (incoming.method === "TRACE") incoming.method = "OPTIONS";
    void answer(incoming, outgoing);
  });
  // Longer than a front server keeps its side open, so that it never reuses a connection that is just closing.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(place.port, place.host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return { port: (server.address() as AddressInfo).port, stop: (limitMs) => stop(server, limitMs) };
}

function stop(server: Server, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), limitMs);
    // A connection whose request ends from now on would be kept open for the next one.
    const sweeping = setInterval(() => server.closeIdleConnections(), idleSweepMs);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(sweeping);
      resolve();
    });
    server.closeIdleConnections();
  });
}
