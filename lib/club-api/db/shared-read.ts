import { gather } from "../platform/gather";
import type { Database } from "./database";

/** The database behind each handle of a call: calls share reads by database, not by handle. */
const databases = new WeakMap<Database, Database>();

/** A handle of its own for one call; everything but what is noted of it is the database's. */
export function handleOf(db: Database): Database {
  const handle: Database = Object.create(db);
  databases.set(handle, db);
  return handle;
}

/** The database behind a handle. */
export const databaseOf = (db: Database): Database => databases.get(db) ?? db;

type Read<T> = () => Promise<T>;

const shared = new WeakMap<Database, Map<string, (read: Read<unknown>) => Promise<unknown>>>();

/**
 * Calls that ask for the same while a read is on its way share the next one: at the opening second a thousand callers
 * would read the same rows a thousand times. Each read begins after the calls that it answers, as the last of them would read,
 * and nothing is kept beyond its answer, so a change counts for the very next call. A transaction shares with nobody but itself.
 */
export function sharedRead<T>(db: Database, key: string, read: Read<T>): Promise<T> {
  const database = databaseOf(db);
  const reads = shared.get(database) ?? new Map<string, (read: Read<unknown>) => Promise<unknown>>();
  shared.set(database, reads);
  const known = reads.get(key);
  if (known) return known(read) as Promise<T>;
  let asked = 0;
  const answer = gather<Read<unknown>, unknown>(async (round) => {
    const value = await round.at(-1)?.();
    return round.map(() => value);
  });
  const counted = async (own: Read<unknown>) => {
    asked += 1;
    try {
      return await answer(own);
    } finally {
      asked -= 1;
      if (asked === 0) reads.delete(key);
    }
  };
  reads.set(key, counted);
  return counted(read) as Promise<T>;
}

/** The same for reads of different rows of one kind: what is asked meanwhile is read with one statement. */
export function gatheredRead<In, Out>(
  readMany: (db: Database, inputs: readonly In[]) => Promise<readonly Out[]>,
): (db: Database, input: In) => Promise<Out> {
  const byDatabase = new WeakMap<Database, (input: In) => Promise<Out>>();
  return (handle, input) => {
    const db = databaseOf(handle);
    const read = byDatabase.get(db) ?? gather((inputs: readonly In[]) => readMany(db, inputs));
    byDatabase.set(db, read);
    return read(input);
  };
}
