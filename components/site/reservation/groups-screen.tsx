import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { MenuScreen } from "@/components/site/layout/menu/menu-screen";
import type { Language } from "@/lib/shared/languages";
import { reservationMenuCode, teamMenuCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { ReservationTabs } from "./reservation-tabs";

type Props = {
  club: Club;
  language: Language;
  path: string;
  /** One form; without it all of a member's. */
  isForm?: boolean;
  /** The member's own part. */
  children: ReactNode;
};

/** A page of groups that play a whole season: what it is, and the viewer's own part. */
export async function GroupsScreen({ club, language, path, isForm = false, children }: Props) {
  const t = await getTranslations("teams");
  const title = t(isForm ? "formTitle" : "title");
  const guard = { menuCode: reservationMenuCode, guardCode: teamMenuCode, isMembersOwn: true };
  return (
    <MenuScreen club={club} language={language} path={path} title={title} {...guard}>
      <div className="page-width pt-8 pb-32">
        <ReservationTabs club={club} language={language} current="groups" className="mb-12" />
        <h1 tabIndex={-1} className="font-serif text-title">
          {title}
        </h1>
        {isForm ? null : <p className="mt-5 max-w-[40rem] text-lead text-ink-2">{t("lead")}</p>}
        <div className="mt-10">{children}</div>
      </div>
    </MenuScreen>
  );
}
