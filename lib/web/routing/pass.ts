import { LRUCache } from "lru-cache";
import { apiBase } from "../api/address";
import { freshness } from "../cache/freshness";
import { webEnv } from "../env";

const passes = new LRUCache<string, boolean>({ max: 1000, ttl: 5000 });

/** Whether an address is on the list of those that may see a stopped or closed site; nobody while that is unknown. */
export async function hasPass(address: string | null): Promise<boolean> {
  if (!address) return false;
  const key = `${freshness().generation} ${address}`;
  const known = passes.get(key);
  if (known !== undefined) return known;
  try {
    const response = await fetch(`${webEnv().apiUrl}${apiBase}/ext/site/pass?clubCode=${webEnv().clubCode}`, {
      headers: { accept: "application/json", "x-client-address": address },
      cache: "no-store",
      signal: AbortSignal.timeout(2000),
    });
    const answer = (await response.json()) as { data?: { allowed?: boolean } };
    passes.set(key, answer.data?.allowed === true);
    return answer.data?.allowed === true;
  } catch {
    return false;
  }
}
