import { type TermsVersionState, termsVersionState } from "@/lib/contract/code-values/terms";

/** The status of a version in the office: `planned` waits for its announcement, `draft` is being written. */
export type TermsStatus = "draft" | "planned" | "announced" | "inForce" | "superseded";

type Stated = { state: TermsVersionState; isDraft: boolean };

export function termsStatus({ state, isDraft }: Stated): TermsStatus {
  if (state === termsVersionState.notAnnounced) return isDraft ? "draft" : "planned";
  return (
    {
      [termsVersionState.announced]: "announced",
      [termsVersionState.inForce]: "inForce",
      [termsVersionState.superseded]: "superseded",
    } as const
  )[state];
}

/** Whether its words may still be changed: no visitor has seen it yet (domain.md T7). */
export function isOpenToEdits({ state }: Pick<Stated, "state">): boolean {
  return state === termsVersionState.notAnnounced;
}
