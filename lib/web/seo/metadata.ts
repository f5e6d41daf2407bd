import "server-only";
import type { Metadata } from "next";
import type { Menu } from "@/lib/contract/site/menus";
import { viewSuffix } from "@/lib/landscape/address";
import { brandPath } from "@/lib/shared/brand/style";
import { photographName } from "@/lib/shared/hero/address";
import { steadyPhotograph } from "@/lib/shared/hero/choose";
import { isLanguage, type Language } from "@/lib/shared/languages";
import { cardEdition, cardPath, cardSize, cardVersion } from "@/lib/web/cards/address";
import { webEnv } from "@/lib/web/env";
import { communityMenuCode, menuDescription, menuTitle } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { siteOrigin } from "@/lib/web/routing/origin";
import { hreflangs, siteAddress } from "./site-address";

/** Open Graph wants a territory (E-03). */
const ogLocales: Record<Language, string> = { en: "en_US", ko: "ko_KR", ja: "ja_JP", zh: "zh_CN" };

export type PageSeo = {
  club: Club;
  language: Language;
  /** Without language prefix. */
  path: string;
  /** The menu of the page: its SEO fields are the page's unless the page has own ones. */
  menu?: Menu;
  title?: string;
  description?: string;
  isHidden?: boolean;
  /** False where only this language exists. */
  hasTranslations?: boolean;
  /** The languages that hold an own text; without them all languages of the club do. */
  languages?: readonly string[];
  type?: "website" | "article";
  publishedAt?: string;
  changedAt?: string;
};

/** Title, description, canonical, hreflang and social tags of a page, from the menu API (issue "SEO of these pages"). */
export function pageMetadata(seo: PageSeo): Metadata {
  const { club, language, menu } = seo;
  const name = club.info.clubName;
  const title = menu && !seo.title ? menuTitle(menu, name) : `${seo.title ?? name} · ${name}`;
  const description = descriptionOf(seo);
  const canonical = siteAddress(club, seo.path, language);
  return {
    title,
    description,
    keywords: menu?.seoKeyword || menu?.seoTag || undefined,
    alternates: {
      canonical,
      languages: hreflangs(club, seo.path, seo.hasTranslations === false ? [language] : translations(seo)),
      types: { "application/rss+xml": feedLinks(club, language, menu) },
    },
    robots: isIndexed(seo) ? undefined : { index: false, follow: true },
    ...socialTags(seo, { title, description, canonical }),
    verification: {
      google: club.addition.googleVerification || undefined,
      other: club.addition.naverVerification
        ? { "naver-site-verification": club.addition.naverVerification }
        : undefined,
    },
  };
}

/** Of a page with a title of its own never the words of its menu: no two pages say the same. */
function descriptionOf({ club, menu, title, description }: PageSeo): string | undefined {
  if (description) return description;
  if (title) return [title, menu?.name, club.info.clubName].filter(Boolean).join(" · ");
  return menu && menuDescription(menu);
}

/** The languages of the club that hold the page. */
function translations({ club, languages }: PageSeo): Language[] {
  if (!languages || languages.length === 0) return [...club.languages];
  return club.languages.filter((one) => languages.filter(isLanguage).includes(one));
}

/** Hidden menus, menus with a permit and pages shown in place of another language are not indexed. */
function isIndexed(seo: PageSeo): boolean {
  if (seo.isHidden || !translations(seo).includes(seo.language)) return false;
  return seo.menu === undefined || isIndexedMenu(seo.menu);
}

/** Whether search engines may know a menu: visible, and open to everybody without a password (domain.md 6, permit). */
export function isIndexedMenu(menu: Menu): boolean {
  return menu.permit === "0" && menu.isLocked !== true && (menu.isVisible || menu.isMainPage);
}

/** The same for a section and the menu above it; a section that the club does not have follows its page. */
export function isListed(menus: readonly Menu[], code: string): boolean {
  const page = menus.find((menu) => menu.code.slice(0, 2) === code.slice(0, 2));
  const section = page?.children.find((menu) => menu.code === code);
  return page !== undefined && [page, section ?? page].every(isIndexedMenu);
}

type Said = { title: string; description: string | undefined; canonical: string };

function socialTags(seo: PageSeo, { title, description, canonical }: Said): Metadata {
  const { club, language, menu } = seo;
  const social = {
    title: seo.title ?? (menu?.snsTitle || title),
    description: seo.description ?? (menu?.snsDesc || description),
  };
  const article = { publishedTime: seo.publishedAt, modifiedTime: seo.changedAt };
  const image = socialImage(seo);
  return {
    openGraph: {
      ...social,
      url: canonical,
      siteName: club.info.clubName,
      ...(seo.type === "article" ? { type: "article", ...article } : { type: "website" }),
      locale: ogLocales[language],
      alternateLocale: translations(seo)
        .filter((one) => one !== language)
        .map((one) => ogLocales[one]),
      images: [image],
    },
    twitter: { card: "summary_large_image", ...social, images: [{ url: image.url, alt: image.alt }] },
  };
}

/** The picture that an admin chose for the menu, of the home page for the site; else a card with the page's title. */
function socialImage({ club, language, menu, title }: PageSeo) {
  const alt = title ?? menu?.name ?? club.info.clubName;
  const chosen = title ? "" : menu?.snsImageUrl || (menu?.isMainPage && club.addition.ogImage) || "";
  if (chosen) return { url: new URL(chosen, siteOrigin()).href, alt };
  const words = menu?.isMainPage && !title ? menu.snsDesc || club.info.clubName : alt;
  const url = cardAddress(club, language, words);
  return { url, ...cardSize, type: "image/jpeg", alt: `${words} · ${club.info.clubName}` };
}

/** The card of a page, as structured data shows it too. */
export function pageImage(seo: Pick<PageSeo, "club" | "language" | "menu" | "title">): string {
  return socialImage({ ...seo, path: "" }).url;
}

export const feedKinds = ["notices", "events"] as const;
export type FeedKind = (typeof feedKinds)[number];

/** The hash of the section of the community page that a feed follows. */
export const feedSections: Record<FeedKind, string> = { notices: "notice", events: "event" };

/** `/rss/ko/notices.xml`; the language is always part of it. */
export const feedPath = (kind: FeedKind, language: Language) => `/rss/${language}/${kind}.xml`;

/** The name of a feed: that of its section, and the club's. */
export function feedTitle(club: Club, kind: FeedKind): string {
  const sections = club.menus.find(({ code }) => code === communityMenuCode)?.children ?? [];
  const section = sections.find(({ seoSlug }) => seoSlug.endsWith(`#${feedSections[kind]}`));
  return [section?.name, club.info.clubName].filter(Boolean).join(" · ");
}

/** Feed links in the head of a page: home and the pages of the community have them. */
export function feedLinks(club: Club, language: Language, menu: Menu | undefined) {
  if (!menu || (menu.code !== communityMenuCode && !menu.isMainPage)) return [];
  return feedKinds.map((kind) => ({
    url: siteOrigin() + feedPath(kind, language),
    title: feedTitle(club, kind),
  }));
}

/**
 * The absolute address of the card that shows a title under the club's name; a new name, logo, look, view or photograph is a new
 * address.
 */
function cardAddress(club: Club, language: Language, title: string): string {
  const look = brandPath(club.brand);
  const photograph = steadyPhotograph(club.photographs);
  const own = photograph ? photographName(photograph) : viewSuffix(club.scene.view);
  const parts = [look, own].flatMap((part) => part || []);
  const version = cardVersion(cardEdition, club.info.clubName, clubLogo(club), ...parts);
  const { clubCode, sessionSecret } = webEnv();
  return siteOrigin() + cardPath({ language, title }, { version, clubCode, secret: sessionSecret });
}

/** The logo for use next to text: the picture of the header. */
export function clubLogo(club: Club): string | null {
  return club.addition.logoDefaultRl;
}
