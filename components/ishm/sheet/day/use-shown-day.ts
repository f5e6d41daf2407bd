import { useEffect, useRef, useState } from "react";
import type { Leaving } from "./use-leaving";

/**
 * The day that stands on the screen. The address may name another one unasked (back, forward, a link of another
 * screen): what is typed is asked about first, and whoever stays has the address of this day again.
 */
export function useShownDay(asked: string, leaving: Leaving, goTo: (date: string) => void): string {
  const [shown, setShown] = useState(asked);
  const isAsking = useRef(false);
  const isOther = asked !== shown;
  if (isOther && !leaving.isTyping) setShown(asked);
  const latest = useRef({ leaving, goTo });
  useEffect(() => {
    latest.current = { leaving, goTo };
  });
  useEffect(() => {
    if (!isOther || isAsking.current) return;
    isAsking.current = true;
    void latest.current.leaving
      .afterLeaving(() => undefined)
      .then((isLeft) => {
        isAsking.current = false;
        if (!isLeft) latest.current.goTo(shown);
      });
  }, [isOther, shown]);
  return leaving.isTyping ? shown : asked;
}
