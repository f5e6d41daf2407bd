import { useSyncExternalStore } from "react";

const narrow = "(max-width: 43.6875rem)";

/** Whether the window has room for a list only, and none for a table beside it. The first script asks the same. */
export function isNarrow(): boolean {
  return window.matchMedia(narrow).matches;
}

function subscribe(onChange: () => void) {
  const query = window.matchMedia(narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** The same for a view that follows the window: a week instead of the month, the list instead of the table. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false);
}
