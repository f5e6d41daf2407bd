import { LRUCache } from "lru-cache";
import type { CacheEntry, CacheStore } from "./store";

/** Bytes of an entry, roughly: two per character of HTML plus its flight data. */
export function entryBytes(entry: CacheEntry): number {
  const value = entry.value;
  if (!value) return 200;
  let bytes = 500;
  for (const part of Object.values(value)) {
    if (typeof part === "string") bytes += part.length * 2;
    else if (Buffer.isBuffer(part)) bytes += part.length;
    else if (part instanceof Map) for (const piece of part.values()) bytes += Buffer.byteLength(piece);
    else if (part) bytes += JSON.stringify(part).length * 2;
  }
  return bytes;
}

/** Entries in this process, the least recently used ones dropped: unknown ids and paths cannot grow it. */
export function createMemoryStore(maxBytes: number): CacheStore {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: entryBytes,
  });
  const changes = new LRUCache<string, number>({ max: 10_000 });
  return {
    get: async (key) => entries.get(key) ?? null,
    set: async (key, entry) => {
      entries.set(key, entry);
    },
    lastChange: async (tags) => tags.reduce((newest, tag) => Math.max(newest, changes.get(tag) ?? 0), 0),
    markChanged: async (tags, at) => {
      for (const tag of tags) changes.set(tag, at);
    },
  };
}
