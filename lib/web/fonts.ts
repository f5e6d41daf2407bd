const folder = "/fonts/v1";

const latin = [`${folder}/sans-latin.woff2`, `${folder}/serif-latin.woff2`];
const korean = [`${folder}/sans-ko-core.woff2`, `${folder}/serif-ko-core.woff2`];

const stylesheets: Readonly<Record<string, string>> = {
  ja: `${folder}/noto-sans-jp.css`,
  zh: `${folder}/noto-sans-sc.css`,
};

/** Addresses of the faces that the first paint of a page in this language needs, heaviest use first. */
export function fontPreloads(locale: string): string[] {
  return locale === "ko" ? [...latin, ...korean] : [...latin];
}

/** Address of the extra faces of a language, to be linked in its layout only; null when it needs none. */
export function fontStylesheet(locale: string): string | null {
  return stylesheets[locale] ?? null;
}
