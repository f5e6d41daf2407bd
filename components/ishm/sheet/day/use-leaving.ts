import { useCallback, useRef, useState } from "react";
import { useUnsavedConfirm } from "../../form/use-unsaved-confirm";

/** What is typed in the panel is asked about before something else stands there: another time, another day. */
export function useLeaving() {
  const next = useRef<() => void>(undefined);
  const [isTyping, setIsTyping] = useState(false);
  const { setDirty, leave } = useUnsavedConfirm(() => {
    setIsTyping(false);
    next.current?.();
  });
  return {
    isTyping,
    setTyping: useCallback(
      (isTypingNow: boolean) => {
        setDirty(isTypingNow);
        setIsTyping(isTypingNow);
      },
      [setDirty],
    ),
    /** Whether it came to that. */
    afterLeaving(go: () => void): Promise<boolean> {
      next.current = go;
      return leave();
    },
  };
}

export type Leaving = ReturnType<typeof useLeaving>;
