"use client";

import { useTranslations } from "next-intl";
import { SiteLink } from "@/components/site/layout/site-link";
import { Button } from "@/components/ui/button";
import type { TermsNotice } from "@/lib/contract/boards/banners";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatDate } from "@/lib/shared/time/date-format";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = {
  notices: readonly TermsNotice[];
  language: Language;
  defaultLanguage: Language;
  formats: ClubFormats;
  onDismiss(idxs: readonly number[]): void;
};

/** Terms that change: which, from when, whose, whom to ask, and the full text (seed §2). */
export function TermsNotices({ notices, language, defaultLanguage, formats, onDismiss }: Props) {
  const t = useTranslations("popup");
  return (
    <section className="whitespace-normal not-last:mb-5 not-last:border-b not-last:border-line not-last:pb-3">
      {notices.map(({ termsIdx, title, clubName, effectiveDate, telNo }) => (
        <div key={termsIdx} className="not-first:mt-6">
          <h3 className="text-group font-semibold text-ink">{title}</h3>
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6">
            <dt>{t("effectiveDate")}</dt>
            <dd className="text-ink">
              <time dateTime={effectiveDate}>{formatDate(effectiveDate, formats)}</time>
            </dd>
            <dt>{t("club")}</dt>
            <dd className="text-ink">{clubName}</dd>
            <dt>{t("contact")}</dt>
            <dd className="text-ink">{t("phone", { phone: telNo })}</dd>
          </dl>
          <SiteLink
            href={localePath(paths.agreement(termsIdx), language, defaultLanguage)}
            className="mt-1 inline-flex min-h-11 items-center font-semibold text-pine-700 underline underline-offset-[0.35em]"
          >
            {t("fullText")}
          </SiteLink>
        </div>
      ))}
      <div className="-ms-1">
        <Button variant="quiet" onClick={() => onDismiss(notices.map(({ termsIdx }) => termsIdx))}>
          {t("dismissToday")}
        </Button>
      </div>
    </section>
  );
}
