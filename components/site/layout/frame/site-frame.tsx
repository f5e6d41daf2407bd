import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import type { getTermsInForce } from "@/lib/web/queries/terms";
import { HeadTags } from "./head-tags";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { SiteRuntime } from "./site-runtime";
import { TabBar } from "./tab-bar";

type Props = {
  club: Club;
  language: Language;
  terms: Awaited<ReturnType<typeof getTermsInForce>>;
  children: ReactNode;
};

/** The default layout: skip link, header, main, footer, and on phones the bar of the four main places. */
export async function SiteFrame({ club, language, terms, children }: Props) {
  const t = await getTranslations("common");
  return (
    <SiteRuntime club={club} language={language}>
      <HeadTags text={club.addition.headTags} />
      <a href="#main" className="skip-link">
        {t("skipToContent")}
      </a>
      <SiteHeader club={club} language={language} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter club={club} language={language} terms={terms} />
      <TabBar club={club} language={language} />
    </SiteRuntime>
  );
}
