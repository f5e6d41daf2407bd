import type { BrandStyle } from "@/lib/shared/brand/brand";

type Fonts = BrandStyle["fonts"];

const folder = "/fonts/v1";
const titleFolder = "/fonts/titles-v1";

const sans = { latin: `${folder}/sans-latin.woff2`, korean: `${folder}/sans-ko-core.woff2` };
const serif = { latin: `${folder}/serif-latin.woff2`, korean: `${folder}/serif-ko-core.woff2` };

/** Faces of titles for the first paint, besides those of text. The two last have no core of Korean letters: theirs come by range. */
const titles: Readonly<Record<Fonts, { latin?: string; korean?: string }>> = {
  classic: serif,
  modern: {},
  bookish: { latin: `${titleFolder}/garamond/latin.woff2` },
  round: { latin: `${titleFolder}/dodum/latin.woff2` },
};

const stylesheets: Readonly<Record<string, string>> = {
  ja: `${folder}/noto-sans-jp.css`,
  zh: `${folder}/noto-sans-sc.css`,
};

/** Families of titles by language (deploy/fonts/build-title-fonts.mjs); Latin letters stand in each of their sheets. */
const titleSheets: Readonly<Partial<Record<Fonts, string>>> = { bookish: "bookish", round: "round" };

/** Addresses of the faces that the first paint of a page in this language needs, heaviest use first. */
export function fontPreloads(locale: string, fonts: Fonts = "classic"): string[] {
  const { latin, korean } = titles[fonts];
  const faces = [sans.latin, latin, ...(locale === "ko" ? [sans.korean, korean] : [])];
  return faces.filter((face) => face !== undefined);
}

/** Address of the extra faces of a language, to be linked in its layout only; null when it needs none. */
export function fontStylesheet(locale: string): string | null {
  return stylesheets[locale] ?? null;
}

/** Address of the faces of titles of a pairing in a language; null where titles take what the page has anyway. */
export function titleStylesheet(locale: string, fonts: Fonts): string | null {
  const family = titleSheets[fonts];
  return family ? `${titleFolder}/${family}-${locale}.css` : null;
}
