"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icons";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { AccountMenu } from "./account-menu";
import { ClubClock } from "./club-clock";
import { LanguageMenu } from "./language-menu";
import { useOffice } from "./office-context";
import { SiteStateSign } from "./site-state-sign";

/** The bar over every screen: the site's state, the club's time, language, the public site, the account. */
export function CommandBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const t = useTranslations("ishm.layout");
  const common = useTranslations("common");
  const { language, defaultLanguage } = useOffice();
  return (
    <header className="sticky top-0 z-30 flex min-h-14 flex-wrap items-center gap-x-4 border-b border-line bg-sheet px-2 min-[900px]:px-7">
      <button
        type="button"
        onClick={onOpenMenu}
        aria-label={t("openMenu")}
        aria-haspopup="dialog"
        className="inline-flex size-11 items-center justify-center rounded-control hover:bg-hover min-[900px]:hidden"
      >
        <Icon name="menu" />
      </button>
      <div className="ms-auto flex flex-wrap items-center justify-end gap-x-4">
        <SiteStateSign />
        <ClubClock />
        <a
          href={localePath(paths.home(), language, defaultLanguage)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-9 items-center gap-1.5 no-underline hover:underline"
        >
          <span className="max-[600px]:visually-hidden">{t("viewSite")}</span>
          <Icon name="external" size={16} />
          <span className="visually-hidden">{common("newWindow")}</span>
        </a>
        <LanguageMenu />
        <AccountMenu />
      </div>
    </header>
  );
}
