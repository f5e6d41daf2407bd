import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { Runtime } from "@/components/feedback/runtime";
import { Announcements } from "@/components/site/popup/announcements";
import type { Language } from "@/lib/shared/languages";
import { latestBuild } from "@/lib/web/builds/build-info";
import { movedMenus, popupMenus } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { AddressProvider } from "./addresses";

type Props = { club: Club; language: Language; children: ReactNode };

/** The browser runtime of every page of the site, with the few texts that it needs. */
export async function SiteRuntime({ club, language, children }: Props) {
  const { feedback, header, popup } = await getMessages();
  const place = {
    clubCode: club.info.clubCode,
    language,
    defaultLanguage: club.defaultLanguage,
    timeZone: club.dayZone,
  };
  return (
    <NextIntlClientProvider locale={language} messages={{ feedback, header, popup }}>
      <AddressProvider moved={movedMenus(club.menus)}>
        {children}
        <Announcements {...place} formats={club.formats} menus={popupMenus(club.menus)} />
      </AddressProvider>
      <Runtime area="site" {...place} formats={club.formats} buildId={(await latestBuild()).id} />
    </NextIntlClientProvider>
  );
}
