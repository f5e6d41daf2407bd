import type { CacheTag } from "@/lib/contract/define-route";
import { changesKey, changesScript } from "@/lib/contract/page-changes";
import { inTime, redisClient } from "./redis-client";

/** Tells the webs of a club what has changed, so that none shows a page from before. */
export type PageChanges = {
  /** Resolves when it is told, or cannot be: a write never fails for it. */
  mark(clubCode: string, tags: readonly CacheTag[]): Promise<void>;
  close(): Promise<void>;
};

/** By Redis, which the webs read before they show a cached page. A Redis that is away is told of once for each mark. */
export function redisChanges(url: string, onFault: (error: unknown) => void): PageChanges {
  const client = redisClient(url, onFault);
  const connected = client.connect().then(() => undefined, onFault);
  return {
    async mark(clubCode, tags) {
      if (tags.length === 0) return;
      // The first write after a start must not get lost.
      if (!client.isReady) await inTime(connected).catch(onFault);
      // Real clock: webs compare it with when they read.
      const at = String(Date.now());
      const told = { keys: [changesKey(clubCode)], arguments: tags.flatMap((tag) => [tag, at]) };
      await inTime(client.eval(changesScript, told)).catch(onFault);
    },
    close: async () => client.destroy(),
  };
}
