"use client";

import { useTranslations } from "next-intl";
import { lostBoard } from "@/lib/web/office/boards/lost";
import { BoardEditor } from "../board/board-editor";
import { LostForm } from "./lost-form";

/** One lost item, or a new one (`lostIdx` null). */
export function LostEditorView({ lostIdx }: { lostIdx: number | null }) {
  const t = useTranslations("ishm.lostItems");
  return (
    <BoardEditor
      board={lostBoard}
      idx={lostIdx}
      titles={{ new: t("new"), edit: t("edit") }}
      crumbs={[{ label: t("title"), href: lostBoard.menu.path }]}
    >
      {(record, canSave) => <LostForm record={record} canSave={canSave} />}
    </BoardEditor>
  );
}
