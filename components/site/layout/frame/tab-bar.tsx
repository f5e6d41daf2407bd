import { getTranslations } from "next-intl/server";
import { Icon, type IconName } from "@/components/ui/layout/icons";
import type { Language } from "@/lib/shared/languages";
import { menuByCode, menuPath } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { CurrentLink } from "./current-link";

type Props = { club: Club; language: Language };

/** The four places that a phone's thumb wants, in the order of use; a menu that is hidden leaves its place. */
const places: readonly { code: string; icon: IconName }[] = [
  { code: "010000", icon: "home" },
  { code: "040000", icon: "flag" },
  { code: "050000", icon: "calendar" },
  { code: "070000", icon: "user" },
];

export async function TabBar({ club, language }: Props) {
  const t = await getTranslations("header");
  return (
    <nav aria-label={t("quickMenu")} className="tab-bar" data-print="none">
      <ul className="flex">
        {places.map(({ code, icon }) => {
          const menu = menuByCode(club.menus, code);
          if (!menu?.isVisible) return null;
          return (
            <li key={code} className="flex-1">
              <CurrentLink
                href={localePath(menuPath(menu), language, club.defaultLanguage)}
                path={menuPath(menu)}
                defaultLanguage={club.defaultLanguage}
                className="tab-bar-link"
              >
                <Icon name={icon} />
                {menu.name}
              </CurrentLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
