import "server-only";
import { type Dispatcher, Pool } from "undici";
import { webEnv } from "../env";
import { waits } from "../waits";

const shared = globalThis as typeof globalThis & {
  clubfrontUpstream?: Pool;
  clubfrontLive?: Pool;
  clubfrontContended?: Pool;
};

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

/**
 * The same for tries to hold a time (decision 71). Few: what is on its way to the club API shares its processor with the bookings of those
 * who hold one.
 */
export function contendedUpstream(): Pool {
  shared.clubfrontContended ??= openPool(8);
  return shared.clubfrontContended;
}

function openPool(connections: number): Pool {
  const patience = { connectTimeout: waits.page, headersTimeout: waits.write, bodyTimeout: 2 * waits.write };
  // Shorter than a club API that stops goes on answering (`stopServer`), whatever it says itself.
  const keeps = { keepAliveTimeout: 4000, keepAliveMaxTimeout: 4000 };
  return new Pool(webEnv().apiUrl, { connections, ...patience, ...keeps });
}

export type UpstreamAnswer = Dispatcher.ResponseData;
