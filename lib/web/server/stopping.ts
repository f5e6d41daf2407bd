import type { Server } from "node:http";

let stopping = false;

export function isStopping(): boolean {
  return stopping;
}

/**
 * On SIGTERM or SIGINT: not ready any more, requests in flight finish, then out; 25 s at the most. `last` is done
 * before the end.
 */
export function startStopping(server: Server, last: () => Promise<void> | undefined = () => undefined): void {
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.close(() => {
      Promise.resolve(last()).then(
        () => process.exit(),
        () => process.exit(),
      );
    });
    server.closeIdleConnections();
    setTimeout(() => process.exit(1), 25_000).unref();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
