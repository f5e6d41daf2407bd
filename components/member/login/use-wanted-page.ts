import { useSyncExternalStore } from "react";
import { safeReturnPath } from "@/lib/shared/addresses/safe-path";
import type { Language } from "@/lib/shared/languages";
import { localePath } from "@/lib/web/routing/locale";

const never = () => () => {};

/**
 * Where the visitor wanted to go (`?next=`), read in the browser only: the page itself is kept and the same for all.
 * Only paths of this site are believed (S-76).
 */
export function useWantedPage(language: Language, defaultLanguage: Language) {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => "",
  );
  const asked = new URLSearchParams(search);
  const next = safeReturnPath(asked.get("next"), "");
  return {
    path: next || localePath("/", language, defaultLanguage),
    isOffice: next.startsWith("/ishm"),
    hasExpired: asked.has("expired"),
  };
}
