"use client";

import { useTranslations } from "next-intl";
import type { FaqItem } from "@/lib/contract/boards/faqs";
import { faqBoard } from "@/lib/web/boards/faq";
import { BoardForm } from "../board/form/board-form";
import { BoardRichText, BoardWords } from "../board/form/text-fields";
import { useBoardForm } from "../board/form/use-board-form";
import { FaqSettings } from "./faq-settings";

type Props = { record: FaqItem | null; canSave: boolean };

/** A question and its answer in every language of the club. */
export function FaqForm({ record, canSave }: Props) {
  const t = useTranslations("ishm.faq.form");
  const form = useBoardForm({ board: faqBoard, record, canSave });
  return (
    <BoardForm
      form={form}
      sentenceOf={({ field, reason }) => {
        if (reason !== "required") return null;
        if (field === "questionType") return t("typeRequired");
        if (field.endsWith(".question")) return t("questionRequired");
        return field.endsWith(".answer") ? t("answerRequired") : null;
      }}
      texts={(panel) => (
        <>
          <BoardWords of={panel} name="question" label={t("question")} maxLength={200} />
          <BoardRichText of={panel} name="answer" label={t("answer")} />
        </>
      )}
      settings={(errorOf) => <FaqSettings form={form} errorOf={errorOf} viewCount={record?.viewCount} />}
    />
  );
}
