"use client";

import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { isLanguage, type Language } from "@/lib/shared/languages";
import { publicPath } from "@/lib/web/routing/list-address";
import { localePath, splitLocale } from "@/lib/web/routing/locale";
import { usePublicAddress } from "./addresses";

type Props = { languages: readonly Language[]; current: Language; defaultLanguage: Language };

/** Said in the language that is offered, since it is for those who read that one. */
const offers: Record<Language, string> = {
  en: "Read this page in English",
  ko: "이 페이지를 한국어로 보기",
  ja: "このページを日本語で読む",
  zh: "用中文阅读本页",
};

const never = () => () => {};

/** A small offer of the visitor's own language; the address alone decides, nobody is sent anywhere (architecture 4). */
export function LanguageHint({ languages, current, defaultLanguage }: Props) {
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
