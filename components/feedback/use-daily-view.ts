import { usePathname } from "next/navigation";
import { useEffect } from "react";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { splitLocale } from "@/lib/web/routing/locale";
import { currentDevice } from "@/lib/web/runtime/device";
import { whenIdle } from "@/lib/web/runtime/idle";
import { createDailyView } from "@/lib/web/runtime/site/daily-view";
import { browserStorage } from "@/lib/web/runtime/storage";

type Site = { clubCode: string; defaultLanguage: Language; timeZone: string };

let club = "";
const recordDailyView = createDailyView({
  storage: browserStorage("local"),
  device: currentDevice,
  send: async (view) => {
    const input = { params: { club }, body: view };
    return (await call("PUT /dashboard/increment/club/{club}", input, { quiet: true })).ok;
  },
});

/** Counts a homepage view once per day of the club (seed §4). */
export function useDailyView({ clubCode, defaultLanguage, timeZone }: Site): void {
  const { rest } = splitLocale(usePathname(), defaultLanguage);
  const isHome = rest === "/" || rest === "/home";
  useEffect(() => {
    if (!isHome) return;
    club = clubCode;
    whenIdle(() => void recordDailyView(clubCode, timeZone));
  }, [isHome, clubCode, timeZone]);
}
