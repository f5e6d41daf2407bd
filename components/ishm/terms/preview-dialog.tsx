"use client";

import { NextIntlClientProvider, useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { RichText } from "@/components/ui/layout/rich-text";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { Language } from "@/lib/shared/languages";
import { readDate } from "@/lib/shared/time/calendar";
import { formatDay } from "@/lib/shared/time/deadline";
import { LanguageTabs } from "../form/language-tabs";
import { useOffice } from "../frame/root/office-context";
import { useOfficeTexts } from "../frame/root/use-office-texts";
import { isWritten, type TermsDraft } from "./terms-draft";

type DialogProps = { draft: TermsDraft; onClose: () => void };
type Props = { draft: TermsDraft; language: Language };

/** The notice of the main page and the page of the terms, as visitors of each language will have them. */
export function PreviewDialog({ draft, onClose }: DialogProps) {
  const t = useTranslations("ishm.terms.preview");
  const common = useTranslations("common");
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t("title")}
      closeLabel={common("close")}
      className="w-[920px]"
    >
      <LanguageTabs isWritten={(language) => isWritten(draft.texts[language])}>
        {(language) =>
          isWritten(draft.texts[language]) ? (
            <TermsPreview draft={draft} language={language} />
          ) : (
            <p className="text-ink-2">{t("nothing")}</p>
          )
        }
      </LanguageTabs>
    </Dialog>
  );
}

/** Notice and page in the words of their readers' language. */
function TermsPreview({ draft, language }: Props) {
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

/** The pop-up of the main page on a change: which terms, from when, whose, whom to ask. */
function NoticePreview({ draft, language }: Props) {
  const t = useTranslations("popup");
  const { formats, clubName } = useOffice();
  const { title, noticeTitle } = draft.texts[language];
  return (
    <div lang={language}>
      <p className="text-ink-2">{t("termsTitle")}</p>
      <p className="mt-2 text-group font-semibold">{noticeTitle.trim() || title}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6">
        <dt className="text-ink-2">{t("effectiveDate")}</dt>
        <dd>{readDate(draft.effectiveDate) ? formatDay(draft.effectiveDate, { language, formats }) : "–"}</dd>
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

/** The public page of a version: its title, its dates, its summary of changes, and the words as they will be stored. */
function PagePreview({ draft, language }: Props) {
  const t = useTranslations("agreement");
  const { formats } = useOffice();
  const { title, contents, changeSummary } = draft.texts[language];
  return (
    <article lang={language}>
      <p className="font-display text-title">{title}</p>
      <p className="mt-2 flex flex-wrap gap-x-4 text-ink-3">
        <span>{t("version", { version: draft.version })}</span>
        {readDate(draft.effectiveDate) ? (
          <span>{t("effectiveFrom", { date: formatDay(draft.effectiveDate, { language, formats }) })}</span>
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
