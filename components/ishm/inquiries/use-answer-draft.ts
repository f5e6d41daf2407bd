import { useEffect, useRef, useState } from "react";
import { type DraftKey, deleteDraft, readDraft, saveDraft } from "@/lib/web/boards/draft-store";
import { useOffice } from "../frame/root/office-context";

const pauseMs = 2000;

type Options = { html: string; isDirty: boolean; onFound: (html: string) => void };

/**
 * Keeps an answer a moment after the typing pauses, which also tells colleagues that somebody writes. One that was kept
 * before is in the editor again at once.
 */
export function useAnswerDraft(vocIdx: number, { html, isDirty, onFound }: Options) {
  const { clubCode, adminIdx, now } = useOffice();
  const [isRead, setRead] = useState(false);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const place: DraftKey = { clubCode, adminIdx, entity: "voc", idx: vocIdx };
  const latest = useRef({ place, now, onFound, html });
  useEffect(() => {
    latest.current = { place, now, onFound, html };
  });

  useEffect(() => {
    let isOver = false;
    void readDraft(latest.current.place).then((kept) => {
      if (isOver) return;
      const { answer } = kept?.payload ?? {};
      if (kept && typeof answer === "string" && answer !== "") {
        latest.current.onFound(answer);
        setKeptAt(kept.savedAt);
      }
      setRead(true);
    });
    return () => {
      isOver = true;
    };
  }, []);

  useEffect(() => {
    if (!isRead || !isDirty) return;
    const keep = () => {
      const { place: at, now: clock } = latest.current;
      void saveDraft(at, { answer: html }, clock()).then(setKeptAt);
    };
    const timer = setTimeout(keep, pauseMs);
    return () => clearTimeout(timer);
  }, [isRead, isDirty, html]);

  return {
    isRead,
    keptAt,
    async forget() {
      setKeptAt(null);
      await deleteDraft(latest.current.place);
    },
  };
}
