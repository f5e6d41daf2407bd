"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/layout/icons";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { PaletteOpener } from "../../palette/palette-opener";
import { useOffice } from "../root/office-context";
import { AccountMenu } from "./account-menu";
import { ClubClock } from "./club-clock";
import { ClubSwitch } from "./club-switch";
import { MessageMenu } from "./message-menu";
import { SiteStateSign } from "./site-state-sign";
import { UnfinishedMenu } from "./unfinished-menu";

/** The bar over every screen: finding things, unsaved work, the site's state, the club's time, messages, the account. */
export function CommandBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const t = useTranslations("ishm.layout");
  return (
    <header
      data-print="none"
      className="sticky top-0 z-30 flex min-h-14 items-center gap-x-3 border-b border-line bg-sheet px-2 min-[900px]:px-7"
    >
      <button
        type="button"
        onClick={onOpenMenu}
        aria-label={t("openMenu")}
        aria-haspopup="dialog"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-hover min-[900px]:hidden"
      >
        <Icon name="menu" />
      </button>
      <ClubSwitch />
      <div className="flex min-w-0 grow">
        <PaletteOpener />
      </div>
      <div className="flex shrink-0 items-center justify-end gap-x-3 whitespace-nowrap min-[1280px]:gap-x-4">
        <UnfinishedMenu />
        <SiteStateSign />
        <ClubClock />
        <MessageMenu />
        <PublicSiteLink />
        <AccountMenu />
      </div>
    </header>
  );
}

/** This web's own site; that of another club stands elsewhere. */
function PublicSiteLink() {
  const t = useTranslations("ishm.layout");
  const common = useTranslations("common");
  const { language, defaultLanguage, clubCode, homeClub } = useOffice();
  if (clubCode !== homeClub) return null;
  return (
    <a
      href={localePath(paths.home(), language, defaultLanguage)}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-9 items-center gap-1.5 no-underline hover:underline max-[600px]:hidden"
    >
      <span className="max-[1100px]:visually-hidden">{t("viewSite")}</span>
      <Icon name="external" size={16} />
      <span className="visually-hidden">{common("newWindow")}</span>
    </a>
  );
}
