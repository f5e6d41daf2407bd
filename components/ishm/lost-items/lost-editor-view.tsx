"use client";

import { useTranslations } from "next-intl";
import { BoardEditor } from "../board/form/board-editor";
import { lostBoard } from "./lost";
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
