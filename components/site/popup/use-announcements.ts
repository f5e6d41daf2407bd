import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useScreenPath } from "@/components/site/layout/frame/addresses";
import { isAtOrBelow } from "@/lib/shared/addresses/menu-paths";
import { isCrawler } from "@/lib/shared/crawlers";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { bannerPreviewToken } from "@/lib/web/previews/address";
import { splitLocale } from "@/lib/web/routing/locale";
import { showAlert } from "@/lib/web/runtime/dialogs";
import type { PopupData } from "@/lib/web/runtime/site/popup";
import { seenSiteState } from "@/lib/web/runtime/site/site-state-watch";
import { whenIdle } from "@/lib/web/runtime/timers";

/** A menu that may announce something, at the own path of its page. */
export type PopupMenu = { code: string; path: string; isMainPage: boolean };
export type Announced = { menu: PopupMenu; data: PopupData };

type Surroundings = {
  menus: readonly PopupMenu[];
  clubCode: string;
  language: Language;
  defaultLanguage: Language;
  timeZone: string;
};

/**
 * Announcements of the current page, or the banner of a preview link. Null until they are loaded, on pages whose menu
 * announces nothing, and in any site state but the normal one (seed §2, §4). Loaded when the browser is idle.
 */
export function useAnnouncements({ menus, clubCode, timeZone, ...place }: Surroundings): Announced | null {
  const t = useTranslations("popup");
  const { language, defaultLanguage } = place;
  const [announced, setAnnounced] = useState<Announced | null>(null);
  const siteState = useSyncExternalStore(seenSiteState.subscribe, seenSiteState.get, () => null);
  const path = useScreenPath()(splitLocale(usePathname(), defaultLanguage).rest);
  const menu = menus.find((one) => isAtOrBelow(path === "/home" ? "/" : path, one.path));
  const isWanted = menu !== undefined && (siteState ?? "1") === "1";

  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    const stop = atRest(async () => {
      const token = bannerPreviewToken(window.location.hash);
      if (token) {
        const { readBannerPreview } = await import("@/lib/web/previews/banner");
        const banner = await readBannerPreview(token, clubCode, {
          language,
          defaultLanguage,
          zone: timeZone,
        });
        if (isHere && banner) setAnnounced({ menu, data: { terms: [], banner: [banner] } });
        return;
      }
      const input = { params: { menuCode: menu.code }, query: { clubCode, lang: language } };
      const [answer] = await Promise.all([
        call("GET /banner/page/{menuCode}", input, { quiet: true }),
        seenSiteState.get() ?? learnSiteState(clubCode),
      ]);
      if (!isHere || seenSiteState.get() !== "1") return;
      if (answer.ok) setAnnounced({ menu, data: answer.value });
      else if (!isCrawler(navigator.userAgent))
        void showAlert({ title: t("failedTitle"), message: t("failed") });
    });
    return () => {
      isHere = false;
      stop();
      setAnnounced(null);
    };
  }, [isWanted, menu, clubCode, language, defaultLanguage, timeZone, t]);

  return isWanted ? announced : null;
}

/** The server has checked a fresh page, but who may pass while the site is stopped sees it in that state too. */
async function learnSiteState(clubCode: string): Promise<void> {
  const answer = await call("GET /site/state", { query: { clubCode } }, { quiet: true, anonymous: true });
  if (answer.ok) seenSiteState.set(answer.value.state);
}

/** After the page has loaded and the browser has nothing better to do. */
function atRest(work: () => Promise<void>): () => void {
  let callOff = () => {};
  const start = () => {
    callOff = whenIdle(() => void work());
  };
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
  return () => {
    window.removeEventListener("load", start);
    callOff();
  };
}
