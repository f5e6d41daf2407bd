"use client";

import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import type { Language } from "@/lib/shared/languages";
import { useOfficeFonts } from "../frame/root/use-office-fonts";
import { useOfficeTexts } from "../frame/root/use-office-texts";

type Props = { title: string; language: Language; className?: string; children: ReactNode };

/** A piece of the public site as visitors see it: its colours, its words, its language; dark mode does not reach it. */
export function SitePreview({ title, language, className, children }: Props) {
  const texts = useOfficeTexts(language);
  useOfficeFonts(language);
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-chip text-ink-3">{title}</figcaption>
      <div
        data-surface="site"
        lang={language}
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
