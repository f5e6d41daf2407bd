import type { Language } from "@/lib/shared/languages";

/** Records on a page of a member's list. */
export const pageSize = 10;

/** The query of a page of such a list. */
export function pageQuery(page: number, lang: Language) {
  return { page: String(page), size: String(pageSize), lang };
}
