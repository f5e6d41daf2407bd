import { useEffect, useRef, useState } from "react";
import type { BoardDraft, BoardText } from "@/lib/web/boards/board-draft";
import {
  type DraftOwner,
  forgetDraft,
  readDraft,
  type SavedDraft,
  saveDraft,
} from "@/lib/web/boards/draft-store";
import { draftPayload, revived } from "@/lib/web/boards/revival";
import { useOffice } from "../../frame/root/office-context";
import type { BoardForm } from "./use-board-form";

const pauseMs = 2000;

/**
 * What is typed is kept a moment after the typing pauses, and at once when the screen is left. A draft that was kept
 * before this form began waits for a decision (`found`); until then nothing is kept over it.
 */
export function useKeptDraft<D extends BoardDraft<T>, R, T extends BoardText>(form: BoardForm<D, R, T>) {
  const { clubCode, adminIdx } = useOffice();
  const { draft, saved, isDirty, canSave } = form;
  const [idx] = useState(saved?.idx ?? 0);
  const place: DraftOwner = { clubCode, adminIdx, entity: form.board.entity, idx };
  const { found, setFound, isRead } = useFoundDraft(place, form);
  const keptAt = useKeeping(place, isRead && canSave && found === null && isDirty ? form : null, draft);

  async function discard() {
    setFound(null);
    await forgetDraft(place);
  }
  function goOn() {
    if (!found) return;
    const { version } = found.payload;
    form.replace(revived(draft, found.payload), typeof version === "number" ? version : undefined);
    setFound(null);
  }
  return { found, keptAt, goOn, discard };
}

/** The draft that was there when the form began, unless it says what the form says anyway. */
function useFoundDraft<D extends BoardDraft<T>, R, T extends BoardText>(
  place: DraftOwner,
  { draft, saved, canSave }: BoardForm<D, R, T>,
) {
  const [found, setFound] = useState<SavedDraft | null>(null);
  const [isRead, setRead] = useState(false);
  const first = useRef({ place, fields: draftPayload(draft, saved?.version ?? 0), draft });
  useEffect(() => {
    if (!canSave) return;
    const { fields, draft: begun } = first.current;
    let isOver = false;
    void readDraft(first.current.place).then((kept) => {
      if (isOver) return;
      const isOther =
        kept && !isSame(draftPayload(revived(begun, kept.payload), 0), { ...fields, version: 0 });
      setFound(isOther ? kept : null);
      setRead(true);
    });
    return () => {
      isOver = true;
    };
  }, [canSave]);
  return { found, setFound, isRead };
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Keeps the form while there is one to be kept; a draft of this form that is saved or taken back is forgotten. */
function useKeeping<D extends BoardDraft<T>, R, T extends BoardText>(
  place: DraftOwner,
  form: BoardForm<D, R, T> | null,
  draft: D,
) {
  const { now } = useOffice();
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const wasKept = useRef(false);
  const isKeeping = form !== null;
  const version = form?.saved?.version ?? 0;
  const latest = useRef({ place, now });
  useEffect(() => {
    latest.current = { place, now };
  });
  useEffect(() => {
    if (!isKeeping) {
      if (wasKept.current) void forgetDraft(latest.current.place);
      wasKept.current = false;
      setKeptAt(null);
      return;
    }
    let isDue = true;
    const keep = () => {
      if (!isDue) return;
      isDue = false;
      wasKept.current = true;
      const { place: at, now: clock } = latest.current;
      void saveDraft(at, draftPayload(draft, version), clock()).then(setKeptAt);
    };
    const timer = setTimeout(keep, pauseMs);
    document.addEventListener("visibilitychange", keep);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", keep);
    };
  }, [isKeeping, draft, version]);
  return keptAt;
}
