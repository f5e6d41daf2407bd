import { useState } from "react";
import { useUnsavedGuard } from "../frame/root/unsaved";

/** Holds a form's input and its last saved state; the difference is guarded until it is saved. */
export function useDraft<T extends object>(initial: T, canSave = true) {
  const [draft, setDraft] = useState(initial);
  const [baseline, setBaseline] = useState(initial);
  const isDirty = canSave && draft !== baseline && fingerprint(draft) !== fingerprint(baseline);
  useUnsavedGuard(isDirty);
  return {
    draft,
    baseline,
    isDirty,
    change: (part: Partial<T>) => setDraft((now) => ({ ...now, ...part })),
    update: setDraft,
    /** The form begins anew with these values. */
    begin(next: T) {
      setDraft(next);
      setBaseline(next);
    },
    /** The server has this; what was typed since still counts as unsaved. */
    markSaved: setBaseline,
  };
}

/** Files have no words of their own in JSON. */
function fingerprint(draft: object): string {
  return JSON.stringify(draft, (_key, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}
