import type { CallInput } from "@/lib/contract/routes";
import type { TermsVersion } from "@/lib/contract/terms/ops-terms";
import { type Language, languages } from "@/lib/shared/languages";
import { addDays } from "@/lib/shared/time/calendar";
import { isEmptyRichText } from "../../../lib/web/boards/board-draft";

export type TermsText = { title: string; contents: string; changeSummary: string; noticeTitle: string };

/** A version of terms as the form holds it: every language has a text, empty where there is none. */
export type TermsDraft = {
  termType: string;
  version: string;
  texts: Record<Language, TermsText>;
  effectiveDate: string;
  announceFrom: string;
  isRequired: boolean;
  unfavourable: boolean;
  isDraft: boolean;
  telNo: string;
};

const noText: TermsText = { title: "", contents: "", changeSummary: "", noticeTitle: "" };

function emptyTexts(): TermsDraft["texts"] {
  return { en: noText, ko: noText, ja: noText, zh: noText };
}

export function emptyTermsDraft(termType: string, today: string): TermsDraft {
  return {
    termType,
    version: "1.0",
    texts: emptyTexts(),
    effectiveDate: "",
    announceFrom: today,
    isRequired: false,
    unfavourable: false,
    isDraft: true,
    telNo: "",
  };
}

/** The form of a version as it is stored. */
export function termsDraftOf(version: TermsVersion): TermsDraft {
  const { termType, effectiveDate, announceFrom, isRequired, unfavourable, isDraft, telNo } = version;
  const texts = emptyTexts();
  for (const language of languages) texts[language] = { ...noText, ...version.i18n[language] };
  return {
    termType,
    effectiveDate,
    announceFrom,
    isRequired,
    unfavourable,
    isDraft,
    telNo,
    texts,
    version: version.version,
  };
}

/** A draft that begins with the words of an older version; what was said about that one's change is not taken along. */
export function nextVersionOf(
  base: TermsVersion,
  taken: readonly string[],
  today: string,
  noticeDays: number,
): TermsDraft {
  const before = termsDraftOf(base);
  const texts = emptyTexts();
  for (const language of languages) {
    const { title, contents } = before.texts[language];
    texts[language] = { ...noText, title, contents };
  }
  const dates = { announceFrom: today, effectiveDate: addDays(today, noticeDays) };
  return { ...before, ...dates, texts, version: nextNumber(taken), unfavourable: false, isDraft: true };
}

/** After 1.0 and 1.1 comes 1.2: the last part of the highest number, one up. */
export function nextNumber(taken: readonly string[]): string {
  const numbers = taken
    .map((version) => version.split(".").map(Number))
    .filter((parts) => parts.every(Number.isSafeInteger));
  const highest = numbers.toSorted(byNumber).at(-1);
  return highest ? [...highest.slice(0, -1), (highest.at(-1) ?? 0) + 1].join(".") : "1.0";
}

function byNumber(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((part, at) => part !== other[at]);
  return place === -1 ? one.length - other.length : (one[place] ?? 0) - (other[place] ?? -1);
}

export function isWritten(text: TermsText): boolean {
  return text.title.trim() !== "" || !isEmptyRichText(text.contents);
}

/** The language whose text goes as the main one: the preferred, or the first that is written. */
export function mainLanguage({ texts }: Pick<TermsDraft, "texts">, preferred: Language): Language {
  const written = languages.filter((language) => isWritten(texts[language]));
  return written.includes(preferred) ? preferred : (written[0] ?? preferred);
}

/** `PUT /terms`: every language is sent; one without a text loses its stored text. */
export function publishCall(
  draft: TermsDraft,
  saved: { termsIdx: number; revision: number } | null,
  preferred: Language,
) {
  const { texts, telNo, ...rest } = draft;
  const main = mainLanguage(draft, preferred);
  const { title, contents, changeSummary, noticeTitle } = texts[main];
  const others = languages.filter((language) => language !== main);
  return {
    query: { lang: main },
    body: {
      ...rest,
      termsIdx: saved?.termsIdx ?? null,
      ...(saved ? { revision: saved.revision } : {}),
      ...(telNo.trim() ? { telNo: telNo.trim() } : {}),
      title: title.trim(),
      contents: contentsOf(contents),
      changeSummary: changeSummary.trim() || null,
      noticeTitle: noticeTitle.trim() || null,
      i18n: Object.fromEntries(
        others.map((language) => [language, isWritten(texts[language]) ? sentText(texts[language]) : null]),
      ),
    },
  } satisfies CallInput<"PUT /terms">;
}

function sentText({ title, contents, changeSummary, noticeTitle }: TermsText) {
  return {
    title: title.trim(),
    contents: contentsOf(contents),
    ...(changeSummary.trim() ? { changeSummary: changeSummary.trim() } : {}),
    ...(noticeTitle.trim() ? { noticeTitle: noticeTitle.trim() } : {}),
  };
}

const contentsOf = (html: string) => (isEmptyRichText(html) ? "" : html);
