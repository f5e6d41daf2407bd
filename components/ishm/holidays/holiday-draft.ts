import { holidayTypeCode } from "@/lib/contract/code-values/tee-sheets";
import type { CallInput } from "@/lib/contract/routes";
import type { StaffHoliday } from "@/lib/contract/tee-sheets/holidays";
import { type Language, languages } from "@/lib/shared/languages";

/** The kinds of entries: public holiday, closing, peak day (holidayTypes). */
export const entryTypes = [
  holidayTypeCode.publicHoliday,
  holidayTypeCode.substituteHoliday,
  holidayTypeCode.temporaryHoliday,
  holidayTypeCode.temporaryClosing,
  holidayTypeCode.peakDay,
] as const;
type EntryType = (typeof entryTypes)[number];
export const closing: EntryType = holidayTypeCode.temporaryClosing;

export type HolidayDraft = {
  date: string;
  holidayType: EntryType;
  isHoliday: boolean;
  names: Record<Language, string>;
};

export function isEntryType(value: string): value is EntryType {
  return entryTypes.some((one) => one === value);
}

export function holidayDraftOf(entry: StaffHoliday | null, date: string): HolidayDraft {
  const names = Object.fromEntries(languages.map((language) => [language, entry?.i18n[language] ?? ""]));
  return {
    date: entry?.date ?? date,
    holidayType: entry && isEntryType(entry.holidayType) ? entry.holidayType : closing,
    isHoliday: entry ? entry.isHoliday === "Y" : true,
    names: names as Record<Language, string>,
  };
}

/** The name in the language of the request, and the further ones that are written. */
function named({ names }: HolidayDraft, main: Language) {
  const further = languages.filter((language) => language !== main && names[language].trim() !== "");
  return {
    dateName: names[main].trim(),
    i18n: Object.fromEntries(further.map((language) => [language, names[language].trim()])),
  };
}

function shared(draft: HolidayDraft, main: Language) {
  const isHoliday: "Y" | "N" = draft.isHoliday ? "Y" : "N";
  return { ...named(draft, main), date: draft.date, holidayType: draft.holidayType, isHoliday };
}

export function createHolidayCall(draft: HolidayDraft, main: Language): CallInput<"POST /ops/holidays"> {
  return { query: { lang: main }, body: shared(draft, main) };
}

export function updateHolidayCall(
  draft: HolidayDraft,
  seq: number,
  main: Language,
): CallInput<"PUT /ops/holidays"> {
  return { query: { lang: main }, body: { ...shared(draft, main), seq } };
}
