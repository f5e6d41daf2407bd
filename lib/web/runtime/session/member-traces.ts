import { browserStorage, type TextStorage } from "../storage";

/** Where a tab saves what is a member's (`member-memory.ts`); every page knows how to remove it. */
export const passKey = "clubfront.editPass";
export const draftsKey = "clubfront.drafts";

/** A pass is good for one change. */
export function dropEditPass(storage: TextStorage = browserStorage("session")): void {
  storage.removeItem(passKey);
}

/** Beginnings of the keys of what was entered on the way through a few pages, and where a code was sent. */
const wayKeys = /^clubfront\.(?:way|code):/;

/**
 * Who signs out leaves nothing behind in the tab.
 *
 * @param keys the keys of all that the tab has stored
 */
export function forgetMember(
  storage: TextStorage = browserStorage("session"),
  keys: readonly string[] = keysOfTab(),
): void {
  storage.removeItem(passKey);
  storage.removeItem(draftsKey);
  for (const key of keys) if (wayKeys.test(key)) storage.removeItem(key);
}

/** None where the browser refuses access, as `browserStorage` has it. */
function keysOfTab(): string[] {
  try {
    return Object.keys(window.sessionStorage);
  } catch {
    return [];
  }
}
