"use client";

import { useTranslations } from "next-intl";
import { RichText } from "@/components/ui/layout/rich-text";
import type { Language } from "@/lib/shared/languages";
import { readDate } from "@/lib/shared/time/calendar";
import { formatDate } from "@/lib/shared/time/date-format";
import { useOffice } from "../frame/root/office-context";
import type { TermsDraft } from "./terms-draft";

type Props = { draft: TermsDraft; language: Language };

/** The public page of a version: its title, its dates, what changes, and the words as they will be stored. */
export function PagePreview({ draft, language }: Props) {
  const t = useTranslations("agreement");
  const { formats } = useOffice();
  const { title, contents, changeSummary } = draft.texts[language];
  return (
    <article lang={language}>
      <p className="font-display text-title">{title}</p>
      <p className="mt-2 flex flex-wrap gap-x-4 text-ink-3">
        <span>{t("version", { version: draft.version })}</span>
        {readDate(draft.effectiveDate) ? (
          <span>{t("effectiveFrom", { date: formatDate(draft.effectiveDate, formats) })}</span>
        ) : null}
      </p>
      {changeSummary.trim() ? (
        <section className="mt-5 border-s-4 border-bark bg-sheet px-5 py-4">
          <p className="font-semibold">{t("changeSummary")}</p>
          <p className="mt-1">{changeSummary}</p>
        </section>
      ) : null}
      <RichText html={contents} className="mt-6 border-t border-line pt-6" />
    </article>
  );
}
