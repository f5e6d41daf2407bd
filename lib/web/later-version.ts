import { type TermsVersionState, termsVersionState } from "@/lib/contract/code-values/terms";

type Version = { termsIdx: number; state: TermsVersionState };

/**
 * The version that a reader of another one should know of: the one in force when it is later, else the next that is
 * announced; undefined for the newest. `versions` is the newest first.
 */
export function laterVersion<T extends Version>(versions: readonly T[], shownIdx: number): T | undefined {
  const place = versions.findIndex(({ termsIdx }) => termsIdx === shownIdx);
  const later = versions.slice(0, Math.max(0, place));
  return later.find(({ state }) => state === termsVersionState.inForce) ?? later.at(-1);
}
