import { useEffect } from "react";
import type { BrandStyle } from "@/lib/shared/brand/brand";
import { type Language, languages } from "@/lib/shared/languages";
import { fontSheets } from "@/lib/web/fonts";
import { linkSheet } from "@/lib/web/runtime/letters";

/**
 * The faces of the language and of titles of the club's pairing, then those of the other languages: members write in their
 * own. Files of letters are loaded when a text has them.
 */
export function useOfficeFonts(language: Language | undefined, fonts: BrandStyle["fonts"] = "classic"): void {
  useEffect(() => {
    if (!language) return;
    const { first, late } = fontSheets(language, fonts);
    for (const sheet of [...first, ...late, ...languages.flatMap((one) => fontSheets(one).late)])
      linkSheet(sheet);
  }, [language, fonts]);
}
