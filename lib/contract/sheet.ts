import type { Language } from "@/lib/shared/languages";

/** The media type that asks an admin list for a sheet (domain.md 2.3). */
export const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** How a list is written as a sheet. */
export type Sheet = {
  /** The domain's word in the singular; every export is put on record under it. */
  entity: string;
  /** In order. `field` is a path into a row, `member.name`; lists are joined, objects written as JSON. */
  columns: readonly { field: string; title: Readonly<Record<Language, string>> }[];
};

type Titles = readonly [en: string, ko: string, ja: string, zh: string];

/** Declares a sheet: each field with its column title in English, Korean, Japanese and Chinese. */
export function sheetOf(entity: string, columns: Readonly<Record<string, Titles>>): Sheet {
  return {
    entity,
    columns: Object.entries(columns).map(([field, [en, ko, ja, zh]]) => ({
      field,
      title: { en, ko, ja, zh },
    })),
  };
}
