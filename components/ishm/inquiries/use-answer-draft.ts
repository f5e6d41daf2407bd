import { useEffect, useRef, useState } from "react";
import { type DraftKey, deleteDraft, readDraft, saveDraft } from "@/lib/web/boards/draft-store";
import { useOffice } from "../frame/root/office-context";

const pauseMs = 2000;

type Options = { html: string; isDirty: boolean; onFound: (html: string) => void };

/**
 * Saves an answer as a draft two seconds after the typing pauses, which also shows other admins that somebody writes. A
 * draft from before is in the editor again at once.
 */
export function useAnswerDraft(vocIdx: number, { html, isDirty, onFound }: Options) {
  const { clubCode, adminIdx, now } = useOffice();
  const [isRead, setRead] = useState(false);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const key: DraftKey = { clubCode, adminIdx, entity: "voc", idx: vocIdx };
  const latest = useRef({ key, now, onFound, html });
  useEffect(() => {
    latest.current = { key, now, onFound, html };
  });

  useEffect(() => {
    let isOver = false;
    void readDraft(latest.current.key).then((stored) => {
      if (isOver) return;
      const { answer } = stored?.payload ?? {};
      if (stored && typeof answer === "string" && answer !== "") {
        latest.current.onFound(answer);
        setSavedAt(stored.savedAt);
      }
      setRead(true);
    });
    return () => {
      isOver = true;
    };
  }, []);

  useEffect(() => {
    if (!isRead || !isDirty) return;
    const save = () => {
      const { key: at, now: clock } = latest.current;
      void saveDraft(at, { answer: html }, clock()).then(setSavedAt);
    };
    const timer = setTimeout(save, pauseMs);
    return () => clearTimeout(timer);
  }, [isRead, isDirty, html]);

  return {
    isRead,
    savedAt,
    async forget() {
      setSavedAt(null);
      await deleteDraft(latest.current.key);
    },
  };
}
