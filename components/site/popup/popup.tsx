"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { SiteLink } from "@/components/site/layout/site-link";
import { Button } from "@/components/ui/button";
import type { TermsNotice } from "@/lib/contract/boards/banners";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { unbroken } from "@/lib/shared/texts/text";
import { formatDay } from "@/lib/shared/time/deadline";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { currentDevice } from "@/lib/web/runtime/page";
import { serverClock } from "@/lib/web/runtime/server-clock";
import { clubDay } from "@/lib/web/runtime/site/daily-view";
import { bannerState, createDismissals, type PopupKind } from "@/lib/web/runtime/site/popup";
import { browserStorage } from "@/lib/web/runtime/storage";
import { BannerSlides } from "./banner-slides";
import { NoticeSheet } from "./notice-sheet";
import type { Announced } from "./use-announcements";

type Props = Announced & {
  clubCode: string;
  language: Language;
  defaultLanguage: Language;
  timeZone: string;
  formats: ClubFormats;
};

/** Items that were closed for now stay closed until the document is loaded anew. */
const closedForNow = new Set<string>();

/** Terms notice and banners in one sheet; a kind that is put away leaves it, and with the last one it closes. */
export function Popup({ menu, data, clubCode, timeZone, formats, ...place }: Props) {
  const t = useTranslations("popup");
  const [, setChange] = useState(0);
  const dismissals = useMemo(
    () => createDismissals(browserStorage("local"), clubCode, () => clubDay(serverClock.now(), timeZone)),
    [clubCode, timeZone],
  );
  const { showTermsBanner, showDefaultBanner, bannerData } = bannerState(data, {
    isMainPage: menu.isMainPage,
    device: currentDevice(),
    isAway: (kind, idx) => closedForNow.has(`${kind} ${idx}`) || dismissals.isDismissed(kind, idx),
  });
  const idxsOf = (kind: PopupKind) =>
    kind === "terms" ? bannerData.terms.map((one) => one.termsIdx) : bannerData.banner.map((one) => one.idx);

  const close = (...kinds: PopupKind[]) => {
    for (const kind of kinds) for (const idx of idxsOf(kind)) closedForNow.add(`${kind} ${idx}`);
    setChange((count) => count + 1);
  };
  const dismiss = (kind: PopupKind, idxs: readonly number[]) => {
    dismissals.dismiss(kind, idxs);
    setChange((count) => count + 1);
  };

  if (!showTermsBanner && !showDefaultBanner) return null;
  return (
    <NoticeSheet
      title={showTermsBanner ? t("termsTitle") : t("bannerTitle")}
      words={{ show: t("show"), close: t("close") }}
      onClose={() => close("terms", "banner")}
    >
      {showTermsBanner ? (
        <TermsNotices
          {...place}
          formats={formats}
          notices={bannerData.terms}
          onDismiss={(idxs) => dismiss("terms", idxs)}
        />
      ) : null}
      {showDefaultBanner ? (
        <BannerSlides {...place} banners={bannerData.banner} onDismiss={(idxs) => dismiss("banner", idxs)} />
      ) : null}
    </NoticeSheet>
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
export function TermsNotices({ notices, language, defaultLanguage, formats, onDismiss }: TermsNoticesProps) {
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
