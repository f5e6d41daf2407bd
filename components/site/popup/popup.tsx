"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { NativeDialog } from "@/components/feedback/native-dialog";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { currentDevice } from "@/lib/web/runtime/device";
import { clubDay } from "@/lib/web/runtime/site/daily-view";
import { bannerState, createDismissals, type PopupKind } from "@/lib/web/runtime/site/popup";
import { browserStorage } from "@/lib/web/runtime/storage";
import { BannerSlides } from "./banner-slides";
import { TermsNotices } from "./terms-notices";
import type { Announced } from "./use-announcements";

type Props = Announced & {
  clubCode: string;
  language: Language;
  defaultLanguage: Language;
  timeZone: string;
  formats: ClubFormats;
};

/** What was closed for now stays away until the document is loaded anew. */
const closedForNow = new Set<string>();

/**
 * Terms notice and banners in one dialogue; a kind that is put away leaves it, and with the last one it closes. The focus
 * begins where reading does, but not on the banners: it would stop them.
 */
export function Popup({ menu, data, clubCode, timeZone, formats, ...place }: Props) {
  const t = useTranslations("popup");
  const [, setChange] = useState(0);
  const dismissals = useMemo(
    // Real clock: a visitor's browser is told of no other, and what is put away is kept in it.
    () => createDismissals(browserStorage("local"), clubCode, () => clubDay(Date.now(), timeZone)),
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
    <NativeDialog
      title={showTermsBanner ? t("termsTitle") : t("bannerTitle")}
      onClose={() => close("terms", "banner")}
      footer={
        <Button
          {...(showTermsBanner ? {} : { "data-first-focus": true })}
          onClick={() => close("terms", "banner")}
        >
          {t("close")}
        </Button>
      }
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
    </NativeDialog>
  );
}
