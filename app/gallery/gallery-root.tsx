import { notFound } from "next/navigation";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { isLanguage } from "@/lib/shared/languages";
import { fontSheets } from "@/lib/web/fonts";
import { compileMessages } from "@/lib/web/i18n/compile";
import { loadMessages } from "@/lib/web/i18n/messages";
import { preloadFaces } from "@/lib/web/preload-faces";

type Props = { surface: "site" | "office"; params: Promise<{ language: string }>; children: ReactNode };

/** The document of a gallery page: the surface's styles, the language's letters and texts. */
export async function GalleryRoot({ surface, params, children }: Props) {
  const { language } = await params;
  if (!isLanguage(language)) notFound();
  const messages = compileMessages(await loadMessages(language));
  preloadFaces(language);
  return (
    <html lang={language} data-surface={surface}>
      <head>
        <title>{`Gallery · ${surface}`}</title>
        {fontSheets(language).late.map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} precedence="fonts" />
        ))}
      </head>
      <body>
        <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC">
          {children}
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
