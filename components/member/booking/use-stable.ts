import { useCallback, useEffect, useRef } from "react";

/** A function that stays the same and always does the latest: what gets it is not drawn again. */
export function useStable<A extends unknown[]>(action: (...given: A) => void): (...given: A) => void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}
