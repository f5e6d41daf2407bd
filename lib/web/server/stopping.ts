import type { Server } from "node:http";
import { stopServer } from "@/lib/shared/server/stop-server";

let stopping = false;

export function isStopping(): boolean {
  return stopping;
}

/**
 * On SIGTERM or SIGINT: not ready any more, requests in flight finish, then out; 25 s at the most. After SIGTERM
 * open connections are answered for `drainMs`; somebody at a terminal does not wait for that. `last` is done before the end.
 */
export function startStopping(
  server: Server,
  drainMs: number,
  last: () => Promise<void> | undefined = () => undefined,
): void {
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 25_000).unref();
    const times = { drainMs: signal === "SIGTERM" ? drainMs : 0, limitMs: 25_000 };
    const exit = () => process.exit(0);
    stopServer(server, times).then(last).then(exit, exit);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
