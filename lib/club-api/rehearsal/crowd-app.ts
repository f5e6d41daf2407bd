import { failureHeader } from "@/lib/contract/failures";
import { mockWeather } from "../adapters/mock-weather";
import type { FileStorage } from "../adapters/storage";
import type { OpenDatabase } from "../db/client";
import { databaseHits } from "../db/hit-store";
import { createApp } from "../http/app";
import { createLogger } from "../platform/logger";
import type { Metrics } from "../platform/metrics";
import { createAddressReader } from "../platform/network/address";
import { randomId } from "../platform/random";
import type { Answer, Ask } from "./play-member";
import type { PlayedClock } from "./played-clock";

/** Nothing of a rehearsal is counted among the club's own calls. */
const noMetrics: Metrics = { observe: () => undefined, page: async () => ({ text: "", contentType: "" }) };
const here = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
const noIdentity = {
  publicOrigin: "http://rehearsal.invalid",
  clientId: undefined,
  clientSecret: undefined,
  productId: "",
  v1Url: "",
  v1WindowUrl: "",
  intcUrl: "",
  allowsMock: false,
};
const unused = () => Promise.reject(new Error("A rehearsal stores no files."));
const noStorage = new Proxy({} as FileStorage, { get: () => unused });

/**
 * The product's own calls over a sandbox. It has no sender, so no message leaves; no marks of changed pages, so no web hears of
 * it; no log, and counters of its own.
 */
export function openCrowdApp({ db, ping }: OpenDatabase, clock: PlayedClock, clubCode: string) {
  const app = createApp({
    db,
    ping,
    storage: noStorage,
    weather: mockWeather,
    clock,
    limitClock: clock,
    identity: noIdentity,
    hits: databaseHits(db),
    changes: null,
    push: null,
    showsCodes: false,
    logger: createLogger("silent"),
    metrics: noMetrics,
    addresses: createAddressReader(["127.0.0.1"]),
    isStopping: () => false,
  });
  return {
    /** Asks as a member who is signed in, from an address of the member's own. */
    async ask(
      token: string,
      memberIdx: number,
      { method, path, body }: Parameters<Ask>[0],
    ): Promise<Answer & { ms: number; isFault: boolean }> {
      const from = performance.now();
      const place = memberIdx & 0xffff;
      const request = new Request(`http://rehearsal.invalid/hp/api${path}?clubCode=${clubCode}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          "x-client-address": `198.18.${place >> 8}.${place & 255}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(method === "POST" ? { "idempotency-key": randomId() } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const response = await app.request(request, undefined, here);
      const { data } = (await response.json()) as { data: unknown };
      const code = response.headers.get(failureHeader);
      return {
        data: code === null ? data : null,
        code,
        ms: performance.now() - from,
        isFault: response.status >= 500,
      };
    },
  };
}
export type CrowdApp = ReturnType<typeof openCrowdApp>;
