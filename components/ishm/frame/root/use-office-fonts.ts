import { useEffect } from "react";
import type { BrandStyle } from "@/lib/shared/brand/brand";
import type { Language } from "@/lib/shared/languages";
import { fontStylesheet, titleStylesheet } from "@/lib/web/fonts";

/** The faces of Japanese and Chinese, and those of titles of the club's pairing, loaded when they are asked for. */
export function useOfficeFonts(language: Language | undefined, fonts: BrandStyle["fonts"] = "classic"): void {
  const text = language ? fontStylesheet(language) : null;
  const title = language ? titleStylesheet(language, fonts) : null;
  useEffect(() => {
    for (const sheet of [text, title]) if (sheet) linkSheet(sheet);
  }, [text, title]);
}

function linkSheet(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
}
