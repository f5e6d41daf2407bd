import "@/app/styles/site.css";
import type { ReactNode } from "react";
import { fontPreloads, fontStylesheet } from "@/lib/web/fonts";
import { pageLanguage } from "@/lib/web/i18n/page";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Kept pages are made on first request: a build holds no club's data (architecture 1). */
export const revalidate = 3600;
export function generateStaticParams() {
  return [];
}

/** Asks the club API nothing: it is the layout of the error page too. */
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
