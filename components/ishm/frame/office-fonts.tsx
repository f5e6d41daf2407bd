import type { Language } from "@/lib/shared/languages";
import { fontStylesheet } from "@/lib/web/fonts";

/** The faces of Japanese and Chinese, loaded when the language is chosen. */
export function OfficeFonts({ language }: { language: Language }) {
  const stylesheet = fontStylesheet(language);
  return stylesheet ? <link rel="stylesheet" href={stylesheet} precedence="fonts" /> : null;
}
