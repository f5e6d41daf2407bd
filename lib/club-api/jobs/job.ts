import type { FileStorage } from "../adapters/storage";
import type { Database } from "../db/database";
import type { Act } from "../platform/act";
import type { Logger } from "../platform/logger";

/** What a job works with. `db` is outside any transaction: a job opens its own, one per record where it can. */
export type JobContext = { db: Database; storage: FileStorage; act: Act; logger: Logger };

/**
 * Clock-driven work of one club (domain.md 11.9). A run may be cut short at any point and is then run again: doing it
 * twice has to leave what doing it once leaves. `at` is club time `HH:mm`, or each minute.
 */
export type Job = {
  name: string;
  at: "minutely" | `${number}:${number}`;
  run(context: JobContext): Promise<void>;
};
