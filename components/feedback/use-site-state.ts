import { usePathname } from "next/navigation";
import { useEffect } from "react";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { localePath, splitLocale } from "@/lib/web/routing/locale";
import { page } from "@/lib/web/runtime/page";
import {
  createSiteStateWatch,
  type StateAnswer,
  seenSiteState,
} from "@/lib/web/runtime/site/site-state-watch";

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
    return () => {
      window.removeEventListener("focus", onAttention);
      window.removeEventListener("click", onAttention);
    };
  }, [clubCode, language, defaultLanguage]);

  useEffect(() => {
    void currentWatch().moved(splitLocale(pathname, defaultLanguage).rest);
  }, [pathname, defaultLanguage]);
}

function currentWatch(): Watch {
  watch ??= createSiteStateWatch({
    ask: askState,
    hasPass,
    here: () => ({
      path: splitLocale(window.location.pathname, site?.defaultLanguage ?? "en").rest,
      search: window.location.search,
    }),
    go: (path) => page.replace(site ? localePath(path, site.language, site.defaultLanguage) : path),
  });
  return watch;
}

/** Nobody's request: a click that signs out asks for the state at the same moment. */
const unasked = { quiet: true, anonymous: true };

async function askState(): Promise<StateAnswer> {
  const result = await call("GET /site/state", { query: { clubCode: site?.clubCode } }, unasked);
  if (result.ok) {
    seenSiteState.set(result.value.state);
    return { kind: "state", state: result.value.state };
  }
  const { status } = result.failure;
  return status >= 400 ? { kind: "status", status } : null;
}

async function hasPass(): Promise<boolean> {
  const result = await call("GET /ext/site/pass", { query: { clubCode: site?.clubCode } }, unasked);
  return result.ok && result.value.allowed;
}
