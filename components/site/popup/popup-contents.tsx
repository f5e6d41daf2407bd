"use client";

import { useTranslations } from "next-intl";
import { SiteLink } from "@/components/site/layout/site-link";
import { Button } from "@/components/ui/button";
import type { TermsNotice } from "@/lib/contract/boards/banners";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { unbroken } from "@/lib/shared/texts/text";
import { formatDay } from "@/lib/shared/time/deadline";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import type { PopupData, PopupKind } from "@/lib/web/runtime/site/popup";
import { BannerSlides } from "./banner-slides";

export type PopupContentsProps = PopupData & {
  language: Language;
  defaultLanguage: Language;
  formats: ClubFormats;
  onDismiss(kind: PopupKind, idxs: readonly number[]): void;
};

/** The contents of the sheet of announcements; a kind without items has no place in it. */
export function PopupContents({ terms, banner, formats, onDismiss, ...place }: PopupContentsProps) {
  return (
    <>
      {terms.length > 0 ? (
        <TermsNotices
          {...place}
          formats={formats}
          notices={terms}
          onDismiss={(idxs) => onDismiss("terms", idxs)}
        />
      ) : null}
      {banner.length > 0 ? (
        <BannerSlides {...place} banners={banner} onDismiss={(idxs) => onDismiss("banner", idxs)} />
      ) : null}
    </>
  );
}

type TermsNoticesProps = {
  notices: readonly TermsNotice[];
  language: Language;
  defaultLanguage: Language;
  formats: ClubFormats;
  onDismiss(idxs: readonly number[]): void;
};

/** Terms that change: which, from when, whose, whom to ask, and the full text (seed §2). */
function TermsNotices({ notices, language, defaultLanguage, formats, onDismiss }: TermsNoticesProps) {
  const t = useTranslations("popup");
  return (
    <section className="whitespace-normal not-last:mb-5 not-last:border-b not-last:border-line not-last:pb-3">
      {notices.map(({ termsIdx, title, clubName, effectiveDate, telNo }) => (
        <div key={termsIdx} className="not-first:mt-6">
          <h3 className="font-semibold text-ink">{title}</h3>
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-6 text-caption">
            <dt>{t("effectiveDate")}</dt>
            <dd className="text-ink">
              <time dateTime={effectiveDate}>{formatDay(effectiveDate, { language, formats })}</time>
            </dd>
            <dt>{t("club")}</dt>
            <dd className="text-ink">{clubName}</dd>
            <dt>{t("contact")}</dt>
            <dd className="text-ink">{t("phone", { phone: unbroken(telNo) })}</dd>
          </dl>
          <SiteLink
            href={localePath(paths.agreement(termsIdx), language, defaultLanguage)}
            className="me-4 inline-flex min-h-11 items-center font-semibold text-pine-700 underline underline-offset-[0.35em]"
          >
            {t("fullText")}
          </SiteLink>
        </div>
      ))}
      <Button
        variant="quiet"
        className="-ms-1"
        onClick={() => onDismiss(notices.map(({ termsIdx }) => termsIdx))}
      >
        {t("dismissToday")}
      </Button>
    </section>
  );
}
