"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import type { SiteStateValue } from "@/lib/contract/site/site";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { OfficeLink } from "../office-link";
import { useOffice } from "../root/office-context";

const refreshMs = 60_000;
const colours: Record<SiteStateValue, string> = { "0": "text-warn", "1": "text-ok", "2": "text-bad" };

/** The site's state as a dot and a word; the way to change it, for who may see that screen. */
export function SiteStateSign() {
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
      {t(data.state)}
    </>
  );
  const look = cn("inline-flex min-h-9 items-center gap-2 font-semibold no-underline", colours[data.state]);
  if (!access(officeMenus.siteState.code).isRead) return <span className={look}>{sign}</span>;
  return (
    <OfficeLink href={officeMenus.siteState.path} className={cn(look, "hover:underline")}>
      {sign}
    </OfficeLink>
  );
}
