import "server-only";
import { webNow } from "@/lib/web/clock";
import { webEnv } from "@/lib/web/env";

/** Whether tickets are offered: with keys that phones still take. */
export function offersTickets(): boolean {
  const { wallet } = webEnv();
  return wallet !== null && wallet.goodUntil > webNow();
}
