import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { isCrawler } from "@/lib/shared/crawlers";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { isPassing } from "@/lib/web/api/call-failure";
import { localePath, pathWithoutLocale } from "@/lib/web/routing/locale";
import { page } from "@/lib/web/runtime/page";
import { heardSiteState } from "@/lib/web/runtime/site/heard-site-state";
import { createSiteStateWatch, type StateAnswer } from "@/lib/web/runtime/site/site-state-watch";
import { browserStorage } from "@/lib/web/runtime/storage";
import { holdsInput, watchTyping } from "@/lib/web/runtime/typed-input";

type Site = { clubCode: string; language: Language; defaultLanguage: Language };
type Watch = ReturnType<typeof createSiteStateWatch>;

/** One for the document: layouts come and go, the throttle and the last page stay. */
let watch: Watch | undefined;
let site: Site | undefined;

/** Sends the visitor where the site state wants them (seed §4). */
export function useSiteState({ clubCode, language, defaultLanguage }: Site): void {
  const pathname = usePathname();

  useEffect(() => {
    site = { clubCode, language, defaultLanguage };
    const onAttention = () => void currentWatch().noticed();
    window.addEventListener("focus", onAttention);
    window.addEventListener("click", onAttention);
    const stopWatching = watchTyping();
    return () => {
      stopWatching();
      window.removeEventListener("focus", onAttention);
      window.removeEventListener("click", onAttention);
    };
  }, [clubCode, language, defaultLanguage]);

  useEffect(() => {
    void currentWatch().moved(pathWithoutLocale(pathname));
  }, [pathname]);
}

function currentWatch(): Watch {
  watch ??= createSiteStateWatch({
    ask: askState,
    hasPass,
    here: () => ({
      path: pathWithoutLocale(window.location.pathname),
      search: window.location.search,
    }),
    go: (path) => page.replace(inLanguage(path)),
    leave: (path) => {
      // Machines get no error page (seed §8).
      if (!isCrawler(navigator.userAgent)) page.open(inLanguage(path));
    },
    holdsInput,
    heard: heardSiteState(() => site?.clubCode ?? "", browserStorage("local")),
    later(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
  return watch;
}

const inLanguage = (path: string) => (site ? localePath(path, site.language, site.defaultLanguage) : path);

/** Nobody's request: a click that signs out asks for the state at the same moment. */
const unasked = { quiet: true, anonymous: true };

async function askState(): Promise<StateAnswer> {
  const result = await call("GET /site/state", { query: { clubCode: site?.clubCode } }, unasked);
  if (result.ok) return { kind: "state", state: result.value.state };
  const { failure } = result;
  if (failure.status < 400 || failure.status === 429) return null;
  return { kind: "status", status: failure.status, isPassing: failure.status >= 500 || isPassing(failure) };
}

async function hasPass(): Promise<boolean> {
  const result = await call("GET /ext/site/pass", { query: { clubCode: site?.clubCode } }, unasked);
  return result.ok && result.value.allowed;
}
