import { useSyncExternalStore } from "react";

const narrow = "(max-width: 43.6875rem)";

function subscribe(onChange: () => void) {
  const query = window.matchMedia(narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** A phone: a week instead of the month, the list instead of the table. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
}
