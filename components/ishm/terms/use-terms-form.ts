import { useState } from "react";
import type { TermsVersion } from "@/lib/contract/terms/ops-terms";
import type { Language } from "@/lib/shared/languages";
import { useDraft } from "../form/use-draft";
import { type TermsDraft, type TermsText, termsDraftOf } from "./terms-draft";

export type SavedTerms = Pick<TermsVersion, "termsIdx" | "revision" | "state">;

/** What is typed, what is stored, and which texts the editors have to begin with anew (`round`). */
export function useTermsForm(stored: SavedTerms | null, initialDraft: TermsDraft, canSave: boolean) {
  const { draft, baseline, isDirty, change, update, begin, markSaved } = useDraft(initialDraft, canSave);
  const [saved, setSaved] = useState(stored);
  const [round, setRound] = useState(0);

  const changeText = (language: Language, part: Partial<TermsText>) =>
    update((now) => ({
      ...now,
      texts: { ...now.texts, [language]: { ...now.texts[language], ...part } },
    }));

  return {
    ...{ draft, baseline, isDirty, change, changeText, saved, round },
    /** Puts a text in from outside the editor, which then begins with it. */
    replaceText(language: Language, text: TermsText) {
      changeText(language, text);
      setRound((count) => count + 1);
    },
    markSaved(sent: TermsDraft, next: SavedTerms) {
      markSaved(sent);
      setSaved(next);
    },
    /** Everything as the server has it; what was typed is gone. */
    takeTheirs(theirs: TermsVersion) {
      begin(termsDraftOf(theirs));
      setSaved(theirs);
      setRound((count) => count + 1);
    },
    /** The newer version counts as known, so that the next save goes over it; what was typed stays. */
    keepMine(theirs: TermsVersion) {
      markSaved(termsDraftOf(theirs));
      setSaved(theirs);
    },
  };
}

export type TermsFormState = ReturnType<typeof useTermsForm>;
