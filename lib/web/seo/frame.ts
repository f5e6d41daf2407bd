import "server-only";
import type { Metadata, MetadataRoute, Viewport } from "next";
import { homeMenuCode } from "@/lib/contract/site/menus";
import { pictureColors } from "@/lib/shared/brand/picture-colors";
import type { Language } from "@/lib/shared/languages";
import { pageLanguage } from "@/lib/web/i18n/page";
import { type IconFile, iconFiles, iconPath, iconSource, isHouseIcon } from "@/lib/web/icons/icon-files";
import { menuByCode } from "@/lib/web/menus";
import { type Club, getClub } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { languageTag } from "./site-address";
import { viewportOf } from "./viewport";

/** `/manifest.webmanifest?lang=ko`; without a language that of the club. */
const manifestPath = (language: Language) => `/manifest.webmanifest?lang=${language}`;

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
  const colors = pictureColors(club.brand);
  const source = iconSource(club);
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
    background_color: colors.paper,
    theme_color: colors.dark,
    icons: installed.map((file) => ({
      src: iconPath(source, file),
      sizes: `${iconFiles[file].size}x${iconFiles[file].size}`,
      type: "image/png",
      purpose: iconFiles[file].isMaskable ? "maskable" : "any",
    })),
  };
}

type Props = { params: Promise<{ locale: string }> };

/** Metadata of every page of a layout: icons and the club's app manifest. */
export async function frameMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const source = iconSource(await getClub(language));
  const png = { url: iconPath(source, "favicon-48.png"), sizes: "48x48", type: "image/png" };
  const drawn = { url: "/icons/favicon.svg", sizes: "any", type: "image/svg+xml" };
  return {
    manifest: manifestPath(language),
    icons: { icon: isHouseIcon(source) ? [png, drawn] : [png], apple: iconPath(source, "apple-180.png") },
    formatDetection: { telephone: false },
  };
}

export async function frameViewport({ params }: Props): Promise<Viewport> {
  return viewportOf(await getClub(await pageLanguage(params)));
}
