"use client";

import { useTranslations } from "next-intl";
import { BoardEditor } from "../board/form/board-editor";
import { ReferenceForm } from "./reference-form";
import { useReferenceBoard } from "./use-reference-board";

/** One paper or product, or a new one (`referenceIdx` null). */
export function ReferenceEditorView({ referenceIdx }: { referenceIdx: number | null }) {
  const t = useTranslations("ishm.reference");
  const board = useReferenceBoard();
  return (
    <BoardEditor board={board} idx={referenceIdx} titles={{ new: t("new"), edit: t("edit") }}>
      {(record, canSave) => <ReferenceForm board={board} record={record} canSave={canSave} />}
    </BoardEditor>
  );
}
