import "@/app/styles/site.css";
import type { ReactNode } from "react";
import { type Brand, plainBrand } from "@/lib/shared/brand/brand";
import { brandPath } from "@/lib/shared/brand/style";
import { fontSheets } from "@/lib/web/fonts";
import { pageLanguage } from "@/lib/web/i18n/page";
import { preloadFaces } from "@/lib/web/preload-faces";
import { getBrand } from "@/lib/web/queries/brand";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Kept pages are made on first request: a build holds no club's data (architecture 1). */
export const revalidate = 3600;
export function generateStaticParams() {
  return [];
}

/** The sheet of the club's look, with the Latin letters of its pairing; none for the product's own look. */
function lookSheet(brand: Brand) {
  const href = brandPath(brand);
  return href === null ? null : <link rel="stylesheet" href={href} precedence="brand" />;
}

/**
 * Asks the club API for the look alone, and does without it: it is the layout of the error page too. A page that is kept
 * fails with the same read, in `getClub`, so that no page is kept without the look.
 */
export default async function SiteRoot({ children, params }: Props) {
  const language = await pageLanguage(params);
  const brand = await getBrand().catch(() => plainBrand);
  preloadFaces(language, brand.fonts);
  return (
    <html lang={language} suppressHydrationWarning>
      <head>{lookSheet(brand)}</head>
      <body>
        {children}
        {/* Without `precedence` a sheet stays where it stands: what is above is painted before it has come, and comes first. */}
        {fontSheets(language, brand.fonts).late.map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} fetchPriority="low" />
        ))}
      </body>
    </html>
  );
}
