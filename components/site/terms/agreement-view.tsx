import { getTranslations } from "next-intl/server";
import { RichText } from "@/components/site/layout/rich-text";
import { SiteLink } from "@/components/site/layout/site-link";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { TermsDetail } from "@/lib/contract/terms";
import { formatDate } from "@/lib/shared/date-format";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { club: Club; language: Language; terms: TermsDetail; before: TermsDetail | null };

const stateLooks: Record<string, { key: "announced" | "inForce" | "superseded"; tone: ChipTone }> = {
  "20": { key: "announced", tone: "info" },
  "30": { key: "inForce", tone: "ok" },
  "40": { key: "superseded", tone: "neutral" },
};

/** The full text of one version of the terms, what changes with it, and the version before. */
export async function AgreementView({ club, language, terms, before }: Props) {
  const t = await getTranslations("agreement");
  const look = stateLooks[terms.state];
  return (
    <article className="page-width pt-14 pb-32">
      <header className="max-w-[52rem]">
        <h1 lang={terms.language} className="font-serif text-title">
          {terms.title}
        </h1>
        <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-caption text-ink-3">
          {look ? <Chip tone={look.tone}>{t(look.key)}</Chip> : null}
          <span>{t("version", { version: terms.version })}</span>
          <span>{t("effectiveFrom", { date: formatDate(terms.effectiveDate, club.formats) })}</span>
        </p>
      </header>
      {terms.changeSummary ? (
        <section className="mt-8 max-w-[52rem] border-l-4 border-bark bg-sheet px-6 py-5">
          <h2 className="text-group font-semibold">{t("changeSummary")}</h2>
          <p className="mt-1">{terms.changeSummary}</p>
        </section>
      ) : null}
      <RichText
        html={terms.contents}
        lang={terms.language}
        className="mt-10 border-t border-pine-800 pt-10"
      />
      <footer className="mt-16 max-w-[52rem] border-t border-line pt-6 text-caption text-ink-2">
        {before ? (
          <p>
            {t("earlier")}:{" "}
            <SiteLink
              href={localePath(paths.agreement(before.termsIdx), language, club.defaultLanguage)}
              className="link"
            >
              {before.title} {before.version}
            </SiteLink>
          </p>
        ) : null}
        <p className="mt-2">
          {terms.clubName} · {t("contact", { phone: terms.telNo })}
        </p>
      </footer>
    </article>
  );
}
