"use client";

import { NextIntlClientProvider } from "next-intl";
import type { CSSProperties, ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import type { Brand } from "@/lib/shared/brand/brand";
import { brandVariables } from "@/lib/shared/brand/style";
import type { Language } from "@/lib/shared/languages";
import { useOfficeFonts } from "../frame/root/use-office-fonts";
import { useOfficeTexts } from "../frame/root/use-office-texts";
import { useSiteBrand } from "./use-site-brand";

type Props = { title: string; language: Language; className?: string; children: ReactNode };

/** A piece of the public site as visitors see it: its look, its words, its language; dark mode does not reach it. */
export function SitePreview(props: Props) {
  return <BrandedPreview {...props} brand={useSiteBrand()} />;
}

/** The same in a look that is not saved yet. */
export function BrandedPreview({ title, language, className, brand, children }: Props & { brand: Brand }) {
  const texts = useOfficeTexts(language);
  useOfficeFonts(language, brand.fonts);
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-chip text-ink-3">{title}</figcaption>
      <div
        data-surface="site"
        lang={language}
        style={brandVariables(brand) as CSSProperties}
        className={cn("overflow-hidden border border-line bg-paper text-ink", className)}
      >
        {texts?.language === language ? (
          <NextIntlClientProvider locale={language} messages={texts.messages} timeZone="UTC">
            {children}
          </NextIntlClientProvider>
        ) : null}
      </div>
    </figure>
  );
}
