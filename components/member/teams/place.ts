import type { CallOutput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";

type Choice = { value: string; label: string };
/** Entries of the club's code groups, as selects want them. */
export type TeamCodes = Record<
  "rsvCycles" | "weekTypes" | "weekCodes" | "rsvHours" | "courses" | "holeCodes" | "teamStates",
  readonly Choice[]
>;

/** Where the pages of groups stand: what of the club they name and write with. */
export type TeamPlace = {
  clubCode: string;
  phone: string;
  formats: ClubFormats;
  language: Language;
  defaultLanguage: Language;
  codes: TeamCodes;
  /** Until when a round's players are named: so many days before, at this time (C0040). */
  roster: { daysBefore: number; time: string };
};
export type Standing = CallOutput<"GET /reservation/team/check-apply/{a}/{b}">;
export type Season = NonNullable<Standing["season"]>;
export type TeamForm = CallOutput<"GET /reservation/team/form/{a}/{b}">;
