"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/layout/icons";
import type { SiteStateValue } from "@/lib/contract/site/site";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useHolidays } from "@/lib/web/api/use-cached-calls";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { PaletteOpener } from "../../palette/palette-opener";
import { OfficeLink } from "../office-link";
import { useOffice } from "../root/office-context";
import { useClubNow } from "../use-club-now";
import { AccountMenu } from "./account-menu";
import { ClubSwitch } from "./club-switch";
import { MessageMenu } from "./message-menu";
import { UnfinishedMenu } from "./unfinished-menu";

/** The bar over every screen: finding things, unsaved work, the site's state, the club's time, messages, the account. */
export function CommandBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const t = useTranslations("ishm.layout");
  return (
    <header
      data-print="none"
      className="sticky top-0 z-30 flex min-h-14 items-center gap-x-3 border-b border-line bg-sheet px-2 min-[56.25rem]:px-7"
    >
      <button
        type="button"
        onClick={onOpenMenu}
        aria-label={t("openMenu")}
        aria-haspopup="dialog"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-hover min-[56.25rem]:hidden"
      >
        <Icon name="menu" />
      </button>
      <ClubSwitch />
      <div className="flex min-w-0 grow">
        <PaletteOpener />
      </div>
      <div className="flex shrink-0 items-center justify-end gap-x-3 whitespace-nowrap min-[80rem]:gap-x-4">
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
      className="inline-flex min-h-9 items-center gap-1.5 no-underline hover:underline max-[37.5rem]:hidden"
    >
      <span className="max-[68.75rem]:visually-hidden">{t("viewSite")}</span>
      <Icon name="external" size={16} />
      <span className="visually-hidden">{common("newWindow")}</span>
    </a>
  );
}

/** Date and time at the club, by the server's clock, whatever this computer shows. */
function ClubClock() {
  const t = useTranslations("ishm.layout");
  const { clubCode, language, formats } = useOffice();
  const { data: holidays = [] } = useHolidays(clubCode, language);
  const moment = useClubNow();
  const today = clubDate(moment, formats.standardTimeZone);
  const holiday = holidays.find(({ date, isHoliday }) => date === today && isHoliday === "Y");
  return (
    <time
      dateTime={clubTimestamp(moment, formats.standardTimeZone)}
      title={t("clubTime")}
      className="text-ink-2 max-[37.5rem]:hidden"
    >
      {formatDateTime(moment, formats)}
      {holiday ? ` · ${holiday.dateName}` : ""}
    </time>
  );
}

const refreshMs = 60_000;
const colours: Record<SiteStateValue, string> = { "0": "text-warn", "1": "text-ok", "2": "text-bad" };

/** The site's state as a dot and a word; the way to change it, for who may see that screen. */
function SiteStateSign() {
  const t = useTranslations("ishm.siteStates");
  const { clubCode, language, access } = useOffice();
  const { data } = useCall(
    "GET /site/state",
    { query: { clubCode, lang: language } },
    { refreshInterval: refreshMs, handled: true, keepPreviousData: true },
  );
  if (!data) return null;
  const sign = (
    <>
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      <span className="max-[20rem]:visually-hidden">{t(data.state)}</span>
    </>
  );
  const style = cn("inline-flex min-h-9 items-center gap-2 font-semibold no-underline", colours[data.state]);
  if (!access(officeMenus.siteState.code).isRead) return <span className={style}>{sign}</span>;
  return (
    <OfficeLink href={officeMenus.siteState.path} className={cn(style, "hover:underline")}>
      {sign}
    </OfficeLink>
  );
}
