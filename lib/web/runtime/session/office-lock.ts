import { createStore } from "@/lib/web/runtime/store";

/**
 * Whether the back office of this tab is locked: `locked` by itself, `followed` since another tab is. What was typed
 * waits behind the lock for the same admin.
 */
type OfficeLock = "none" | "open" | "locked" | "followed";

export const officeLock = createStore<OfficeLock>("none");

/** Locks the back office; false where there is none to lock. */
export function lockOffice(as: "locked" | "followed" = "locked"): boolean {
  if (officeLock.get() === "none") return false;
  if (officeLock.get() === "open") officeLock.set(as);
  return true;
}

export function isOfficeLocked(): boolean {
  return officeLock.get() === "locked" || officeLock.get() === "followed";
}
