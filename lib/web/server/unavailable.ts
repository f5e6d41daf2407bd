import type { ServerResponse } from "node:http";
import { upstreamHealth } from "../cache/freshness";

const recentMs = 10_000;

/** A page that failed because the club API is down is 503 with Retry-After, not a fault of ours (S-88, R-25). */
export function markUnavailable(response: ServerResponse, now: number): void {
  if (response.statusCode !== 500 || now - upstreamHealth().downAt > recentMs) return;
  response.statusCode = 503;
  response.setHeader("retry-after", "10");
}
