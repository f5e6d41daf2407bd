"use client";

import { useTranslations } from "next-intl";
import { BoardEditor } from "../board/form/board-editor";
import { TemplateForm } from "./template-form";
import { vocTemplateBoard } from "./voc-template";

/** One answer template, or a new one (`templateIdx` null). */
export function TemplateEditorView({ templateIdx }: { templateIdx: number | null }) {
  const t = useTranslations("ishm.inquiries.templates");
  return (
    <BoardEditor
      board={vocTemplateBoard}
      idx={templateIdx}
      titles={{ new: t("new"), edit: t("edit") }}
      crumbs={[{ label: t("title"), href: vocTemplateBoard.menu.path }]}
    >
      {(record, canSave) => <TemplateForm record={record} canSave={canSave} />}
    </BoardEditor>
  );
}
