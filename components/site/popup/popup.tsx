"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { currentDevice } from "@/lib/web/runtime/page";
import { serverClock } from "@/lib/web/runtime/server-clock";
import { clubDay } from "@/lib/web/runtime/site/daily-view";
import { bannerState, createDismissals, type PopupKind } from "@/lib/web/runtime/site/popup";
import { browserStorage } from "@/lib/web/runtime/storage";
import { loadContents, loadedContents } from "./load-contents";
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

/**
 * Terms notice and banners in one sheet; a kind that is put away leaves it, and with the last one it closes. What the sheet
 * holds is fetched when it opens.
 */
export function Popup({ menu, data, clubCode, timeZone, formats, ...place }: Props) {
  const t = useTranslations("popup");
  const [, setChange] = useState(0);
  // As it was at first: a part that comes later must not take the place of one that is in use.
  const [Contents] = useState(loadedContents);
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
  const contents = { ...place, ...bannerData, formats, onDismiss: dismiss };
  return (
    <NoticeSheet
      title={showTermsBanner ? t("termsTitle") : t("bannerTitle")}
      words={{ show: t("show"), close: t("close") }}
      onClose={() => close("terms", "banner")}
    >
      {Contents ? <Contents {...contents} /> : <LazyPart load={loadContents} props={contents} />}
    </NoticeSheet>
  );
}
