import type { CacheTag } from "@/lib/contract/define-route";
import type { Beacon } from "../adapters/beacon";
import type { FileStorage } from "../adapters/storage";
import type { Database } from "../db/database";
import type { Club, Context } from "../platform/context";
import type { Logger } from "../platform/logger";

/** Dependencies of a job. `db` is outside any transaction: a job opens its own, one per record where it can. */
export type JobContext = {
  db: Database;
  storage: FileStorage;
  ctx: Context;
  logger: Logger;
  /** The public randomness that a draw may name; none unless the operator sets one up. */
  beacon?: Beacon | null;
  /** Says that this run changes what pages are cached under, where it does not always (`tags` of the job). */
  noteChanged?(tag: CacheTag): void;
};

/** Club time `HH:mm`, or each minute or hour. */
export type JobTime = "minutely" | "hourly" | `${number}:${number}`;

/**
 * Clock-driven work of one club (domain.md 11.9). A run may be cut short at any point and is then run again: doing it
 * twice has to leave what doing it once leaves. A run that was missed comes late, once: a job looks at what is due by
 * `ctx.now`, never at how often it ran.
 */
export type Job = {
  name: string;
  at: JobTime;
  /** Cache tags that every run changes. */
  tags?: readonly CacheTag[];
  /** One run does the work of all clubs of the server. */
  isOfServer?: boolean;
  /**
   * The clubs in which there may be something to do, asked once for all of them; others get no run. Without it every club
   * gets one.
   */
  clubsWithWork?(db: Database, moment: { now: Date; clubs: readonly Club[] }): Promise<readonly number[]>;
  run(context: JobContext): Promise<void>;
};
