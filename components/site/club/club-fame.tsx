import { getTranslations } from "next-intl/server";
import { FameRows } from "@/components/site/community/fame-board";
import { MoreLink } from "@/components/site/layout/more-link";
import type { HofItem } from "@/lib/contract/boards/hof";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { ClubSection } from "./club-section";

type Props = { club: Club; language: Language; title: string; fame: readonly HofItem[] };

/** The latest names of the hall of fame; the community page has all of them. */
export async function ClubFame({ club, language, title, fame }: Props) {
  const [t, board] = await Promise.all([getTranslations("club.hof"), getTranslations("community.hof")]);
  return (
    <ClubSection id="hof" title={title}>
      {fame.length === 0 ? <p className="py-6 text-lead text-ink-2">{board("empty")}</p> : null}
      <FameRows club={club} fame={fame} />
      <MoreLink
        href={localePath(paths.community("hof"), language, club.defaultLanguage)}
        text={t("all")}
        className="mt-6"
      />
    </ClubSection>
  );
}
