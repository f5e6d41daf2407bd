import { ClubView } from "@/components/site/club/club-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { clubMenuCode } from "@/lib/web/menus";
import { getHallOfFame } from "@/lib/web/queries/boards";
import { getClub } from "@/lib/web/queries/club";
import { getClubEntries, getClubWords } from "@/lib/web/queries/club-records";
import { menuMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

/** As many names as fit next to the club's other stories. */
const shownFame = 6;

export const generateMetadata = menuMetadata(clubMenuCode);

export default async function ClubPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, words, entries, fame] = await Promise.all([
    getClub(language),
    getClubWords(language),
    getClubEntries(language),
    getHallOfFame(language),
  ]);
  return (
    <ClubView
      club={club}
      language={language}
      words={words}
      entries={entries}
      fame={fame.list.slice(0, shownFame)}
    />
  );
}
