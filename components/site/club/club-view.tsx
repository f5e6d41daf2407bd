import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Drawing } from "@/components/site/layout/drawing";
import { MenuPage } from "@/components/site/layout/menu/menu-page";
import type { HofItem } from "@/lib/contract/boards/hof";
import type { Language } from "@/lib/shared/languages";
import { menuByCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { clubMenuCode } from "@/lib/web/seo/menu-codes";
import { ClubFame } from "./club-fame";
import { Facilities } from "./facilities";
import { Greeting } from "./greeting";
import { History } from "./history";
import { Location } from "./location";

type Props = { club: Club; language: Language; fame: readonly HofItem[] };

const sectionIds = ["greeting", "history", "facilities", "location", "hof"] as const;
type SectionId = (typeof sectionIds)[number];

/** The club page: its sections are the visible children of its menu, in their order and by their names. */
export async function ClubView({ club, language, fame }: Props) {
  const t = await getTranslations("club");
  const ownNames: Record<SectionId, string> = {
    greeting: t("greeting.title"),
    history: t("history.title"),
    facilities: t("facilities.title"),
    location: t("location.title"),
    hof: t("hof.title"),
  };
  const children = menuByCode(club.menus, clubMenuCode)?.children ?? [];
  const listed = children.flatMap(({ seoSlug, name, isVisible }) => {
    const id = sectionIds.find((one) => seoSlug.endsWith(`#${one}`));
    return id ? [{ id, name, isVisible }] : [];
  });
  // A club whose menus name no section shows all of them.
  const sections =
    listed.length > 0
      ? listed.filter(({ isVisible }) => isVisible)
      : sectionIds.map((id) => ({ id, name: ownNames[id] }));
  const views: Record<SectionId, (title: string) => ReactNode> = {
    greeting: (title) => <Greeting key="greeting" club={club} title={title} />,
    history: (title) => <History key="history" title={title} />,
    facilities: (title) => <Facilities key="facilities" title={title} />,
    location: (title) => <Location key="location" club={club} title={title} />,
    hof: (title) => <ClubFame key="hof" {...{ club, language, title, fame }} />,
  };
  return (
    <MenuPage club={club} language={language} menuCode={clubMenuCode}>
      <Drawing name="clubhouse" isFirst className="bleed h-[15rem] min-[600px]:h-[24rem]" />
      {sections.map(({ id, name }) => views[id](name))}
    </MenuPage>
  );
}
