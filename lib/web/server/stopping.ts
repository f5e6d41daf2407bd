import type { Server } from "node:http";

let stopping = false;

export function isStopping(): boolean {
  return stopping;
}

/** On SIGTERM or SIGINT: not ready any more, requests in flight finish, then out; 25 s at the most. */
export function startStopping(server: Server): void {
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(1), 25_000).unref();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
