import { errorCode } from "../platform/failure";
import { passCachedRules } from "./cached-read";
import type { Database } from "./database";

const serializationFailure = "40001";
const deadlock = "40P01";
const maxAttempts = 4;

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
