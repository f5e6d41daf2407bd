import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { ErrorItem } from "@/components/form/error-list";
import type { NoticeField, NoticeProblem } from "@/lib/web/office/notice-check";
import type { Refusal } from "./use-notice-save";
import { languageOfField } from "./use-summary-tabs";

/** Where an error without a field of its own is linked to: the button that sends. */
export const saveButtonId = "save-notice";

/** The sentences of what is wrong: found here, or refused by the server. */
export function useNoticeErrors(problems: readonly NoticeProblem[], refusal: Refusal | null) {
  const t = useTranslations("ishm.notice.form");
  const common = useTranslations("common");
  const sentences: Record<NoticeProblem["reason"], string> = {
    titleRequired: t("titleRequired"),
    titleTooLong: t("titleTooLong"),
    contentsTooLong: t("contentsTooLong"),
    periodWrong: t("periodWrong"),
  };
  const found = problems.map(({ field, reason }): ErrorItem => {
    const language = languageOfField(field);
    const sentence = sentences[reason];
    return {
      fieldId: field,
      message: language ? `${common(`languageNames.${language}`)}: ${sentence}` : sentence,
    };
  });
  const refused = refusal ? [{ fieldId: refusal.field ?? saveButtonId, message: refusal.message }] : [];
  const list = found.length > 0 ? found : refused;
  return {
    list,
    refusalCount: useCountOf(refusal),
    of: (field: NoticeField) => list.find((error) => error.fieldId === field)?.message,
  };
}

/** Grows with every refusal, so that each of them moves the focus to the summary. */
function useCountOf(refusal: Refusal | null): number {
  const [count, setCount] = useState(0);
  const last = useRef(refusal);
  useEffect(() => {
    if (refusal && refusal !== last.current) setCount((now) => now + 1);
    last.current = refusal;
  }, [refusal]);
  return count;
}
