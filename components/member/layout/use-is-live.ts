import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the page that everybody gets, true once its script runs: before that nobody hears what is ticked or typed. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
