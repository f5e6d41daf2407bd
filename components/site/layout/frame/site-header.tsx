import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/layout/icons";
import type { Language } from "@/lib/shared/languages";
import { logoWords } from "@/lib/shared/logo-places";
import { headerStep } from "@/lib/web/header-room";
import { menuPath, siteMenus } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { SiteLink } from "../site-link";
import { AccountLinks } from "./account-links";
import { ClubLogo } from "./club-logo";
import { LanguageHint, LanguageLinks } from "./language-links";
import { MainMenu } from "./main-menu";

type Props = { club: Club; language: Language };

/** Name, menus from the menu API, languages, account. Where the names find no room they fold into a native disclosure. */
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
  const step = headerStep(
    logoWords(club.addition, club.info.clubName, "desk").name,
    links.map(({ name }) => name),
  );
  return (
    <header className="site-header" data-from={step}>
      <div className="page-width flex min-h-21 items-center justify-between gap-x-[clamp(0.75rem,1.25vw,1.5rem)] min-[67.5rem]:flex-wrap">
        <ClubLogo club={club} language={language} />
        <MainMenu links={links} />
        <div className="header-row items-center gap-4">
          {languages}
          {club.languages.length > 1 ? <span aria-hidden="true" className="h-4 w-px bg-current/30" /> : null}
          <AccountLinks language={language} defaultLanguage={club.defaultLanguage} />
        </div>
        <details className="menu-drawer">
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
