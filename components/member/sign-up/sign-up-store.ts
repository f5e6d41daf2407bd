import { useEffect, useSyncExternalStore } from "react";
import type { FormDraft } from "@/components/member/shared/form/use-saved-form";
import { browserStorage } from "@/lib/web/runtime/storage";
import { createSignUpDraft, emptyDraft, emptyFields, type SignUpDraft } from "@/lib/web/sign-up/draft";
import type { Consent } from "./fields/agreement-rules";

/** The sign-up of this tab, over all its pages. */
export const signUpDraft = createSignUpDraft({ storage: browserStorage("session") });

/** The draft as it stands; empty while the page is the one that everybody gets. */
export function useSignUpDraft(): SignUpDraft {
  return useSyncExternalStore(signUpDraft.subscribe, signUpDraft.get, () => emptyDraft);
}

/** Nothing is ticked beforehand (P-01). */
export const noConsent: Consent = { agreed: emptyDraft.agreed, marketing: emptyDraft.marketing };

/** The draft of the page of the agreements. */
export const consentDraft: FormDraft = {
  read: () => {
    const { agreed, marketing } = signUpDraft.get();
    return { agreed, marketing };
  },
  write: (changes) => signUpDraft.change({ ...noConsent, ...changes }),
};

/** The draft of the pages with the form. */
export const fieldsDraft: FormDraft = {
  read: () => ({ ...consentDraft.read(), ...signUpDraft.get().fields }),
  write: ({ agreed = noConsent.agreed, marketing = noConsent.marketing, ...fields }) =>
    signUpDraft.change({ agreed, marketing, fields: { ...emptyFields, ...fields } } as Partial<SignUpDraft>),
};

/** Takes a proof out of the draft the moment it ends, so that the page can ask for a new one before it is sent. */
export function useProofEnd(until: number | undefined): void {
  useEffect(() => {
    if (until === undefined) return;
    // Real clock: the proof ends by the clock of the browser that keeps it.
    const timer = setTimeout(() => signUpDraft.change({}), Math.max(0, until - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [until]);
}
