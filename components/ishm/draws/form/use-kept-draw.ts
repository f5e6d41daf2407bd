import { useEffect, useState } from "react";
import type { SavedDraft } from "@/lib/web/boards/draft-store";
import { isFields } from "@/lib/web/boards/revival";
import { browserStorage, readJson } from "@/lib/web/runtime/storage";
import { useOffice } from "../../frame/root/office-context";
import { type DrawDraft, isDrawDraft } from "./draw-draft";

type Form = { draft: DrawDraft; isDirty: boolean; replace: (draft: DrawDraft) => void };

const pauseMs = 1500;

/**
 * What is typed into the form of a draw is kept in this browser a moment after the typing pauses, until it is saved or taken
 * back. What was kept before waits for a decision (`found`); until then nothing is kept over it.
 */
export function useKeptDraw(drawPostIdx: number, { draft, isDirty, replace }: Form) {
  const { clubCode, adminIdx, now } = useOffice();
  const key = `clubfront.draft:${clubCode}:${adminIdx}:draw:${drawPostIdx}`;
  const [found, setFound] = useState<SavedDraft | null>(() => readKept(key));
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const isKeeping = found === null && isDirty;
  useEffect(() => {
    if (found !== null) return;
    if (!isKeeping) {
      browserStorage("local").removeItem(key);
      setKeptAt(null);
      return;
    }
    const keep = () => {
      const savedAt = now().toISOString();
      browserStorage("local").setItem(key, JSON.stringify({ payload: draft, savedAt }));
      setKeptAt(savedAt);
    };
    const timer = setTimeout(keep, pauseMs);
    return () => clearTimeout(timer);
  }, [key, draft, found, isKeeping, now]);
  return {
    found,
    keptAt,
    goOn() {
      if (found && isDrawDraft(found.payload)) replace(found.payload);
      setFound(null);
    },
    discard: () => setFound(null),
  };
}

function readKept(key: string): SavedDraft | null {
  const kept = readJson(browserStorage("local"), key);
  if (!isFields(kept) || !isDrawDraft(kept.payload) || typeof kept.savedAt !== "string") return null;
  return { payload: { ...kept.payload }, savedAt: kept.savedAt };
}
