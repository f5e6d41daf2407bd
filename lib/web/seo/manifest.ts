import type { MetadataRoute } from "next";
import { homeMenuCode } from "@/lib/contract/site/menus";
import type { Language } from "@/lib/shared/languages";
import { type IconFile, iconFiles, iconPath } from "../icons/icon-files";
import { menuByCode } from "../menus";
import type { Club } from "../queries/club";
import { localePath } from "../routing/locale";
import { languageTag } from "./language-tags";

/** `/manifest.webmanifest?lang=ko`; without a language that of the club. */
export const manifestPath = (language: Language) => `/manifest.webmanifest?lang=${language}`;

const installed: readonly IconFile[] = [
  "icon-192.png",
  "icon-512.png",
  "maskable-192.png",
  "maskable-512.png",
];

/** The site as an app on a phone, in one language: it opens at the home page of that language. */
export function webManifest(club: Club, language: Language): MetadataRoute.Manifest {
  const { info, addition, menus, defaultLanguage } = club;
  const home = localePath("/", language, defaultLanguage);
  return {
    id: home,
    name: info.clubName,
    short_name: addition.textDefaultUd || addition.textSimpleRl || info.clubName,
    description: menuByCode(menus, homeMenuCode)?.seoMeta || undefined,
    lang: languageTag(language),
    dir: "ltr",
    start_url: home,
    scope: "/",
    display: "minimal-ui",
    background_color: "#f7f2e7",
    theme_color: "#143025",
    icons: installed.map((file) => ({
      src: iconPath(addition.favicon, file),
      sizes: `${iconFiles[file].size}x${iconFiles[file].size}`,
      type: "image/png",
      purpose: iconFiles[file].isMaskable ? "maskable" : "any",
    })),
  };
}
