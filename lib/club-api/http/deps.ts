import type { FileStorage } from "../adapters/storage";
import type { Database } from "../db/database";
import type { AddressReader } from "../platform/address";
import type { Clock } from "../platform/clock";
import type { Logger } from "../platform/logger";
import type { Metrics } from "../platform/metrics";

/** What the app is built on; one object per server. */
export type AppDeps = {
  db: Database;
  /** Resolves when the database answers; `/readyz` asks. */
  ping(): Promise<void>;
  storage: FileStorage;
  /** The club's time, frozen by `DEMO_NOW`. */
  clock: Clock;
  /** Real time, which rate limits count in: under a frozen clock no window would ever end. */
  limitClock: Clock;
  logger: Logger;
  metrics: Metrics;
  addresses: AddressReader;
  /** Tests set it: an admin's write that leaves no record of itself fails the call. */
  requiresRecords?: boolean;
  /** True from the stop signal on; `/readyz` tells it. */
  isStopping(): boolean;
};

/** What the node server hands over beside the request. */
export type Bindings = { incoming?: { socket?: { remoteAddress?: string | undefined } } };
