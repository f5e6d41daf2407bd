import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { guardBody } from "@/lib/shared/server/body-guard";
import {
  type ConnectionTimes,
  connectionTimes,
  limitSilence,
  serverTimes,
} from "@/lib/shared/server/connection-times";
import { stopServer } from "@/lib/shared/server/stop-server";
import type { Bindings } from "./deps";

export type RunningServer = {
  /** The port that the system gave when 0 was asked for. */
  port: number;
  /** Goes on answering on open connections for so long, then lets running requests finish and cuts what is left after the limit. */
  stop(limitMs: number, drainMs?: number): Promise<void>;
};

/** Listens with an app; rejects when the port is taken. */
export async function listen(
  app: { fetch(request: Request, env: Bindings): Response | Promise<Response> },
  place: { host: string; port: number },
  times: ConnectionTimes = connectionTimes,
): Promise<RunningServer> {
  // The rest of a body is not read after the answer (guardBody).
  const answer = getRequestListener((request, env) => app.fetch(request, env), {
    autoCleanupIncoming: false,
  });
  const server = createServer(serverTimes(times), (incoming, outgoing) => {
    // Each call counts its own body as it reads it: how much it may have depends on rights and policies.
    guardBody(incoming, outgoing, { limit: Number.POSITIVE_INFINITY, pace: times.body, refuse: refuseSlow });
    // fetch cannot express TRACE: it is refused like another method that no route has.
    if (incoming.method === "TRACE") incoming.method = "OPTIONS";
    void answer(incoming, outgoing);
  });
  // Longer than a front server keeps its side open, so that it never reuses a connection that is just closing.
  server.keepAliveTimeout = 65_000;
  limitSilence(server, times);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(place.port, place.host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: (limitMs, drainMs = 0) => stopServer(server, { drainMs, limitMs }),
  };
}

function refuseSlow(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.end();
}
