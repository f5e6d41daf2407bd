import type { TermsVersion } from "@/lib/contract/terms/ops-terms";
import type { Language } from "@/lib/shared/languages";
import { useCall } from "@/lib/web/api/use-call";

export type TextBefore = { version: string; title: string; contents: string };

/**
 * What stood before in a language: of a stored version the next older one, of an unsaved one that which it began with.
 * `text` null says that there was none in this language.
 */
export function useTextBefore(termsIdx: number | null, base: TermsVersion | null, language: Language) {
  const before = useCall(
    termsIdx === null ? null : "GET /terms/before/{id}",
    { params: { id: String(termsIdx) }, query: { lang: language } },
    { handled: true, revalidateOnFocus: false },
  );
  if (termsIdx === null) return { text: textOf(base, language), isLoading: false };
  const found = before.data?.language === language ? before.data : null;
  return { text: found, isLoading: before.isLoading, failure: before.error, retry: before.mutate };
}

function textOf(base: TermsVersion | null, language: Language): TextBefore | null {
  const text = base?.i18n[language];
  return base && text ? { version: base.version, title: text.title, contents: text.contents } : null;
}
