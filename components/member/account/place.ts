import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";

/** Where an account page stands: what of the club its views name and write with. */
export type AccountPlace = {
  clubCode: string;
  /** The office, for what cannot be done here. */
  phone: string;
  formats: ClubFormats;
  language: Language;
  defaultLanguage: Language;
  languages: readonly Language[];
};

/** The pages of the account in the order of their navigation. */
export const accountParts = [
  "info",
  "additional",
  "password",
  "consents",
  "sessions",
  "dataUse",
  "leave",
] as const;
export type AccountPart = (typeof accountParts)[number];
