import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import type { Club } from "@/lib/web/queries/club";
import type { RetentionPolicy } from "@/lib/web/queries/terms";
import { hasIdentityCheck } from "@/lib/web/sign-up/ways";
import { offersTickets } from "@/lib/web/tickets/offer";

/** The language of a page, and the club's own, whose addresses have no prefix. */
export type PageLanguage = { language: Language; defaultLanguage: Language };

/** The club and the language of a page of the member area: what its views name, write and link with. */
export type PageContext = PageLanguage & {
  clubCode: string;
  clubName: string;
  /** Words that no password may consist of. */
  passwordWords: readonly string[];
  address: string;
  /** Of the office that answers for what the page is about. */
  phone: string;
  formats: ClubFormats;
  languages: readonly Language[];
  /** Whether the club has a provider that checks who somebody is. */
  hasIdentity: boolean;
  /** Whether the club can notify members on their devices. */
  hasPush: boolean;
  /** Whether a booked round can be kept in a wallet app. */
  hasTickets: boolean;
};

/**
 * Words that no password may consist of, as the server judges them; the club's name alone for a server that does not
 * tell.
 */
export const passwordWordsOf = ({ passwordWords, clubName }: Club["info"]) => passwordWords ?? [clubName];

/** The context of a page; `phone` names the number that its views show. */
export function pageContext(
  { info, formats, languages, defaultLanguage }: Club,
  language: Language,
  phone: "clubPhoneNo" | "rsvPhoneNo" = "clubPhoneNo",
): PageContext {
  return {
    clubCode: info.clubCode,
    clubName: info.clubName,
    passwordWords: passwordWordsOf(info),
    address: [info.address, info.addressDetail].filter(Boolean).join(" "),
    phone: info[phone],
    formats,
    language,
    defaultLanguage,
    languages,
    hasIdentity: hasIdentityCheck(info),
    hasPush: info.hasPush ?? false,
    hasTickets: offersTickets(),
  };
}

/** The context of the reservation page, with the further ways to a time that the club shows: section id and name. */
export type BookingContext = PageContext & {
  ways: readonly { id: "waiting" | "draw" | "team"; name: string }[];
};

/** The context of a page of the withdrawal, with the data that the club retains. */
export type WithdrawalContext = PageContext & { keeps: RetentionPolicy };
