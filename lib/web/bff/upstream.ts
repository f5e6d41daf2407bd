import "server-only";
import { type Dispatcher, Pool } from "undici";
import { webEnv } from "../env";

const shared = globalThis as typeof globalThis & { clubfrontUpstream?: Pool };

/** Kept-alive connections to the club API: the only host that the BFF ever talks to (S-11). */
export function upstream(): Pool {
  shared.clubfrontUpstream ??= new Pool(webEnv().apiUrl, {
    connections: 64,
    connectTimeout: 3000,
    headersTimeout: 30_000,
    bodyTimeout: 60_000,
  });
  return shared.clubfrontUpstream;
}

export type UpstreamAnswer = Dispatcher.ResponseData;
