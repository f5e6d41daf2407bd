import { createContext, useContext, useEffect, useRef } from "react";

/** The questions of a form that are still open, each with what asks it again; a form with one is not submitted. */
export type SubmitHolds = Set<() => void>;

export const SubmitHoldContext = createContext<SubmitHolds | null>(null);

/** Keeps the form around from being submitted while this stands, such as an image in its text that nobody has described. */
export function useSubmitHold(askAgain: () => void): void {
  const holds = useContext(SubmitHoldContext);
  const latest = useRef(askAgain);
  useEffect(() => {
    latest.current = askAgain;
  });
  useEffect(() => {
    const hold = () => latest.current();
    holds?.add(hold);
    return () => void holds?.delete(hold);
  }, [holds]);
}
