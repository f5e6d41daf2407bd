import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { termsVersionState } from "@/lib/contract/code-values/terms";
import type { TermsDetail } from "@/lib/contract/terms/terms-shapes";
import type { Language } from "@/lib/shared/languages";
import { formatDate } from "@/lib/shared/time/date-format";
import { laterVersion } from "@/lib/web/later-version";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { club: Club; language: Language; shownIdx: number; versions: readonly TermsDetail[] };

/** Says that a later version counts, or will count, and leads there; nothing on the newest one. */
export async function LaterVersion({ club, language, shownIdx, versions }: Props) {
  const t = await getTranslations("agreement");
  const later = laterVersion(versions, shownIdx);
  if (!later) return null;
  const told = { version: later.version, date: formatDate(later.effectiveDate, club.formats) };
  return (
    <p className="mt-6 flex max-w-[45rem] flex-wrap items-center gap-x-4 border-s-4 border-info bg-info-tint px-5 py-2">
      <span>
        {later.state === termsVersionState.announced ? t("willChange", told) : t("hasChanged", told)}
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
