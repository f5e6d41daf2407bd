import { pageContext } from "@/components/member/shared/page-context";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { getTeamCodes } from "@/lib/web/queries/reservation";
import type { TeamContext } from "./team-types";

/** The context of the pages of groups. */
export async function teamContext(club: Club, language: Language): Promise<TeamContext> {
  const { codes, roster } = await getTeamCodes(language);
  return { ...pageContext(club, language, "rsvPhoneNo"), codes, roster };
}
