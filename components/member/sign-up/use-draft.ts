import { useSyncExternalStore } from "react";
import { browserStorage } from "@/lib/web/runtime/storage";
import { createSignUpDraft, emptyDraft, type SignUpDraft } from "@/lib/web/sign-up/draft";

/** The sign-up of this tab, over all its pages. */
export const signUpDraft = createSignUpDraft({ storage: browserStorage("session") });

/** The draft as it stands; empty while the page is the one that everybody gets. */
export function useDraft(): SignUpDraft {
  return useSyncExternalStore(signUpDraft.subscribe, signUpDraft.get, () => emptyDraft);
}
