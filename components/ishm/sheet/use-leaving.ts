import { useRef } from "react";
import { useUnsavedConfirm } from "../form/use-unsaved-confirm";

/** What is typed in the panel is asked about before something else stands there: another time, another day. */
export function useLeaving() {
  const next = useRef<() => void>(undefined);
  const leaving = useUnsavedConfirm(() => next.current?.());
  return {
    setTyping: leaving.setDirty,
    afterLeaving(go: () => void) {
      next.current = go;
      void leaving.leave();
    },
  };
}

export type Leaving = ReturnType<typeof useLeaving>;
