import "@/app/styles/site.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { fontPreloads, fontStylesheet } from "@/lib/web/fonts";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { siteOrigin } from "@/lib/web/routing/origin";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Kept pages are made on first request: a build holds no club's data (architecture 1). */
export const revalidate = 3600;
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const club = await getClub(await pageLanguage(params));
  return {
    metadataBase: new URL(siteOrigin()),
    manifest: "/manifest.webmanifest",
    icons: { icon: club.addition.favicon ?? "/icons/favicon.svg", apple: "/icons/apple-touch-icon.png" },
    formatDetection: { telephone: false },
  };
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const club = await getClub(await pageLanguage(params));
  const isFixed = club.addition.viewportZoom === "fixed";
  return {
    width: "device-width",
    initialScale: 1,
    themeColor: "#f7f2e7",
    ...(isFixed ? { maximumScale: 1, userScalable: false } : {}),
  };
}

export default async function SiteRoot({ children, params }: Props) {
  const language = await pageLanguage(params);
  const stylesheet = fontStylesheet(language);
  return (
    <html lang={language}>
      <head>
        {fontPreloads(language).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {stylesheet ? <link rel="stylesheet" href={stylesheet} precedence="fonts" /> : null}
      </head>
      <body>{children}</body>
    </html>
  );
}
