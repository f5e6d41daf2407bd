import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { connectionTimes } from "@/lib/shared/server/connection-times";
import { openFrontDoor } from "@/lib/web/server/front-door";
import type { WebMetrics } from "@/lib/web/server/metrics";

/** The web's front door with something of a test's own behind it. */
export async function startFrontDoor(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  { metrics, trustedProxies = [] }: { metrics?: WebMetrics; trustedProxies?: string[] } = {},
): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = openFrontDoor({
    trustedProxies,
    publicOrigin: null,
    isUnlisted: false,
    times: connectionTimes,
    answer: async (request, response) => answer(request, response),
    warn: () => undefined,
    metrics,
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
