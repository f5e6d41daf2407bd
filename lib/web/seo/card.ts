import "server-only";
import type { Language } from "@/lib/shared/languages";
import { cardEdition, cardPath, cardVersion } from "../cards/address";
import { webEnv } from "../env";
import type { Club } from "../queries/club";
import { siteOrigin } from "../routing/origin";

/** The absolute address of the card that shows a title under the club's name; a new name or logo is a new address. */
export function cardAddress(club: Club, language: Language, title: string): string {
  const version = cardVersion(cardEdition, club.info.clubName, clubLogo(club));
  const { clubCode, sessionSecret } = webEnv();
  return siteOrigin() + cardPath({ language, title }, { version, clubCode, secret: sessionSecret });
}

/** The logo that lies beside text: the picture of the header. */
export function clubLogo(club: Club): string | null {
  return club.addition.logoDefaultRl;
}
