import { webEnv } from "@/lib/web/env";
import { apiBase } from "./call-address";

/** How often each old address was asked for since the club API was last told; shared by the bundles of this process. */
type Waiting = { hits: Map<string, number>; timer?: ReturnType<typeof setTimeout> | undefined };
const shared = globalThis as typeof globalThis & { clubfrontRouteHits?: Waiting };

/** Hits wait so long for others: one call for all of them, however many visitors follow old addresses. */
export const hitsMs = 15_000;
/** More old addresses than a club can have rules are somebody's invention. */
const mostAddresses = 500;

function waiting(): Waiting {
  shared.clubfrontRouteHits ??= { hits: new Map() };
  return shared.clubfrontRouteHits;
}

/** Counts a visitor whom a rule led on. */
export function noteRouteHit(from: string): void {
  const { hits } = waiting();
  if (!hits.has(from) && hits.size >= mostAddresses) return;
  hits.set(from, (hits.get(from) ?? 0) + 1);
  startTimer();
}

function startTimer(): void {
  const state = waiting();
  if (state.timer) return;
  state.timer = setTimeout(() => void sendRouteHits(), hitsMs);
  state.timer.unref();
}

/** Tells the club API what was counted; what it does not take is told next time. */
export async function sendRouteHits(): Promise<void> {
  const state = waiting();
  clearTimeout(state.timer);
  state.timer = undefined;
  const hits = [...state.hits].map(([from, count]) => ({ from, count }));
  if (hits.length === 0) return;
  state.hits.clear();
  if (await isTaken(hits)) return;
  for (const { from, count } of hits) state.hits.set(from, (state.hits.get(from) ?? 0) + count);
  startTimer();
}

async function isTaken(hits: readonly { from: string; count: number }[]): Promise<boolean> {
  const { apiUrl, clubCode } = webEnv();
  try {
    const response = await fetch(`${apiUrl}${apiBase}/ext/route-rules/hits?clubCode=${clubCode}`, {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({ hits }),
      cache: "no-store",
      signal: AbortSignal.timeout(2000),
    });
    await response.body?.cancel();
    // A refusal would be one the next time too.
    return response.status < 500;
  } catch {
    return false;
  }
}
