import type { ServerResponse } from "node:http";

/** Where an answer came from: this process's memory, Next's cache (fresh, or old while a new one is made), or made for the request. */
export type CacheOutcome = "memory" | "kept" | "stale" | "made" | "none";

const byNextHeader: Readonly<Record<string, CacheOutcome>> = { HIT: "kept", STALE: "stale", MISS: "made" };
const outcomes = new WeakMap<ServerResponse, CacheOutcome>();

/** Notes that an answer is sent from this process's memory. */
export function noteMemory(response: ServerResponse): void {
  outcomes.set(response, "memory");
}

/** Notes what Next says of its cache, before that header is taken off; what came from memory stays so. */
export function noteNextCache(response: ServerResponse): void {
  const outcome = byNextHeader[String(response.getHeader("x-nextjs-cache") ?? "")];
  if (outcome && !outcomes.has(response)) outcomes.set(response, outcome);
}

export const outcomeOf = (response: ServerResponse): CacheOutcome => outcomes.get(response) ?? "none";
