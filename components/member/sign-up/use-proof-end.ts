import { useEffect } from "react";
import { signUpDraft } from "./use-draft";

/** Takes a proof out of the draft the moment it ends, so that the page can ask for a new one before it is sent. */
export function useProofEnd(until: number | undefined): void {
  useEffect(() => {
    if (until === undefined) return;
    // Real clock: the proof ends by the clock of the browser that keeps it.
    const timer = setTimeout(() => signUpDraft.change({}), Math.max(0, until - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [until]);
}
