import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import type { KeepPolicy } from "@/lib/web/queries/terms";

/** Where a page of a withdrawal stands: the club, how it writes, and what it keeps of who leaves. */
export type WithdrawalPlace = {
  clubCode: string;
  clubName: string;
  phone: string;
  formats: ClubFormats;
  language: Language;
  defaultLanguage: Language;
  keeps: KeepPolicy;
};
