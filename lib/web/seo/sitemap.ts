import type { MetadataRoute } from "next";
import type { SitemapPages } from "../queries/sitemap";
import { localePath } from "../routing/locale";
import { siteOrigin } from "../routing/origin";

/** Each page in each language, every one with all its alternates and `x-default` (E-02, E-07). */
export function sitemapEntries({ languages, defaultLanguage, pages }: SitemapPages): MetadataRoute.Sitemap {
  return pages.flatMap(({ path, changedAt }) => {
    const address = (language: (typeof languages)[number]) =>
      siteOrigin() + localePath(path, language, defaultLanguage);
    const alternates = Object.fromEntries([
      ...languages.map((language) => [language === "zh" ? "zh-Hans" : language, address(language)]),
      ["x-default", address(defaultLanguage)],
    ]);
    return languages.map((language) => ({
      url: address(language),
      lastModified: changedAt,
      alternates: { languages: alternates },
    }));
  });
}
