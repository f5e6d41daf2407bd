import { LRUCache } from "lru-cache";
import { cacheStore } from "./shared-store";

const keyPrefix = /^\/route-cache\/APP_PAGE\/[^/]+\/\$/;
const shared = globalThis as typeof globalThis & { clubfrontPageKeys?: LRUCache<string, string> };

/** Next's keys of pages by their addresses; the keys hold a hash of Next's own. */
function pageKeys(): LRUCache<string, string> {
  shared.clubfrontPageKeys ??= new LRUCache({ max: 20_000 });
  return shared.clubfrontPageKeys;
}

/** The address of a kept page, with its language, out of the key that Next keeps it under. */
export function pagePath(key: string): string {
  return key.replace(keyPrefix, "");
}

/** Remembers the key of a page that was asked for. */
export function notePageKey(key: string): void {
  if (keyPrefix.test(key)) pageKeys().set(pagePath(key), key);
}

/** Whether the page at an inner path is kept, so that showing it costs nothing; false while that is unknown. */
export async function isPageKept(path: string): Promise<boolean> {
  const key = pageKeys().get(path);
  return key !== undefined && (await cacheStore().get(key)) !== null;
}
