import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import { FirstView } from "@/components/member/shared/layout/first-view";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { teamContext } from "./team-context";
import { TeamsDoor } from "./teams-door";

type Props = {
  club: Club;
  language: Language;
  path: string;
  /** A form by number, 0 for a new one, null for all of the member's. */
  teamFormIdx: number | null;
};

/** The viewer's own groups, with their texts; the same for everybody until it is known who is here. */
export async function TeamsPart({ club, language, path, teamFormIdx }: Props) {
  const [{ teams, common }, context] = await Promise.all([getMessages(), teamContext(club, language)]);
  const link = (to: string) => localePath(to, language, club.defaultLanguage);
  const door = (
    <TeamsDoor context={context} teamFormIdx={teamFormIdx} signInHref={link(paths.login(link(path)))} />
  );
  return (
    <NextIntlClientProvider locale={language} messages={{ teams, common }}>
      {teamFormIdx === null ? <FirstView>{door}</FirstView> : door}
    </NextIntlClientProvider>
  );
}
