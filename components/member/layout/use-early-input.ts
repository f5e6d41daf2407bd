import { useEffect, useEffectEvent, useRef, useState } from "react";

/**
 * What was typed into a form before its script was there is taken over, never lost; only then may the form be sent.
 * `take` gets the fields that hold something.
 */
export function useEarlyInput(take: (typed: ReadonlyMap<string, string>) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [isReady, setReady] = useState(false);

  const takeOver = useEffectEvent(take);
  useEffect(() => {
    const typed = new Map<string, string>();
    for (const [name, value] of new FormData(form.current ?? undefined)) {
      if (typeof value === "string" && value !== "") typed.set(name, value);
    }
    if (typed.size > 0) takeOver(typed);
    setReady(true);
  }, []);

  return { form, isReady };
}

/** A button that waits for its script looks like itself: it is a moment, not a refusal. */
export const waitingStyle = "disabled:bg-primary disabled:text-on-primary";
