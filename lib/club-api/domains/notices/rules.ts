import type { z } from "zod";
import type { noticeUpdateBody } from "@/lib/contract/notices";
import { type Language, languages } from "@/lib/shared/languages";

export type Texts = Partial<Record<Language, { title: string; contents: string }>>;
type TextChange = Pick<z.output<typeof noticeUpdateBody>, "title" | "contents" | "i18n">;
export type SortPart = { field: string; isDescending: boolean };

const newDays = 7;

/**
 * The texts after a change: `i18n` replaces whole languages and takes away those that are null; `title` and
 * `contents` are those of the request language and win over it (domain.md A19). The name of the field that is
 * missing when a language would be left without a title, or the notice without any text.
 */
export function mergeTexts(
  texts: Texts,
  change: TextChange,
  language: Language,
): { texts: Texts } | { missing: "title" | "i18n" } {
  const merged: Texts = {};
  for (const each of languages) {
    const changed = change.i18n?.[each];
    const kept = changed === undefined ? texts[each] : changed;
    if (kept) merged[each] = kept;
  }
  if (change.title !== undefined || change.contents !== undefined) {
    const own = merged[language];
    const title = change.title ?? own?.title;
    if (title === undefined) return { missing: "title" };
    merged[language] = { title, contents: change.contents ?? own?.contents ?? "" };
  }
  return Object.keys(merged).length === 0 ? { missing: "i18n" } : { texts: merged };
}

/** Whether the last day comes before the first; days are `yyyy-MM-dd`, null is open. */
export function isReversedPeriod(openFrom: string | null, openTo: string | null): boolean {
  return openFrom !== null && openTo !== null && openTo < openFrom;
}

/** Whether a notice still counts as new: created within seven days. */
export function isNewNotice(createdAt: Date, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime();
  return age >= 0 && age < newDays * 86_400_000;
}

/** `-viewCount,title` in parts (domain.md 2.3). */
export function sortParts(sort: string | undefined): SortPart[] {
  return (sort ?? "")
    .split(",")
    .filter((part) => part !== "")
    .map((part) =>
      part.startsWith("-")
        ? { field: part.slice(1), isDescending: true }
        : { field: part, isDescending: false },
    );
}
