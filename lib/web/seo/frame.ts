import "server-only";
import type { Metadata, Viewport } from "next";
import { pageLanguage } from "../i18n/page";
import { iconPath } from "../icons/icon-files";
import { getClub } from "../queries/club";
import { manifestPath } from "./manifest";

type Props = { params: Promise<{ locale: string }> };

/** What every page of a layout says of itself: icons and the app manifest of the club. */
export async function frameMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const { favicon } = (await getClub(language)).addition;
  const png = { url: iconPath(favicon, "favicon-48.png"), sizes: "48x48", type: "image/png" };
  const drawn = { url: "/icons/favicon.svg", sizes: "any", type: "image/svg+xml" };
  return {
    manifest: manifestPath(language),
    icons: { icon: favicon ? [png] : [png, drawn], apple: iconPath(favicon, "apple-180.png") },
    formatDetection: { telephone: false },
  };
}

/** Zoom is free unless the club fixes the viewport (product.md; WCAG 1.4.4). */
export async function frameViewport({ params }: Props): Promise<Viewport> {
  const club = await getClub(await pageLanguage(params));
  const isFixed = club.addition.viewportZoom === "fixed";
  return {
    width: "device-width",
    initialScale: 1,
    themeColor: "#f7f2e7",
    ...(isFixed ? { maximumScale: 1, userScalable: false } : {}),
  };
}
