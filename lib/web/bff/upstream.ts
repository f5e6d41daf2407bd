import "server-only";
import { type Dispatcher, Pool } from "undici";
import { webEnv } from "../env";

const shared = globalThis as typeof globalThis & { clubfrontUpstream?: Pool; clubfrontLive?: Pool };

/** Kept-alive connections to the club API: the only host that the BFF ever talks to (S-11). */
export function upstream(): Pool {
  shared.clubfrontUpstream ??= openPool(64);
  return shared.clubfrontUpstream;
}

/** The same for calls of live screens, which wait for something to happen: nobody else's call waits behind them. */
export function liveUpstream(): Pool {
  shared.clubfrontLive ??= openPool(256);
  return shared.clubfrontLive;
}

function openPool(connections: number): Pool {
  const waits = { connectTimeout: 3000, headersTimeout: 30_000, bodyTimeout: 60_000 };
  // Shorter than a club API that stops goes on answering (`stopServer`), whatever it says itself.
  const keeps = { keepAliveTimeout: 4000, keepAliveMaxTimeout: 4000 };
  return new Pool(webEnv().apiUrl, { connections, ...waits, ...keeps });
}

const lostCodes: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "UND_ERR_SOCKET",
  "UND_ERR_CONNECT_TIMEOUT",
]);
const gatewayFaults: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether a call got no answer because the process that had it went away, or was away. */
export function isLost(error: unknown): boolean {
  return error instanceof Error && "code" in error && lostCodes.has(error.code);
}

/** Whether what balances several club APIs answers in the place of one that is away: it knows no envelope. */
export function isOfBalancer({ statusCode, headers }: UpstreamAnswer): boolean {
  return gatewayFaults.has(statusCode) && !String(headers["content-type"]).startsWith("application/json");
}

export type UpstreamAnswer = Dispatcher.ResponseData;
