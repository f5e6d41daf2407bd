import "server-only";
import { LRUCache } from "lru-cache";
import { fetch } from "undici";
import { apiBase } from "@/lib/web/routing/call-address";
import { freshness } from "../cache/freshness";
import { webEnv } from "../env";
import { waits } from "../waits";

/** Credentials of a browser for files of closed pages. */
export type FileVisitor = { token: string | null; pass: string | null };

const largestBytes = 5 * 1024 * 1024;
const ownFile = /^\/files\/[\w-]+\/[\w.-]+$/;

/** A picture rarely changes, and its address changes with it; it may go, with a write or when its page is closed. */
const files = new LRUCache<string, Buffer>({ max: 8, ttl: 60_000 });
const keyOf = (url: string) => `${freshness().generation} ${url}`;

/**
 * By the package's own fetch: Next's would make a page that has its pictures cut (lib/web/pictures/photograph.ts) one
 * that is made for each request.
 *
 * An uploaded picture of the club, such as its logo; null for another host's, or when it cannot be had now. For a visitor
 * it is read with what the visitor brings, and not cached.
 */
export async function getClubFile(
  url: string | null,
  visitor: FileVisitor | null = null,
): Promise<Buffer | null> {
  if (!url || !ownFile.test(url)) return null;
  const key = keyOf(url);
  const cached = visitor ? undefined : files.get(key);
  if (cached) return cached;
  try {
    const response = await fetch(`${webEnv().apiUrl}${apiBase}${url}?clubCode=${webEnv().clubCode}`, {
      headers: {
        ...(visitor?.token ? { authorization: `Bearer ${visitor.token}` } : {}),
        ...(visitor?.pass ? { "x-menu-token": visitor.pass } : {}),
      },
      signal: AbortSignal.timeout(waits.page),
    });
    const bytes = response.ok ? Buffer.from(await response.arrayBuffer()) : null;
    if (!bytes || bytes.length > largestBytes) return null;
    if (!visitor) files.set(key, bytes);
    return bytes;
  } catch {
    return null;
  }
}
