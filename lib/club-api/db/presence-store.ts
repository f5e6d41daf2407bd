import { and, count, gt, sql } from "drizzle-orm";
import { gather } from "../platform/gather";
import type { Database } from "./database";
import { databaseOf } from "./shared-read";
import { limits } from "./tables/platform/outbox";

type Sign = { key: string; endsAt: string };
type Presence = { lastNoted: Map<string, number>; store: (sign: Sign) => Promise<undefined> };

/** One visitor who clicks on is written down this often, not with every click. */
const everyMs = 30_000;
const maxRemembered = 20_000;
const presences = new WeakMap<Database, Presence>();

/**
 * Notes that somebody was there; `name` is made only when it is written. The rows stand beside the counters of limits,
 * which all processes share and the sweep clears. `now` is real time.
 */
export async function notePresence(
  db: Database,
  sign: { who: string; forMs: number; now: Date; name: () => Promise<string> },
): Promise<void> {
  const { lastNoted, store } = presenceOf(databaseOf(db));
  const now = sign.now.getTime();
  const last = lastNoted.get(sign.who);
  if (last !== undefined && Math.abs(now - last) < everyMs) return;
  if (lastNoted.size >= maxRemembered) lastNoted.clear();
  lastNoted.set(sign.who, now);
  await store({ key: await sign.name(), endsAt: new Date(now + sign.forMs).toISOString() });
}

/** How many are there whose names begin so. */
export async function countPresent(db: Database, prefix: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ present: count() })
    .from(limits)
    .where(and(sql`starts_with(${limits.key}, ${prefix})`, gt(limits.resetsAt, now)));
  return row?.present ?? 0;
}

function presenceOf(db: Database): Presence {
  const known = presences.get(db);
  if (known) return known;
  const made = {
    lastNoted: new Map<string, number>(),
    store: gather((signs: readonly Sign[]) => storeAll(db, signs)),
  };
  presences.set(db, made);
  return made;
}

/** In one order in every process, or two crowds would wait for each other. */
async function storeAll(db: Database, signs: readonly Sign[]): Promise<undefined[]> {
  const expiries = new Map(signs.map(({ key, endsAt }) => [key, endsAt]));
  const keys = [...expiries.keys()].sort();
  await db
    .insert(limits)
    .values(keys.map((key) => ({ key, hits: 1, resetsAt: new Date(expiries.get(key) ?? 0) })))
    .onConflictDoUpdate({ target: limits.key, set: { resetsAt: sql`excluded.resets_at` } });
  return signs.map(() => undefined);
}
