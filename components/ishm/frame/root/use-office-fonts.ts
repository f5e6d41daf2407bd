import { useEffect } from "react";
import type { BrandStyle } from "@/lib/shared/brand/brand";
import type { Language } from "@/lib/shared/languages";
import { fontSheets } from "@/lib/web/fonts";

/** The faces of the language and of titles of the club's pairing, and those of Korean names, loaded when they are asked for. */
export function useOfficeFonts(language: Language | undefined, fonts: BrandStyle["fonts"] = "classic"): void {
  useEffect(() => {
    if (!language) return;
    const { first, late } = fontSheets(language, fonts);
    for (const sheet of [...fontSheets("ko").late, ...first, ...late]) linkSheet(sheet);
  }, [language, fonts]);
}

function linkSheet(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
}
