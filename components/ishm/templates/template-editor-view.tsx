"use client";

import { useTranslations } from "next-intl";
import { vocTemplateBoard } from "@/lib/web/office/boards/voc-template";
import { BoardEditor } from "../board/board-editor";
import { TemplateForm } from "./template-form";

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
