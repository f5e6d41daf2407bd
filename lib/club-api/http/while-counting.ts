import type { RouteDefinition } from "@/lib/contract/define-route";
import { callerName } from "./call-context";
import type { AppDeps } from "./deps";
import type { Visit } from "./visit";

const minuteMs = 60_000;
const maxRemembered = 10_000;

/**
 * A read of what the site shows: content of a menu, or what the club says of itself. It changes nothing and leaves no record,
 * so it may be done before it is known whether it counts.
 */
export function isPlainRead({ method, menu, tags, params, isLive }: RouteDefinition): boolean {
  const isOfSite = tags !== undefined && params === undefined;
  return method === "GET" && (menu !== undefined || isOfSite) && !isLive;
}

type Counted = Pick<Visit, "caller" | "address">;

/** Whether a caller may be worked for before being counted: who was refused in the last minute is counted first. */
export function mayBegin(
  refused: ReadonlyMap<string, number>,
  { limitClock }: Pick<AppDeps, "limitClock">,
  { caller, address }: Counted,
): boolean {
  return (refused.get(callerName(caller, address)) ?? 0) <= limitClock.now().getTime();
}

/**
 * Reads while the call is being counted, which is a statement of its own: nothing of the answer, be it a refusal, goes out
 * before the count has let the call in. Who was refused is counted first for a minute, so that a flood costs its counts alone.
 */
export async function whileCounting<T>(
  refused: Map<string, number>,
  deps: Pick<AppDeps, "limitClock">,
  visit: Counted,
  { count, work }: { count: () => Promise<void>; work: () => Promise<T> },
): Promise<T> {
  const working = mayBegin(refused, deps, visit) ? work() : null;
  working?.catch(() => undefined);
  try {
    await count();
  } catch (error) {
    if (refused.size >= maxRemembered) refused.clear();
    refused.set(callerName(visit.caller, visit.address), deps.limitClock.now().getTime() + minuteMs);
    throw error;
  }
  return working ?? work();
}
