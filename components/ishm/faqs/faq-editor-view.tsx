"use client";

import { useTranslations } from "next-intl";
import { faqBoard } from "@/lib/web/boards/faq";
import { BoardEditor } from "../board/form/board-editor";
import { FaqForm } from "./faq-form";

/** One question, or a new one (`faqIdx` null). */
export function FaqEditorView({ faqIdx }: { faqIdx: number | null }) {
  const t = useTranslations("ishm.faq");
  return (
    <BoardEditor board={faqBoard} idx={faqIdx} titles={{ new: t("new"), edit: t("edit") }}>
      {(record, canSave) => <FaqForm record={record} canSave={canSave} />}
    </BoardEditor>
  );
}
