import { errorCode } from "../platform/failure";
import { passCachedRules } from "./cached-read";
import type { Database } from "./database";

const serializationFailure = "40001";
const deadlock = "40P01";
const maxAttempts = 4;
/** The code that a statement fails with after another one of its transaction has failed. */
const aborted = "25P02";

/**
 * Runs `work` in one transaction and, when the database gave way to another transaction (serialization failure or
 * deadlock), runs it again at once, at most four times in all. `work` must use only the handle that it is given:
 * PGlite has one connection, and a query past it waits for ever. Inside a transaction it opens a savepoint.
 */
export async function transaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => {
        passCachedRules(db, tx);
        return work(tx);
      });
    } catch (error) {
      const code = errorCode(error);
      const isRetryable = code === serializationFailure || code === deadlock;
      if (!isRetryable || attempt >= maxAttempts) throw error;
    }
  }
}

/**
 * Runs works of one transaction that do not wait for each other: their statements are on their way together. It ends when all have ended,
 * failed ones too, since a statement that came after the end of its transaction would stand outside of it. Throws the failure that
 * the others followed from.
 */
export async function together<const T extends readonly Promise<unknown>[]>(
  ...works: T
): Promise<{ -readonly [Place in keyof T]: Awaited<T[Place]> }> {
  const ended = await Promise.allSettled(works);
  const failures = ended.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  if (failures.length > 0) throw failures.find((failure) => errorCode(failure) !== aborted) ?? failures[0];
  return ended.map((one) => (one.status === "fulfilled" ? one.value : undefined)) as never;
}
