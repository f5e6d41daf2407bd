import { getTranslations } from "next-intl/server";
import { RichText } from "@/components/ui/layout/rich-text";
import type { Language } from "@/lib/shared/languages";
import { formatDate } from "@/lib/shared/time/date-format";
import type { Club } from "@/lib/web/queries/club";
import type { Agreement } from "@/lib/web/queries/terms";
import { LaterVersion } from "./later-version";
import { TermsState, TermsVersions } from "./terms-versions";

type Props = Agreement & { club: Club; language: Language };

/** The full text of one version of the terms, what changes with it, and all the versions there were. */
export async function AgreementView({ club, language, terms, versions }: Props) {
  const t = await getTranslations("agreement");
  const history = { club, language, versions, shownIdx: terms.termsIdx };
  return (
    <article className="page-width pt-14 pb-32">
      <header className="max-w-[52rem]">
        <h1 lang={terms.language} className="font-serif text-title">
          {terms.title}
        </h1>
        <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-caption text-ink-3">
          <TermsState state={terms.state} />
          <span>{t("version", { version: terms.version })}</span>
          <span>{t("effectiveFrom", { date: formatDate(terms.effectiveDate, club.formats) })}</span>
        </p>
      </header>
      <LaterVersion {...history} />
      {terms.changeSummary ? (
        <section className="mt-8 max-w-[52rem] border-l-4 border-bark bg-sheet px-6 py-5">
          <h2 className="text-group font-semibold">{t("changeSummary")}</h2>
          <p className="mt-1">{terms.changeSummary}</p>
        </section>
      ) : null}
      {/* The articles are headings of the third level: without one above them a level would be left out. */}
      <h2 className="visually-hidden">{t("fullText")}</h2>
      <RichText
        html={terms.contents}
        lang={terms.language}
        className="mt-10 border-t border-pine-800 pt-10"
      />
      {versions.length > 1 ? <TermsVersions {...history} /> : null}
      <footer className="mt-10 max-w-[52rem] text-caption text-ink-2">
        <p>
          {terms.clubName} · {t("contact", { phone: terms.telNo })}
        </p>
      </footer>
    </article>
  );
}
