"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { fnbBoardOf } from "@/lib/web/boards/fnb";
import { BoardEditor } from "../board/form/board-editor";
import { useOffice } from "../frame/root/office-context";
import { FnbForm } from "./fnb-form";

/** One dish, or a new one (`fnbIdx` null). */
export function FnbEditorView({ fnbIdx }: { fnbIdx: number | null }) {
  const t = useTranslations("ishm.fnb");
  const { formats } = useOffice();
  const board = useMemo(() => fnbBoardOf(formats), [formats]);
  return (
    <BoardEditor board={board} idx={fnbIdx} titles={{ new: t("new"), edit: t("edit") }}>
      {(record, canSave) => <FnbForm board={board} record={record} canSave={canSave} />}
    </BoardEditor>
  );
}
