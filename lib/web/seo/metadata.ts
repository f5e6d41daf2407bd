import "server-only";
import type { Metadata } from "next";
import type { Menu } from "@/lib/contract/menus";
import type { Language } from "@/lib/shared/languages";
import { publicAddress } from "@/lib/shared/menu-paths";
import type { Club } from "../queries/club";
import { localePath } from "../routing/locale";
import { siteOrigin } from "../routing/origin";

/** Open Graph wants a territory (E-03). */
const ogLocales: Record<Language, string> = { en: "en_US", ko: "ko_KR", ja: "ja_JP", zh: "zh_CN" };

export type PageSeo = {
  club: Club;
  language: Language;
  /** Without language prefix. */
  path: string;
  /** The menu that the page stands under: its SEO fields are the page's unless the page has own ones. */
  menu?: Menu;
  title?: string;
  description?: string;
  isHidden?: boolean;
  /** False where only this language exists. */
  hasTranslations?: boolean;
  type?: "website" | "article";
};

/** Title, description, canonical, hreflang and social tags of a page, from the menu API (issue "SEO of these pages"). */
export function pageMetadata(seo: PageSeo): Metadata {
  const { club, language, menu } = seo;
  const path = publicAddress(club.menus, seo.path);
  const address = (one: Language) => siteOrigin() + localePath(path, one, club.defaultLanguage);
  const name = club.info.clubName;
  const own = seo.title ?? menu?.name ?? name;
  const title = menu?.isMainPage && !seo.title ? menu.snsTitle || name : `${own} · ${name}`;
  const description = seo.description || menu?.seoMeta || menu?.snsDesc || undefined;
  const social = {
    title: seo.title ?? (menu?.snsTitle || title),
    description: seo.description ?? (menu?.snsDesc || description),
  };
  const image = imageAddress(menu?.snsImageUrl || club.addition.ogImage || "/og/home.jpg");
  return {
    title,
    description,
    keywords: menu?.seoKeyword || menu?.seoTag || undefined,
    alternates: {
      canonical: address(language),
      languages: seo.hasTranslations === false ? undefined : alternates(club, address),
    },
    robots: seo.isHidden || menu?.permit === "1" ? { index: false, follow: true } : undefined,
    openGraph: {
      ...social,
      url: address(language),
      siteName: name,
      type: seo.type ?? "website",
      locale: ogLocales[language],
      alternateLocale: club.languages.filter((one) => one !== language).map((one) => ogLocales[one]),
      images: [{ url: image, width: 1200, height: 630, alt: name }],
    },
    twitter: { card: "summary_large_image", ...social, images: [image] },
    verification: {
      google: club.addition.googleVerification || undefined,
      other: club.addition.naverVerification
        ? { "naver-site-verification": club.addition.naverVerification }
        : undefined,
    },
  };
}

/** Every language of the club and `x-default`, the same set on each of them (E-02). */
function alternates(club: Club, address: (language: Language) => string): Record<string, string> {
  return Object.fromEntries([
    ...club.languages.map((one) => [one === "zh" ? "zh-Hans" : one, address(one)]),
    ["x-default", address(club.defaultLanguage)],
  ]);
}

function imageAddress(url: string): string {
  return new URL(url, siteOrigin()).href;
}

/** A page that is not there: named as such, and nobody's search result. */
export function notFoundMetadata(club: Club, title: string): Metadata {
  return { title: `${title} · ${club.info.clubName}`, robots: { index: false, follow: false } };
}
