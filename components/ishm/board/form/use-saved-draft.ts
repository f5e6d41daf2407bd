import { useEffect, useRef, useState } from "react";
import type { BoardDraft, BoardText } from "@/lib/web/boards/board-draft";
import {
  type DraftKey,
  deleteDraft,
  readDraft,
  type SavedDraft,
  saveDraft,
} from "@/lib/web/boards/draft-store";
import { draftPayload, revived } from "@/lib/web/boards/revival";
import { useOffice } from "../../frame/root/office-context";
import type { BoardForm } from "./use-board-form";

const pauseMs = 2000;

/**
 * Saves the input as a draft on the server two seconds after the typing pauses, and at once when the window is left. A
 * draft that is older than this form waits for a decision (`found`); until then nothing is saved over it.
 */
export function useSavedDraft<D extends BoardDraft<T>, R, T extends BoardText>(form: BoardForm<D, R, T>) {
  const { clubCode, adminIdx } = useOffice();
  const { draft, saved, isDirty, canSave } = form;
  const [idx] = useState(saved?.idx ?? 0);
  const key: DraftKey = { clubCode, adminIdx, entity: form.board.entity, idx };
  const { found, setFound, isRead } = useFoundDraft(key, form);
  const savedAt = useAutosave(key, isRead && canSave && found === null && isDirty ? form : null, draft);

  async function discard() {
    setFound(null);
    await deleteDraft(key);
  }
  function goOn() {
    if (!found) return;
    const { version } = found.payload;
    form.replace(revived(draft, found.payload), typeof version === "number" ? version : undefined);
    setFound(null);
  }
  return { found, savedAt, goOn, discard };
}

/** The draft that was there when the form began, unless it says what the form says anyway. */
function useFoundDraft<D extends BoardDraft<T>, R, T extends BoardText>(
  key: DraftKey,
  { draft, saved, canSave }: BoardForm<D, R, T>,
) {
  const [found, setFound] = useState<SavedDraft | null>(null);
  const [isRead, setRead] = useState(false);
  const first = useRef({ key, fields: draftPayload(draft, saved?.version ?? 0), draft });
  useEffect(() => {
    if (!canSave) return;
    const { fields, draft: begun } = first.current;
    let isOver = false;
    void readDraft(first.current.key).then((stored) => {
      if (isOver) return;
      const isOther =
        stored && !isSame(draftPayload(revived(begun, stored.payload), 0), { ...fields, version: 0 });
      setFound(isOther ? stored : null);
      setRead(true);
    });
    return () => {
      isOver = true;
    };
  }, [canSave]);
  return { found, setFound, isRead };
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Saves the draft while the form has unsaved input; once that is saved or taken back, the draft is deleted. */
function useAutosave<D extends BoardDraft<T>, R, T extends BoardText>(
  key: DraftKey,
  form: BoardForm<D, R, T> | null,
  draft: D,
) {
  const { now } = useOffice();
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const wasSaved = useRef(false);
  const isSaving = form !== null;
  const version = form?.saved?.version ?? 0;
  const latest = useRef({ key, now });
  useEffect(() => {
    latest.current = { key, now };
  });
  useEffect(() => {
    if (!isSaving) {
      if (wasSaved.current) void deleteDraft(latest.current.key);
      wasSaved.current = false;
      setSavedAt(null);
      return;
    }
    let isDue = true;
    const save = () => {
      if (!isDue) return;
      isDue = false;
      wasSaved.current = true;
      const { key: at, now: clock } = latest.current;
      void saveDraft(at, draftPayload(draft, version), clock()).then(setSavedAt);
    };
    const timer = setTimeout(save, pauseMs);
    document.addEventListener("visibilitychange", save);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", save);
    };
  }, [isSaving, draft, version]);
  return savedAt;
}
