"use client";

import { clsx } from "clsx";
import { usePathname } from "next/navigation";
import type { Language } from "@/lib/shared/languages";
import { publicPath } from "@/lib/web/routing/list-address";
import { localePath, splitLocale } from "@/lib/web/routing/locale";
import { usePublicAddress } from "./addresses";

/** Each language in its own words; short where space is. */
const ownNames: Record<Language, { long: string; short: string }> = {
  ko: { long: "한국어", short: "한국어" },
  en: { long: "English", short: "EN" },
  ja: { long: "日本語", short: "日本語" },
  zh: { long: "中文", short: "中文" },
};
const order: readonly Language[] = ["ko", "en", "ja", "zh"];

type Props = {
  languages: readonly Language[];
  current: Language;
  defaultLanguage: Language;
  label: string;
};

/** This page in the club's other languages: plain links, so that they work without a script. */
export function LanguageLinks({ languages, current, defaultLanguage, label }: Props) {
  const path = usePublicAddress()(publicPath(splitLocale(usePathname(), defaultLanguage).rest));
  return (
    <nav aria-label={label}>
      <ul className="flex items-center gap-1 text-caption">
        {order
          .filter((language) => languages.includes(language))
          .map((language) => (
            <li key={language}>
              <a
                href={localePath(path, language, defaultLanguage)}
                hrefLang={language}
                lang={language}
                aria-label={ownNames[language].long}
                aria-current={language === current ? "true" : undefined}
                className={clsx(
                  "inline-flex min-h-9 min-w-7 items-center justify-center border-b-2 px-1 whitespace-nowrap text-(--header-ink,var(--pine-900))",
                  language === current
                    ? "border-bark font-semibold"
                    : "border-transparent hover:border-current",
                )}
              >
                {ownNames[language].short}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
