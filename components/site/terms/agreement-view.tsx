import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { RichText } from "@/components/ui/layout/rich-text";
import { termsVersionState } from "@/lib/contract/code-values/terms";
import type { TermsDetail } from "@/lib/contract/terms/terms-shapes";
import type { Language } from "@/lib/shared/languages";
import { unbroken } from "@/lib/shared/texts/text";
import { formatDay } from "@/lib/shared/time/deadline";
import { laterVersion } from "@/lib/web/later-version";
import type { Club } from "@/lib/web/queries/club";
import type { Agreement } from "@/lib/web/queries/terms";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

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
          <span>
            {t("effectiveFrom", {
              date: formatDay(terms.effectiveDate, { language, formats: club.formats }),
            })}
          </span>
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
      <RichText html={terms.contents} lang={terms.language} className="mt-10 rule-top pt-10" />
      {versions.length > 1 ? <TermsVersions {...history} /> : null}
      <footer className="mt-10 max-w-[52rem] text-caption text-ink-2">
        <p>
          {terms.clubName} · {t("contact", { phone: unbroken(terms.telNo) })}
        </p>
      </footer>
    </article>
  );
}

type LaterVersionProps = {
  club: Club;
  language: Language;
  shownIdx: number;
  versions: readonly TermsDetail[];
};

/** Says that a later version counts, or will count, and leads there; nothing on the newest one. */
async function LaterVersion({ club, language, shownIdx, versions }: LaterVersionProps) {
  const t = await getTranslations("agreement");
  const later = laterVersion(versions, shownIdx);
  if (!later) return null;
  const values = {
    version: later.version,
    date: formatDay(later.effectiveDate, { language, formats: club.formats }),
  };
  return (
    <p className="mt-6 flex max-w-[45rem] flex-wrap items-center gap-x-4 border-s-4 border-info bg-info-tint px-5 py-2">
      <span>
        {later.state === termsVersionState.announced ? t("willChange", values) : t("hasChanged", values)}
      </span>
      <SiteLink
        href={localePath(paths.agreement(later.termsIdx), language, club.defaultLanguage)}
        className="link inline-flex min-h-11 items-center"
      >
        {t("readVersion", { version: later.version })}
      </SiteLink>
    </p>
  );
}

type TermsStateProps = { club: Club; language: Language; shownIdx: number; versions: readonly TermsDetail[] };

const styles: Record<string, { key: "announced" | "inForce" | "superseded"; tone: ChipTone }> = {
  [termsVersionState.announced]: { key: "announced", tone: "info" },
  [termsVersionState.inForce]: { key: "inForce", tone: "ok" },
  [termsVersionState.superseded]: { key: "superseded", tone: "neutral" },
};

/** Whether a version is announced, in force or replaced, as a word. */
async function TermsState({ state }: { state: TermsDetail["state"] }) {
  const t = await getTranslations("agreement");
  const style = styles[state];
  return style ? <Chip tone={style.tone}>{t(style.key)}</Chip> : null;
}

/** Every published version of the type, the newest first, with the one that is being read marked. */
async function TermsVersions({ club, language, shownIdx, versions }: TermsStateProps) {
  const t = await getTranslations("agreement");
  return (
    <section aria-labelledby="versions-heading" className="mt-16 max-w-[45rem]" data-print="none">
      <h2 id="versions-heading" className="rule-bottom pb-4 font-serif text-sub">
        {t("versions")}
      </h2>
      <ul>
        {versions.map((one) => (
          <li
            key={one.termsIdx}
            className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-line py-2 data-shown:border-s-4 data-shown:border-s-bark data-shown:bg-bark-100 data-shown:ps-4"
            data-shown={one.termsIdx === shownIdx || undefined}
          >
            <SiteLink
              href={localePath(paths.agreement(one.termsIdx), language, club.defaultLanguage)}
              aria-current={one.termsIdx === shownIdx ? "page" : undefined}
              className="link inline-flex min-h-11 min-w-32 items-center font-semibold"
            >
              {t("version", { version: one.version })}
            </SiteLink>
            <span className="text-ink-2">
              {t("effectiveFrom", {
                date: formatDay(one.effectiveDate, { language, formats: club.formats }),
              })}
            </span>
            <span className="ms-auto flex items-center gap-3">
              {one.termsIdx === shownIdx ? <span className="text-caption">{t("shown")}</span> : null}
              <TermsState state={one.state} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
