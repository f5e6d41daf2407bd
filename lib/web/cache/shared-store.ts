import { freshness, startGeneration } from "./freshness";
import { createMemoryStore } from "./memory-store";
import { createRedisStore } from "./redis-store";
import type { CacheStore } from "./store";

const maxBytes = 96 * 1024 * 1024;
const shared = globalThis as typeof globalThis & { clubfrontCacheStore?: CacheStore };

/** The one store of this process: in memory, or in Redis when several instances share it. */
export function cacheStore(): CacheStore {
  shared.clubfrontCacheStore ??= openStore();
  return shared.clubfrontCacheStore;
}

function openStore(): CacheStore {
  const { REDIS_URL, CLUB_CODE, NEXT_DEPLOYMENT_ID } = process.env;
  if (!REDIS_URL) return createMemoryStore(maxBytes);
  return createRedisStore(REDIS_URL, `clubfront:${CLUB_CODE}:${NEXT_DEPLOYMENT_ID}`, (error) =>
    process.stderr.write(`${JSON.stringify({ level: "warn", msg: "cache store", error: String(error) })}\n`),
  );
}

/** Drops everything kept under the tags; when it returns, the next request of any instance reads anew. */
export async function markTagsChanged(tags: readonly string[]): Promise<void> {
  startGeneration();
  // Real clock: how old a kept page is.
  const now = Date.now();
  if (tags.includes("menus")) freshness().menusChangedAt = now;
  await cacheStore().markChanged(tags, now);
}
