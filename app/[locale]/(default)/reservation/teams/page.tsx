import { TeamsPart } from "@/components/member/teams/teams-part";
import { GroupsScreen } from "@/components/site/reservation/groups-screen";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { paths } from "@/lib/web/routing/paths";
import { teamsMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };
const path = paths.teams.list();

export const generateMetadata = ({ params }: Props) => teamsMetadata({ params, path });

export default async function TeamsPage({ params }: Props) {
  const language = await pageLanguage(params);
  const club = await getClub(language);
  return (
    <GroupsScreen club={club} language={language} path={path}>
      <TeamsPart club={club} language={language} path={path} teamFormIdx={null} />
    </GroupsScreen>
  );
}
