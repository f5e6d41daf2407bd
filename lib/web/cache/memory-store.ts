import { deserialize, serialize } from "node:v8";
import { gunzipSync, gzipSync } from "node:zlib";
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

/** Bytes of an entry that lies as it is, roughly: two per character of a text. */
function entryBytes({ value }: CacheEntry): number {
  return value ? 500 + JSON.stringify(value).length * 2 : 200;
}

/** A page with its flight data takes a fifteenth of its room so, and is unpacked in a millisecond. */
type Packed = { packed: Buffer };
const pack = (entry: CacheEntry): Packed => ({ packed: gzipSync(serialize(entry), { level: 1 }) });
const unpack = ({ packed }: Packed) => deserialize(gunzipSync(packed)) as CacheEntry;

const isPage = ({ value }: CacheEntry) => value?.kind === "APP_PAGE";

/**
 * Entries in this process, the least recently used ones dropped: unknown ids and paths cannot grow it. Pages lie packed: the front
 * door answers from its own copies for some seconds, so Next asks for each of them seldom.
 */
export function createMemoryStore(maxBytes: number): CacheStore {
  const entries = new LRUCache<string, CacheEntry | Packed>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: (entry) => ("packed" in entry ? entry.packed.length + 200 : entryBytes(entry)),
  });
  const changes = new LRUCache<string, number>({ max: 10_000 });
  return {
    get: async (key) => {
      const entry = entries.get(key);
      if (!entry || !("packed" in entry)) return entry ?? null;
      return unpack(entry);
    },
    set: async (key, entry) => {
      entries.set(key, isPage(entry) ? pack(entry) : entry);
    },
    lastChange: async (tags) => tags.reduce((newest, tag) => Math.max(newest, changes.get(tag) ?? 0), 0),
    markChanged: async (tags, at) => {
      for (const tag of tags) changes.set(tag, at);
    },
  };
}
