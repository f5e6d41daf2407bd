import type { RouteDefinition } from "@/lib/contract/define-route";
import { callerName } from "./call-context";
import type { AppDeps } from "./deps";
import type { Caller } from "./handler";
import type { Visit } from "./visit";

const minuteMs = 60_000;
const maxRemembered = 10_000;

/** A visitor's or member's read of what stands under a menu: it changes nothing and leaves no record. */
export function isPlainRead(route: RouteDefinition, { kind }: Caller): boolean {
  return kind !== "admin" && route.method === "GET" && route.menu !== undefined && !route.isLive;
}

/**
 * Reads while the call is being counted, which is a statement of its own: nothing of the answer, be it a refusal, goes out
 * before the count has let the call in. Who was refused is counted first for a minute, so that a flood costs its counts alone.
 */
export async function whileCounting<T>(
  refused: Map<string, number>,
  { limitClock }: Pick<AppDeps, "limitClock">,
  { caller, address }: Pick<Visit, "caller" | "address">,
  { count, work }: { count: () => Promise<void>; work: () => Promise<T> },
): Promise<T> {
  const who = callerName(caller, address);
  const now = limitClock.now().getTime();
  const working = (refused.get(who) ?? 0) > now ? null : work();
  working?.catch(() => undefined);
  try {
    await count();
  } catch (error) {
    if (refused.size >= maxRemembered) refused.clear();
    refused.set(who, now + minuteMs);
    throw error;
  }
  return working ?? work();
}
