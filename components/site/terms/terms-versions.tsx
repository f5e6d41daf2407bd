import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { termsVersionState } from "@/lib/contract/code-values/terms";
import type { TermsDetail } from "@/lib/contract/terms/terms-shapes";
import type { Language } from "@/lib/shared/languages";
import { formatDate } from "@/lib/shared/time/date-format";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { club: Club; language: Language; shownIdx: number; versions: readonly TermsDetail[] };

const looks: Record<string, { key: "announced" | "inForce" | "superseded"; tone: ChipTone }> = {
  [termsVersionState.announced]: { key: "announced", tone: "info" },
  [termsVersionState.inForce]: { key: "inForce", tone: "ok" },
  [termsVersionState.superseded]: { key: "superseded", tone: "neutral" },
};

/** Whether a version is announced, in force or replaced, as a word. */
export async function TermsState({ state }: { state: TermsDetail["state"] }) {
  const t = await getTranslations("agreement");
  const look = looks[state];
  return look ? <Chip tone={look.tone}>{t(look.key)}</Chip> : null;
}

/** Every published version of the type, the newest first, with the one that is being read marked. */
export async function TermsVersions({ club, language, shownIdx, versions }: Props) {
  const t = await getTranslations("agreement");
  return (
    <section aria-labelledby="versions-heading" className="mt-16 max-w-[45rem]" data-print="none">
      <h2 id="versions-heading" className="border-b border-pine-800 pb-4 font-serif text-sub">
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
              {t("effectiveFrom", { date: formatDate(one.effectiveDate, club.formats) })}
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
