import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import type { Language } from "@/lib/shared/languages";
import { siteMenus } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";

type Props = { club: Club; language: Language };

/** The menus in the club's own words, as the contents page of a yardage book. */
export async function ExploreSection({ club, language }: Props) {
  const t = await getTranslations("home.explore");
  const menus = siteMenus(club.menus).filter((menu) => menu.permit === "0" && menu.snsDesc);
  return (
    <section aria-labelledby="explore" className="bg-paper-2">
      <div className="page-width home-section min-[900px]:grid min-[900px]:grid-cols-[1fr_2fr] min-[900px]:gap-16">
        <h2 id="explore" className="font-serif text-section">
          {t("title")}
        </h2>
        <ul className="mt-8 border-t border-pine-800 min-[900px]:mt-0">
          {menus.map((menu) => (
            <li key={menu.code} className="border-b border-line">
              <SiteLink
                href={localePath(menu.seoSlug, language, club.defaultLanguage)}
                className="group grid gap-x-8 gap-y-1 py-5 min-[600px]:grid-cols-[12rem_1fr] min-[600px]:items-baseline"
              >
                <span className="font-serif text-sub text-pine-900 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-8">
                  {menu.name}
                </span>
                <span className="text-ink-2">{menu.snsDesc}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
