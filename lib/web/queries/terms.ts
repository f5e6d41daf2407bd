import "server-only";
import type { TermsDetail } from "@/lib/contract/terms/terms-shapes";
import type { Language } from "@/lib/shared/languages";
import { query } from "@/lib/web/api/server";
import { webEnv } from "@/lib/web/env";

/** A version of the terms among all that were published of its type. */
export type Agreement = { terms: TermsDetail; versions: readonly TermsDetail[] };

/** Versions that are listed at most; each is a read of its own, cached like the text itself. */
const mostVersions = 30;

/** A version of the terms with all of its type, the newest first; null when there is none that visitors may read. */
export async function getAgreement(lang: Language, termsIdx: number): Promise<Agreement | null> {
  const common = { clubCode: webEnv().clubCode, lang };
  const terms = await query("GET /terms/{id}", { params: { id: String(termsIdx) }, query: common });
  if (!terms.ok) return null;
  const inForce = await query("GET /terms", { query: { ...common, types: terms.value.termType } });
  const current = inForce.ok ? inForce.value[0] : undefined;
  const newestIdx = current?.upcoming?.termsIdx ?? current?.termsIdx ?? termsIdx;
  const newest = await query("GET /terms/{id}", { params: { id: String(newestIdx) }, query: common });
  const versions = newest.ok ? [newest.value] : [];
  for (let last = versions.at(-1); last && versions.length < mostVersions; last = versions.at(-1)) {
    const before = await query("GET /terms/before/{id}", {
      params: { id: String(last.termsIdx) },
      query: common,
    });
    if (!before.ok || before.value === null) break;
    versions.push(before.value);
  }
  const isListed = versions.some((one) => one.termsIdx === termsIdx);
  return { terms: terms.value, versions: isListed ? versions : [terms.value, ...versions] };
}

/** The terms of a sign-up (domain.md 12 F1). */
const signUpTypes = "10,11,20,30,40,50,70";

/** The terms of a sign-up, the required ones first, each with the language that its text is in. */
export async function getSignUpTerms(lang: Language) {
  const common = { clubCode: webEnv().clubCode, lang };
  const answer = await query("GET /terms", { query: { ...common, types: signUpTypes } });
  if (!answer.ok) return [];
  const all = await Promise.all(
    answer.value.map(async (one) => {
      const detail = await query("GET /terms/{id}", {
        params: { id: String(one.termsIdx) },
        query: common,
      });
      return { ...one, language: detail.ok ? detail.value.language : "" };
    }),
  );
  return all.sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
}
export type SignUpTerms = Awaited<ReturnType<typeof getSignUpTerms>>[number];

/** The versions in force that the footer and the sign-up name, by type (C1280). */
export async function getTermsInForce(lang: Language, types: readonly string[]) {
  const answer = await query("GET /terms", {
    query: { clubCode: webEnv().clubCode, lang, types: types.join(",") },
  });
  return answer.ok ? answer.value : [];
}

/** Which data of a withdrawn member the club retains, and how long (C0460, domain.md 7.13). */
export type RetentionPolicy = {
  rejoinDays: number;
  accessDays: number;
  paymentYears: number;
  complaintYears: number;
};

/** The numbers of C0460, with the policy's own defaults for what cannot be read. */
export async function getRetentionPolicy(lang: Language): Promise<RetentionPolicy> {
  const answer = await query("GET /common/system-code/{club}", {
    params: { club: webEnv().clubCode },
    query: { lang, code: "policyCodes" },
  });
  const policies = answer.ok ? (answer.value.policyCodes?.list ?? []) : [];
  const values = policies.find(({ key }) => key === "C0460")?.values ?? [];
  const number = (position: number, fallback: number) => {
    const found = Number.parseInt(values[position] ?? "", 10);
    return Number.isFinite(found) ? found : fallback;
  };
  return {
    rejoinDays: number(0, 30),
    accessDays: number(1, 90),
    paymentYears: number(2, 5),
    complaintYears: number(3, 3),
  };
}
