import { browserStorage, type TextStorage } from "../storage";

const key = "clubfront.clubMoved";

/** Remembers in this browser when its session went to another club of the admin's: a tab that just loads hears no news. */
export function noteClubMove(
  storage: TextStorage = browserStorage("local"),
  // Real clock: compared with the moments at which this browser loaded its documents.
  now = Date.now(),
): void {
  storage.setItem(key, String(now));
}

/** Whether the session went to another club after a moment by this browser's clock. */
export function hasMovedSince(moment: number, storage: TextStorage = browserStorage("local")): boolean {
  return Number(storage.getItem(key)) > moment;
}
