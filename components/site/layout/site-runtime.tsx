import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { Runtime } from "@/components/feedback/runtime";
import type { Language } from "@/lib/shared/languages";
import { latestBuild } from "@/lib/web/builds/build-info";
import { movedMenus } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { AddressProvider } from "./addresses";

type Props = { club: Club; language: Language; children: ReactNode };

/** What runs in the browser on every page of the site, with the few texts that it needs. */
export async function SiteRuntime({ club, language, children }: Props) {
  const { feedback, header } = await getMessages();
  return (
    <NextIntlClientProvider locale={language} messages={{ feedback, header }}>
      <AddressProvider moved={movedMenus(club.menus)}>{children}</AddressProvider>
      <Runtime
        area="site"
        clubCode={club.info.clubCode}
        language={language}
        defaultLanguage={club.defaultLanguage}
        timeZone={club.formats.standardTimeZone}
        buildId={(await latestBuild()).id}
      />
    </NextIntlClientProvider>
  );
}
