import { idOfSegment } from "@/lib/web/routing/known-routes";
import { accountReads } from "./account-reads";
import type { ScreenReads } from "./ask";
import { bookingReads } from "./booking-reads";
import { officeReads } from "./office-reads";

const screens: Readonly<Record<string, ScreenReads>> = { ...accountReads, "/reservation": bookingReads };

/**
 * Reads ahead for a page of a member or an administrator by its path without language; null for pages without reads
 * of their own.
 */
export function readsOf(
  path: string,
  { isAdmin }: { isAdmin: boolean },
): { reads: ScreenReads; idx: string } | null {
  if (path === "/ishm" || path.startsWith("/ishm/")) return isAdmin ? { reads: officeReads, idx: "" } : null;
  if (isAdmin) return null;
  const whole = screens[path];
  if (whole) return { reads: whole, idx: "" };
  const idx = path.split("/").find((segment) => idOfSegment(segment) !== null);
  const reads = idx && screens[path.replace(`/${idx}`, "/{idx}")];
  return reads ? { reads, idx } : null;
}
