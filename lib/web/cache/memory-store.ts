import { LRUCache } from "lru-cache";

/** The fields of Next's cache values that this project reads. */
export type CachedValue = {
  kind: string;
  html?: string;
  headers?: Record<string, string | string[] | undefined>;
  tags?: string[];
  [field: string]: unknown;
};

export type CacheEntry = {
  value: CachedValue | null;
  /** When it was finished. */
  lastModified: number;
  /** The earliest moment at which anything in it was read. */
  readFrom: number;
  cacheControl?: { revalidate?: number | false; expire?: number };
  tags: readonly string[];
};

/** Where entries and the times of tag changes live; `null` and no-ops when the store is out of reach. */
export type CacheStore = {
  get(key: string): Promise<CacheEntry | null>;
  set(key: string, entry: CacheEntry): Promise<void>;
  /** Epoch milliseconds of the newest change of any of the tags; 0 for none. */
  lastChange(tags: readonly string[]): Promise<number>;
  markChanged(tags: readonly string[], at: number): Promise<void>;
};

/** Bytes of an entry, roughly: two per character of HTML plus its flight data. */
function entryBytes(entry: CacheEntry): number {
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
