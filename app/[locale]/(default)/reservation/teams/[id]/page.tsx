import { TeamsPart } from "@/components/member/teams/teams-part";
import { GroupsScreen } from "@/components/site/reservation/groups-screen";
import { NotFoundView } from "@/components/site/state/not-found-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { idOfSegment } from "@/lib/web/routing/known-routes";
import { paths } from "@/lib/web/routing/paths";
import { teamsMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string; id: string }> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  // The view of a missing page brings its title.
  if (idOfSegment(id) === null) return {};
  return teamsMetadata({ params, path: paths.teams.form(id), isHidden: true });
}

export default async function TeamFormPage({ params }: Props) {
  const language = await pageLanguage(params);
  const { id } = await params;
  const club = await getClub(language);
  const path = paths.teams.form(id);
  const teamFormIdx = idOfSegment(id);
  if (teamFormIdx === null) return <NotFoundView club={club} language={language} path={path} />;
  return (
    <GroupsScreen club={club} language={language} path={path} isForm>
      <TeamsPart club={club} language={language} path={path} teamFormIdx={teamFormIdx} />
    </GroupsScreen>
  );
}
