import "server-only";
import type { Metadata, Viewport } from "next";
import { pageLanguage } from "../i18n/page";
import { getClub } from "../queries/club";

type Props = { params: Promise<{ locale: string }> };

/** What every page of a layout says of itself: icons and the app manifest of the club. */
export async function frameMetadata({ params }: Props): Promise<Metadata> {
  const club = await getClub(await pageLanguage(params));
  return {
    manifest: "/manifest.webmanifest",
    icons: { icon: club.addition.favicon ?? "/icons/favicon.svg", apple: "/icons/apple-touch-icon.png" },
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
