import type { BrandStyle } from "@/lib/shared/brand/brand";

type Fonts = BrandStyle["fonts"];

const folder = "/fonts/v2";
const titleFolder = "/fonts/titles-v4";

const sans = { latin: `${folder}/sans-latin.woff2`, korean: `${folder}/sans-ko-core.woff2` };
const serif = { latin: `${folder}/serif-latin.woff2`, korean: `${folder}/serif-ko-core.woff2` };

/** Faces of titles for the first paint, besides those of text. The two last have no core of Korean letters: theirs come by range. */
const titles: Readonly<Record<Fonts, { latin?: string; korean?: string }>> = {
  classic: serif,
  modern: {},
  bookish: { latin: `${titleFolder}/garamond/latin.woff2` },
  round: { latin: `${titleFolder}/dodum/latin.woff2` },
};

/** Slices of a script's letters beyond those that the base style sheet names. */
const slices: Readonly<Record<string, string>> = {
  ko: `${folder}/korean.css`,
  ja: `${folder}/noto-sans-jp.css`,
  zh: `${folder}/noto-sans-sc.css`,
};

/** Sheets of the faces of titles (deploy/fonts/build-title-fonts.mjs): Latin letters, and which scripts have slices. */
const titleSheets: Readonly<Partial<Record<Fonts, { latin: string; slices: readonly string[] }>>> = {
  bookish: { latin: "bookish-en", slices: ["ko", "ja", "zh"] },
  round: { latin: "round-en", slices: ["ko", "ja"] },
};

/** Addresses of the faces that the first paint of a page in this language needs, heaviest use first. */
export function fontPreloads(locale: string, fonts: Fonts = "classic"): string[] {
  const { latin, korean } = titles[fonts];
  const faces = [sans.latin, latin, ...(locale === "ko" ? [sans.korean, korean] : [])];
  return faces.filter((face) => face !== undefined);
}

/**
 * Style sheets of faces beyond the base: `first` are part of the club's look (app/brand), `late` belong to the end of the
 * body.
 */
export type FontSheets = { first: readonly string[]; late: readonly string[] };

/**
 * The addresses of the sheets of a language and a pairing. Sheets of slices hold some hundred ranges, 10 to 30 KB: a page
 * is painted without them, in the preloaded faces or those of the machine, and their letters swap in.
 */
export function fontSheets(locale: string, fonts: Fonts = "classic"): FontSheets {
  const title = titleSheets[fonts];
  const ofTitle = (name: string) => `${titleFolder}/${name}.css`;
  const late = [slices[locale], title?.slices.includes(locale) ? ofTitle(`${fonts}-${locale}`) : undefined];
  return {
    first: title ? [ofTitle(title.latin)] : [],
    late: late.filter((sheet) => sheet !== undefined),
  };
}
