import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icons";
import type { Language } from "@/lib/shared/languages";
import { menuPath, siteMenus } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { AccountLinks } from "./account-links";
import { ClubLogo } from "./club-logo";
import { LanguageHint } from "./language-hint";
import { LanguageLinks } from "./language-links";
import { SiteLink } from "./site-link";

type Props = { club: Club; language: Language };

/** Name, menus from the menu API, languages, account. Below 1080 px the menus fold into a native disclosure. */
export async function SiteHeader({ club, language }: Props) {
  const [t, common] = await Promise.all([getTranslations("header"), getTranslations("common")]);
  const links = siteMenus(club.menus).map((menu) => ({
    code: menu.code,
    name: menu.name,
    href: localePath(menuPath(menu), language, club.defaultLanguage),
  }));
  const languages = (
    <LanguageLinks
      languages={club.languages}
      current={language}
      defaultLanguage={club.defaultLanguage}
      label={common("language")}
    />
  );
  return (
    <header className="site-header">
      <div className="page-width flex min-h-21 items-center justify-between gap-6">
        <ClubLogo club={club} language={language} />
        <nav aria-label={t("mainMenu")} className="me-auto hidden min-[1080px]:block">
          <ul className="flex flex-wrap items-center gap-x-6">
            {links.map((link) => (
              <li key={link.code}>
                <SiteLink href={link.href} className="nav-link">
                  {link.name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden items-center gap-4 min-[1080px]:flex">
          {languages}
          <span aria-hidden="true" className="h-4 w-px bg-current/30" />
          <AccountLinks language={language} defaultLanguage={club.defaultLanguage} />
        </div>
        <details className="menu-drawer min-[1080px]:hidden">
          <summary className="flex size-11 items-center justify-center" aria-label={t("openMenu")}>
            <Icon name="menu" size={24} />
          </summary>
          <div className="menu-drawer-panel page-width">
            <ul className="border-b border-line pb-4">
              {links.map((link) => (
                <li key={link.code}>
                  <SiteLink href={link.href} className="flex min-h-12 items-center text-group">
                    {link.name}
                  </SiteLink>
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap items-center justify-between gap-4 pt-4">
              {languages}
              <AccountLinks language={language} defaultLanguage={club.defaultLanguage} />
            </div>
          </div>
        </details>
      </div>
      <LanguageHint languages={club.languages} current={language} defaultLanguage={club.defaultLanguage} />
    </header>
  );
}
