import "server-only";
import type { TermsDetail } from "@/lib/contract/terms";
import type { Language } from "@/lib/shared/languages";
import { query } from "../api/server";
import { webEnv } from "../env";

/** A version of the terms with the one before it; null when there is none that visitors may read. */
export async function getAgreement(
  lang: Language,
  termsIdx: number,
): Promise<{ terms: TermsDetail; before: TermsDetail | null } | null> {
  const input = { params: { id: String(termsIdx) }, query: { clubCode: webEnv().clubCode, lang } };
  const [terms, before] = await Promise.all([
    query("GET /terms/{id}", input),
    query("GET /terms/before/{id}", input),
  ]);
  if (!terms.ok) return null;
  return { terms: terms.value, before: before.ok ? before.value : null };
}

/** The versions in force that the footer and the sign-up name, by type (C1280). */
export async function getTermsInForce(lang: Language, types: readonly string[]) {
  const answer = await query("GET /terms", {
    query: { clubCode: webEnv().clubCode, lang, types: types.join(",") },
  });
  return answer.ok ? answer.value : [];
}
