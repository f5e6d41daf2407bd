import type { Beacon } from "../adapters/beacon";
import type { HolidaySource } from "../adapters/holidays";
import type { PageChanges } from "../adapters/page-changes";
import type { PushSender } from "../adapters/push/web-push";
import type { FileStorage } from "../adapters/storage";
import type { WeatherSource } from "../adapters/weather";
import type { Database } from "../db/database";
import type { RehearsalStage } from "../domains/rehearsals";
import type { Clock } from "../platform/clock";
import type { Logger } from "../platform/logger";
import type { Metrics } from "../platform/metrics";
import type { AddressReader } from "../platform/network/address";
import type { IdentityEnv } from "../platform/network/identity-env";
import type { HitStore } from "../platform/network/limits";

/** Dependencies of the app; one object per server. */
export type AppDeps = {
  db: Database;
  /** Resolves when the database answers; `/readyz` asks. */
  ping(): Promise<void>;
  storage: FileStorage;
  /** The public list of holidays; none unless the operator names it. */
  holidaySource?: HolidaySource | null;
  weather: WeatherSource;
  /** The provider of identity checks. */
  identity: IdentityEnv;
  /** Whom the club calls when its server needs somebody, as the operator has set it. */
  operatorContact?: string | null;
  /** Codes are told in the answer: only where mail and SMS go to folders of the outbox. */
  showsCodes: boolean;
  /** The public randomness that a draw may name; none unless the operator sets one up. */
  beacon?: Beacon | null;
  /** Where notices to devices go; none unless the operator has set keys. */
  push?: PushSender | null;
  /** The club's time, frozen by `DEMO_NOW`. */
  clock: Clock;
  /** Real time, which rate limits count in: under a frozen clock no window would ever end. */
  limitClock: Clock;
  /** Moves the frozen clock on and runs what falls due on the way; none while the clock runs by itself. */
  moveClock?: (now: Date) => Promise<string[]>;
  /** Tells the webs what has changed; none where they share no Redis. */
  changes?: PageChanges | null;
  /** Where openings are rehearsed; none where the server cannot. */
  stage?: RehearsalStage | null;
  /** The counters of the rate limits. */
  hits: HitStore;
  logger: Logger;
  metrics: Metrics;
  addresses: AddressReader;
  /** Serves the page of the reference document, in development. */
  showsDocs?: boolean;
  /** Tests set it: an admin's write that leaves no record of itself fails the call. */
  requiresRecords?: boolean;
  /** True from the stop signal on; `/readyz` tells it. */
  isStopping(): boolean;
};

/** Values that the Node server passes with a request. */
export type Bindings = { incoming?: { socket?: { remoteAddress?: string | undefined } } };
