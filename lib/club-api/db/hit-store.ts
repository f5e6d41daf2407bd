import { lte, sql } from "drizzle-orm";
import { gather } from "../platform/gather";
import type { Hit, HitStore } from "../platform/network/limits";
import type { Database } from "./database";
import { nameless, preparedRead } from "./prepared-read";
import { limits } from "./tables/platform/outbox";

type Asked = { key: string; windowMs: number; now: Date };

/**
 * Counters in the database; the hits of a crowd go together in one statement. `db` must be outside any transaction: a
 * hit counts although the call that it belongs to is rolled back, and its commit does not wait for the disk (a power
 * cut may forget the last hits, nothing else).
 */
export function databaseHits(db: Database): HitStore {
  const add = gather((asked: readonly Asked[]) => addAll(db, asked));
  return { add: (key, windowMs, now) => add({ key, windowMs, now }), close: async () => undefined };
}

async function addAll(db: Database, asked: readonly Asked[]): Promise<Hit[]> {
  const added = new Map<string, { hits: number; resetsAt: string }>();
  for (const { key, windowMs, now } of asked) {
    const resetsAt = new Date(now.getTime() + windowMs).toISOString();
    added.set(key, { hits: (added.get(key)?.hits ?? 0) + 1, resetsAt });
  }
  const now = new Date(Math.max(...asked.map((one) => one.now.getTime())));
  const counters = await storeHits(db, [...added].sort(byKey), now);
  // Callers of one key got numbers in a row, the last one the highest.
  return asked.map(({ key }) => {
    const counter = counters.get(key);
    const own = added.get(key);
    if (!counter || !own) throw new Error("The counter was not stored.");
    own.hits -= 1;
    return { hits: counter.hits - own.hits, resetsAt: counter.resetsAt };
  });
}

type Added = [key: string, { hits: number; resetsAt: string }];

/** In one order in every process, or two crowds would wait for each other. */
const byKey = ([one]: Added, [other]: Added) => (one < other ? -1 : 1);

async function storeHits(db: Database, added: readonly Added[], now: Date): Promise<Map<string, Hit>> {
  const rows = await addHits(db, {
    keys: added.map(([key]) => key),
    hits: added.map(([, one]) => one.hits),
    resetTimes: added.map(([, one]) => one.resetsAt),
    now: now.toISOString(),
  });
  return new Map(rows.map(({ key, ...counter }) => [key, counter]));
}

const addHits = preparedRead((db) => {
  const [keys, hits] = [sql.placeholder("keys"), sql.placeholder("hits")];
  const isOver = sql`${limits.resetsAt} <= ${sql.placeholder("now")}::timestamptz`;
  return db
    .insert(limits)
    .select(
      sql`select * from unnest(${keys}::text[], ${hits}::int[], ${sql.placeholder("resetTimes")}::timestamptz[])
        as asked (key, hits, resets_at)`,
    )
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        hits: sql`case when ${isOver} then excluded.hits else ${limits.hits} + excluded.hits end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${limits.resetsAt} end`,
      },
    })
    .returning({
      key: limits.key,
      hits: limits.hits,
      resetsAt: limits.resetsAt,
      lazy: sql`set_config('synchronous_commit', 'off', true)`,
    })
    .prepare(nameless);
});

/** Drops counters whose window has passed; `now` is real time. */
export async function deleteOldLimits(db: Database, now: Date): Promise<void> {
  await db.delete(limits).where(lte(limits.resetsAt, now));
}
