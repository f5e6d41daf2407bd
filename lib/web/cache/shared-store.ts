import { LRUCache } from "lru-cache";
import { changesKey } from "@/lib/contract/page-changes";
import { errorText, logLine } from "../log";
import { startGeneration } from "./freshness";
import { type CacheStore, createMemoryStore } from "./memory-store";
import { createRedisStore } from "./redis-store";
import { rendersEnded } from "./renders";

const maxBytes = 48 * 1024 * 1024;
const shared = globalThis as typeof globalThis & { clubfrontCacheStore?: CacheStore };

/** The one store of this process: in memory, or in Redis when several instances share it. */
export function cacheStore(): CacheStore {
  shared.clubfrontCacheStore ??= openStore();
  return shared.clubfrontCacheStore;
}

function openStore(): CacheStore {
  const { REDIS_URL, CLUB_CODE = "", NEXT_DEPLOYMENT_ID } = process.env;
  if (!REDIS_URL) return createMemoryStore(maxBytes);
  const places = {
    entries: `clubfront:${CLUB_CODE}:${NEXT_DEPLOYMENT_ID}`,
    changes: changesKey(CLUB_CODE),
  };
  return createRedisStore(REDIS_URL, places, (error) =>
    logLine("warn", "cache store", { error: errorText(error) }),
  );
}

/**
 * Drops everything cached under the tags; when it returns, the next request of any instance reads anew, and none of this
 * instance is given what was begun before.
 */
export async function markTagsChanged(tags: readonly string[]): Promise<void> {
  startGeneration();
  // Real clock: how old a kept page is.
  await cacheStore().markChanged(tags, Date.now());
  await rendersEnded(tags);
  // Requests of the meantime may have been given what was begun before.
  startGeneration();
}

const keyPrefix = /^\/route-cache\/APP_PAGE\/[^/]+\/\$/;
const sharedKeys = globalThis as typeof globalThis & { clubfrontPageKeys?: LRUCache<string, string> };

/** Next's keys of pages by their addresses; the keys hold a hash of Next's own. */
function pageKeys(): LRUCache<string, string> {
  sharedKeys.clubfrontPageKeys ??= new LRUCache({ max: 20_000 });
  return sharedKeys.clubfrontPageKeys;
}

/** The address of a cached page, with its language, from Next's cache key. */
export function pagePath(key: string): string {
  return key.replace(keyPrefix, "");
}

/** Remembers the key of a page that was asked for. */
export function notePageKey(key: string): void {
  if (keyPrefix.test(key)) pageKeys().set(pagePath(key), key);
}

/** Whether the page at an inner path is cached, so that showing it costs nothing; false while that is unknown. */
export async function isPageCached(path: string): Promise<boolean> {
  const key = pageKeys().get(path);
  return key !== undefined && (await cacheStore().get(key)) !== null;
}
