"use client";

import { createContext, type ReactNode, use, useRef, useState } from "react";

const DraftsContext = createContext<Map<string, unknown> | null>(null);

/** Holds the unsaved input of each party while another one is open. */
export function DeskDrafts({ children }: { children: ReactNode }) {
  const drafts = useRef(new Map<string, unknown>());
  return <DraftsContext value={drafts.current}>{children}</DraftsContext>;
}

/** A part of a form that is found again under its key, until it is forgotten. */
export function useDeskDraft<T>(key: string, initial: () => T) {
  const drafts = use(DraftsContext);
  const [draft, setDraft] = useState<T>(() => (drafts?.get(key) as T | undefined) ?? initial());
  return {
    draft,
    change(next: T) {
      drafts?.set(key, next);
      setDraft(next);
    },
    forget: () => drafts?.delete(key),
  };
}
