import "@/app/styles/site.css";
import type { ReactNode } from "react";
import { type Brand, plainBrand } from "@/lib/shared/brand/brand";
import { brandPath } from "@/lib/shared/brand/style";
import { fontPreloads, fontStylesheet, titleStylesheet } from "@/lib/web/fonts";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getBrand } from "@/lib/web/queries/brand";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Kept pages are made on first request: a build holds no club's data (architecture 1). */
export const revalidate = 3600;
export function generateStaticParams() {
  return [];
}

const sheetLink = (href: string, precedence: "fonts" | "brand") => (
  <link key={href} rel="stylesheet" href={href} precedence={precedence} />
);

/** The sheets beyond the site's own. A club without a look of its own gets what it would get without looks. */
function headSheets(language: string, brand: Brand) {
  const text = fontStylesheet(language);
  const textLink = text ? sheetLink(text, "fonts") : null;
  const look = brandPath(brand);
  if (look === null) return textLink;
  const title = titleStylesheet(language, brand.fonts);
  return [textLink, title ? sheetLink(title, "fonts") : null, sheetLink(look, "brand")];
}

/**
 * Asks the club API for the look alone, and does without it: it is the layout of the error page too. A page that is kept
 * fails with the same read, in `getClub`, so that no page is kept without the look.
 */
export default async function SiteRoot({ children, params }: Props) {
  const language = await pageLanguage(params);
  const brand = await getBrand().catch(() => plainBrand);
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        {fontPreloads(language, brand.fonts).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {headSheets(language, brand)}
      </head>
      <body>{children}</body>
    </html>
  );
}
