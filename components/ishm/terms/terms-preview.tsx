"use client";

import { NextIntlClientProvider, useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { Language } from "@/lib/shared/languages";
import { useOfficeTexts } from "../frame/root/use-office-texts";
import { NoticePreview } from "./notice-preview";
import { PagePreview } from "./page-preview";
import type { TermsDraft } from "./terms-draft";

type Props = { draft: TermsDraft; language: Language };

/** Notice and page in the words of their readers' language. */
export function TermsPreview({ draft, language }: Props) {
  const t = useTranslations("ishm.terms.preview");
  const texts = useOfficeTexts(language);
  if (texts?.language !== language) return <Skeleton className="h-40" />;
  const captioned = "border-t-3 border-primary bg-paper p-6";
  return (
    <>
      <figure className={captioned}>
        <figcaption className="mb-3 text-chip text-ink-3">{t("notice")}</figcaption>
        <NextIntlClientProvider locale={language} messages={texts.messages}>
          <NoticePreview draft={draft} language={language} />
        </NextIntlClientProvider>
      </figure>
      <figure className={captioned}>
        <figcaption className="mb-3 text-chip text-ink-3">{t("page")}</figcaption>
        <NextIntlClientProvider locale={language} messages={texts.messages}>
          <PagePreview draft={draft} language={language} />
        </NextIntlClientProvider>
      </figure>
    </>
  );
}
