import { useEffect, useState } from "react";
import { setDirty } from "@/lib/web/runtime/dirty";
import { type DraftKey, readDraft, saveDraft } from "@/lib/web/runtime/session/member-memory";

type Texts = Readonly<Record<string, string>>;

/**
 * The fields of a form over what is saved. Only what differs is kept, for this member and in this tab, so that an ended
 * session or a reload loses nothing; the runtime knows of it as unsaved.
 */
export function useDraft<T extends Texts>(key: DraftKey, memberIdx: number, saved: T) {
  const [restored] = useState(() => ownTexts(readDraft(key, memberIdx), saved));
  const [values, setValues] = useState<T>({ ...saved, ...restored });
  const changes = changesOf(values, saved);
  const hasChanges = Object.keys(changes).length > 0;
  const kept = JSON.stringify(changes);

  useEffect(() => {
    saveDraft(key, memberIdx, JSON.parse(kept) as Texts);
  }, [key, memberIdx, kept]);
  useEffect(() => {
    setDirty(key, hasChanges);
    return () => setDirty(key, false);
  }, [key, hasChanges]);

  return {
    values,
    changes,
    hasChanges,
    isRestored: Object.keys(restored).length > 0,
    change: (patch: Partial<T>) => setValues((now) => ({ ...now, ...patch })),
    /** Sent, or given up. */
    forget: () => saveDraft(key, memberIdx, {}),
  };
}

function changesOf<T extends Texts>(values: T, saved: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== saved[field]),
  ) as Partial<T>;
}

/** Of what was kept, the texts of fields that the form has. */
function ownTexts<T extends Texts>(kept: Readonly<Record<string, unknown>>, saved: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(kept).filter(([field, value]) => field in saved && typeof value === "string"),
  ) as Partial<T>;
}
