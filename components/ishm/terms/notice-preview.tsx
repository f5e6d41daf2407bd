"use client";

import { useTranslations } from "next-intl";
import type { Language } from "@/lib/shared/languages";
import { readDate } from "@/lib/shared/time/calendar";
import { formatDate } from "@/lib/shared/time/date-format";
import { useOffice } from "../frame/root/office-context";
import type { TermsDraft } from "./terms-draft";

type Props = { draft: TermsDraft; language: Language };

/** What the pop-up of the main page says of a change: which terms, from when, whose, whom to ask. */
export function NoticePreview({ draft, language }: Props) {
  const t = useTranslations("popup");
  const { formats, clubName } = useOffice();
  const { title, noticeTitle } = draft.texts[language];
  return (
    <div lang={language}>
      <p className="text-ink-2">{t("termsTitle")}</p>
      <p className="mt-2 text-group font-semibold">{noticeTitle.trim() || title}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6">
        <dt className="text-ink-2">{t("effectiveDate")}</dt>
        <dd>{readDate(draft.effectiveDate) ? formatDate(draft.effectiveDate, formats) : "–"}</dd>
        <dt className="text-ink-2">{t("club")}</dt>
        <dd>{clubName}</dd>
        {draft.telNo.trim() ? (
          <>
            <dt className="text-ink-2">{t("contact")}</dt>
            <dd>{t("phone", { phone: draft.telNo.trim() })}</dd>
          </>
        ) : null}
      </dl>
    </div>
  );
}
