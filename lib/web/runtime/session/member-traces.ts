import { browserStorage, type TextStorage } from "../storage";

/** Where a tab saves what is a member's (`member-memory.ts`); every page knows how to remove it. */
export const passKey = "clubfront.editPass";
export const draftsKey = "clubfront.drafts";

/** A pass is good for one change. */
export function dropEditPass(storage: TextStorage = browserStorage("session")): void {
  storage.removeItem(passKey);
}

/** Who signs out leaves nothing behind in the tab. */
export function forgetMember(storage: TextStorage = browserStorage("session")): void {
  storage.removeItem(passKey);
  storage.removeItem(draftsKey);
}
