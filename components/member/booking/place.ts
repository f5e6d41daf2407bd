import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";

/** What the member's desk needs of the club and the page. */
export type BookingPlace = {
  clubCode: string;
  /** Where a person answers. */
  phone: string;
  formats: ClubFormats;
  language: Language;
  defaultLanguage: Language;
  /** The further ways to a time that the club shows: their section's id and name. */
  ways: readonly { id: "waiting" | "draw" | "team"; name: string }[];
};
