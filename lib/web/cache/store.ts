/** What Next hands the cache handler, as far as this project looks into it. */
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
