import { withFirstScript } from "./first-script";
import { freshSeconds, freshTag } from "./freshness";
import { startScriptsLate } from "./late-scripts";
import type { CachedValue, CacheEntry } from "./memory-store";
import { closedPageHeader, isClosedPage, pageStatus } from "./page-markers";
import { pagePolicy } from "./page-policy";
import { beginRender } from "./renders";
import { cacheStore, markTagsChanged, notePageKey, pagePath } from "./shared-store";

const tagsHeader = "x-next-cache-tags";
/** Clocks of instances differ: what was begun so short after a change may be from before it, and is not trusted. */
const settleMs = 1500;

type ReadContext = { kind?: string; tags?: string[]; softTags?: string[] };
type WriteContext = { tags?: string[]; cacheControl?: CacheEntry["cacheControl"] };

type Headers = Record<string, string | string[] | undefined>;
type HandlerContext = { _requestHeaders?: Headers };

/** Next renews a stale page for every request but these. */
function isPrefetch(headers: Headers = {}): boolean {
  return headers.purpose === "prefetch" || (headers.rsc === "1" && headers["next-router-prefetch"] === "1");
}

/** By the rule of Next (`IncrementalCache.get`): a stale page is answered once more while it is made anew. */
function isStale({ cacheControl, lastModified }: CacheEntry): boolean {
  const { revalidate } = cacheControl ?? {};
  // Real clock: how old a kept page is.
  return typeof revalidate === "number" && lastModified + revalidate * 1000 < Date.now();
}

function tagsOf(value: CachedValue | null, context: WriteContext): string[] {
  const header = value?.headers?.[tagsHeader];
  const own = typeof header === "string" ? header.split(",") : [];
  return [...own, ...(context.tags ?? []), ...(value?.tags ?? [])];
}

/**
 * Next's cache handler: pages and fetched data, in memory or in Redis. A page is stored with the policy that names
 * the hashes of its own inline scripts; Next sends the stored headers, on the first answer too, because it answers
 * from this very object.
 */
export default class CacheHandler {
  /**
   * When each key was first asked for. Next has a handler of its own for each request and asks before it makes anything, so
   * nothing that is stored under the key was read before, and all of it may have been read then, however long it took.
   */
  private readonly askedAt = new Map<string, number>();
  private readonly renders = new Map<string, ReturnType<typeof beginRender>>();
  private readonly isPrefetch: boolean;

  constructor({ _requestHeaders }: HandlerContext = {}) {
    this.isPrefetch = isPrefetch(_requestHeaders);
  }

  async get(key: string, context: ReadContext): Promise<CacheEntry | null> {
    if (context.kind !== "APP_PAGE" && context.kind !== "APP_ROUTE") return this.read(key, context);
    const render = beginRender();
    let isMade = true;
    try {
      const entry = await this.read(key, context);
      isMade = entry !== null && (this.isPrefetch || !isStale(entry));
      render.tags = entry?.tags ?? null;
      return entry;
    } finally {
      if (isMade) render.end();
      else this.renders.set(key, render);
    }
  }

  private async read(key: string, context: ReadContext): Promise<CacheEntry | null> {
    notePageKey(key);
    // Real clock: how old a kept page is.
    if (!this.askedAt.has(key)) this.askedAt.set(key, Date.now());
    const entry = await cacheStore().get(key);
    if (!entry) return null;
    const tags = [...entry.tags, ...(context.tags ?? []), ...(context.softTags ?? [])];
    // Real clock: the age of a cached page.
    if (tags.includes(freshTag) && Date.now() - entry.lastModified > freshSeconds * 1000) return null;
    const changedAt = await cacheStore().lastChange(tags);
    return entry.readFrom < changedAt + settleMs && changedAt > 0 ? null : entry;
  }

  async set(key: string, value: CachedValue | null, context: WriteContext): Promise<void> {
    if (value?.kind === "APP_PAGE" && typeof value.html === "string") {
      // The back office is drawn by its scripts: it has nothing to show before them.
      const path = pagePath(key);
      if (!path.startsWith("/ishm")) value.html = startScriptsLate(value.html);
      value.html = withFirstScript(value.html);
      value.headers = {
        ...value.headers,
        "content-security-policy": pagePolicy(path, value.html),
        ...(isClosedPage(value.html) ? { [closedPageHeader]: "1" } : {}),
      };
      value.status = pageStatus(value.html) ?? value.status;
    }
    // Real clock: how old a kept page is.
    const lastModified = Date.now();
    const readFrom = this.askedAt.get(key) ?? lastModified;
    this.askedAt.delete(key);
    await cacheStore().set(key, {
      value,
      lastModified,
      readFrom,
      cacheControl: context.cacheControl,
      tags: tagsOf(value, context),
    });
    const render = this.renders.get(key);
    // Next forgets the render a few microtasks after this.
    if (render) setImmediate(render.end);
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    await markTagsChanged([tags].flat());
  }

  resetRequestCache(): void {}
}
