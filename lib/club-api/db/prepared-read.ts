import type { Database } from "./database";
import { databaseOf } from "./shared-read";

type Prepared<Values, Rows> = { execute(values: Values): Promise<Rows> };

/** For the short reads of hot calls: over a database of their own connections (`readLanes`), where there is one. */
const lanes = new WeakMap<Database, Database>();

export function readOver(db: Database, lane: Database): void {
  lanes.set(db, lane);
}

/**
 * A statement of hot reads, whose text is put together once per database instead of at each call; its values are
 * `sql.placeholder(name)`. `build` ends with `.prepare(nameless)`: what is prepared on a connection is named by the
 * connection itself, where it may be (preparing-client.ts). In a transaction it is built for that transaction.
 */
export function preparedRead<Values extends Record<string, unknown>, Rows>(
  build: (db: Database) => Prepared<Values, Rows>,
): (handle: Database, values: Values) => Promise<Rows> {
  const byDatabase = new WeakMap<Database, Prepared<Values, Rows>>();
  return (handle, values) => {
    const db = databaseOf(handle);
    const prepared = byDatabase.get(db) ?? build(lanes.get(db) ?? db);
    byDatabase.set(db, prepared);
    return prepared.execute(values);
  };
}

export const nameless = "";
