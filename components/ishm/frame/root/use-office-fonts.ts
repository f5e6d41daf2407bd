import { useEffect } from "react";
import type { Language } from "@/lib/shared/languages";
import { fontStylesheet } from "@/lib/web/fonts";

/** The faces of Japanese and Chinese, loaded when the language is chosen. */
export function useOfficeFonts(language: Language | undefined): void {
  const stylesheet = language ? fontStylesheet(language) : null;
  useEffect(() => {
    if (!stylesheet || document.head.querySelector(`link[href="${stylesheet}"]`)) return;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = stylesheet;
    document.head.append(link);
  }, [stylesheet]);
}
