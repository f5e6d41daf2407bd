"use client";

import { clsx } from "clsx";
import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { isLanguage, type Language } from "@/lib/shared/languages";
import { publicPath } from "@/lib/web/routing/inner-paths";
import { localePath, splitLocale } from "@/lib/web/routing/locale";
import { usePublicAddress } from "./addresses";

/** Each language in its own words; short where space is. */
const ownNames: Record<Language, { long: string; short: string }> = {
  ko: { long: "한국어", short: "한국어" },
  en: { long: "English", short: "EN" },
  ja: { long: "日本語", short: "日本語" },
  zh: { long: "中文", short: "中文" },
};

type Props = {
  languages: readonly Language[];
  current: Language;
  defaultLanguage: Language;
  label: string;
};

/** This page in the club's languages, in its order (C0090), when it has several: plain links, so that they work without a script. */
export function LanguageLinks({ languages, current, defaultLanguage, label }: Props) {
  const path = usePublicAddress()(publicPath(splitLocale(usePathname(), defaultLanguage).rest));
  if (languages.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center gap-1 text-caption">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={localePath(path, language, defaultLanguage)}
              hrefLang={language}
              lang={language}
              aria-current={language === current ? "true" : undefined}
              className={clsx(
                "inline-flex min-h-9 min-w-7 items-center justify-center border-b-2 px-1 whitespace-nowrap text-(--header-ink,var(--pine-900))",
                language === current
                  ? "border-bark font-semibold"
                  : "border-transparent hover:border-current",
              )}
            >
              {ownNames[language].short}
              {ownNames[language].short === ownNames[language].long ? null : (
                <span className="visually-hidden">, {ownNames[language].long}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LanguageHintProps = { languages: readonly Language[]; current: Language; defaultLanguage: Language };

/** Said in the language that is offered, since it is for those who read that one. */
const offers: Record<Language, string> = {
  en: "Read this page in English",
  ko: "이 페이지를 한국어로 보기",
  ja: "このページを日本語で読む",
  zh: "用中文阅读本页",
};

const never = () => () => {};

/** A small offer of the visitor's own language; the address alone decides, nobody is sent anywhere (architecture 4). */
export function LanguageHint({ languages, current, defaultLanguage }: LanguageHintProps) {
  const path = usePublicAddress()(publicPath(splitLocale(usePathname(), defaultLanguage).rest));
  const own = useSyncExternalStore(
    never,
    () => navigator.language.slice(0, 2),
    () => "",
  );
  if (!isLanguage(own) || own === current || !languages.includes(own)) return null;
  return (
    <p
      className="page-width pointer-events-none absolute inset-x-0 top-full -mt-3 flex justify-end text-chip"
      data-print="none"
    >
      <a
        href={localePath(path, own, defaultLanguage)}
        lang={own}
        hrefLang={own}
        className="pointer-events-auto inline-flex min-h-7 items-center bg-sheet px-4 text-pine-900 underline underline-offset-4 shadow-pop"
      >
        {offers[own]}
      </a>
    </p>
  );
}
