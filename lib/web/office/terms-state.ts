/** What the office calls the state of a version: a finished one waits for its announcement, a draft for its writer. */
export type TermsLook = "draft" | "planned" | "announced" | "inForce" | "superseded";

type Stated = { state: "10" | "20" | "30" | "40"; isDraft: boolean };

export function termsLook({ state, isDraft }: Stated): TermsLook {
  if (state === "10") return isDraft ? "draft" : "planned";
  return ({ "20": "announced", "30": "inForce", "40": "superseded" } as const)[state];
}

/** Whether its words may still be changed: no visitor has seen it yet (domain.md T7). */
export function isOpenToEdits({ state }: Pick<Stated, "state">): boolean {
  return state === "10";
}
