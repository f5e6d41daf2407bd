import "server-only";
import { LRUCache } from "lru-cache";
import { apiBase } from "../api/address";
import { freshness } from "../cache/freshness";
import { webEnv } from "../env";

const timeoutMs = 3000;
const largestBytes = 5 * 1024 * 1024;
const ownFile = /^\/files\/[\w-]+\/[\w.-]+$/;

/** A picture of the club rarely changes, and its address changes with it; with a write through this process it may go. */
const files = new LRUCache<string, Buffer>({ max: 8, ttl: 10 * 60_000 });
const keyOf = (url: string) => `${freshness().generation} ${url}`;

/** An uploaded picture of the club, such as its logo; null for another host's, or when it cannot be had now. */
export async function getClubFile(url: string | null): Promise<Buffer | null> {
  if (!url || !ownFile.test(url)) return null;
  const key = keyOf(url);
  const kept = files.get(key);
  if (kept) return kept;
  try {
    const response = await fetch(`${webEnv().apiUrl}${apiBase}${url}?clubCode=${webEnv().clubCode}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = response.ok ? Buffer.from(await response.arrayBuffer()) : null;
    if (!bytes || bytes.length > largestBytes) return null;
    files.set(key, bytes);
    return bytes;
  } catch {
    return null;
  }
}
