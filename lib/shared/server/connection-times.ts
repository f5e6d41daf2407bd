import type { Server } from "node:http";
import { type BodyPace, bodyPace } from "./body-guard";

/** How long a caller may take with his side of a connection. */
export type ConnectionTimes = {
  /** From the first byte, or the connection, to the end of the headers. */
  headersMs: number;
  /** How often that is looked at. */
  checkMs: number;
  /** Without a byte in either direction: who does not read his answer is cut. */
  silentMs: number;
  body: BodyPace;
};

export const connectionTimes: ConnectionTimes = {
  headersMs: 10_000,
  checkMs: 2_000,
  silentMs: 120_000,
  body: bodyPace,
};

/** Options for `createServer`; Node's own limit for whole requests is off, since it would cut slow uploads. */
export function serverTimes({ headersMs, checkMs }: ConnectionTimes) {
  return { headersTimeout: headersMs, connectionsCheckingInterval: checkMs, requestTimeout: 0 };
}

export function limitSilence(server: Server, { silentMs }: ConnectionTimes): void {
  server.setTimeout(silentMs);
}
