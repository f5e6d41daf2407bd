import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { ClubLogo } from "./club-logo";
import { LanguageLinks } from "./language-links";
import { SiteRuntime } from "./site-runtime";

type Props = { club: Club; language: Language; children: ReactNode };

/** The empty layout (seed §2): sign-in, stop, close and error pages; nothing leads away but the name. */
export async function EmptyFrame({ club, language, children }: Props) {
  const t = await getTranslations("common");
  return (
    <SiteRuntime club={club} language={language}>
      <a href="#main" className="skip-link">
        {t("skipToContent")}
      </a>
      <div className="flex min-h-dvh flex-col">
        {/* Whether name and languages fit into one row must not depend on which letters have come. */}
        <header className="page-width flex flex-col items-start gap-x-4 gap-y-2 py-6 min-[37.5rem]:flex-row min-[37.5rem]:items-center min-[37.5rem]:justify-between">
          <ClubLogo club={club} language={language} place="bare" />
          <LanguageLinks
            languages={club.languages}
            current={language}
            defaultLanguage={club.defaultLanguage}
            label={t("language")}
          />
        </header>
        <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
          {children}
        </main>
      </div>
    </SiteRuntime>
  );
}
