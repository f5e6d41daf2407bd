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

/** Remembers for a minute who was refused for too many calls. */
export function rememberRefused(
  refused: Map<string, number>,
  { limitClock }: Pick<AppDeps, "limitClock">,
  { caller, address }: Counted,
): void {
  if (refused.size >= maxRemembered) refused.clear();
  refused.set(callerName(caller, address), limitClock.now().getTime() + minuteMs);
}
