"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { BoardEditor } from "../board/form/board-editor";
import { useUnmask } from "../people/use-unmask";
import { hofBoardOf } from "./hof";
import { HofForm } from "./hof-form";

/** One entry, or a new one (`hofIdx` null). Its names are masked until somebody says why they must be seen. */
export function HofEditorView({ hofIdx }: { hofIdx: number | null }) {
  const t = useTranslations("ishm.hof");
  const { unmaskReason, control } = useUnmask(hofIdx ?? "new");
  const board = useMemo(() => hofBoardOf(unmaskReason), [unmaskReason]);
  return (
    <BoardEditor
      board={board}
      idx={hofIdx}
      titles={{ new: t("new"), edit: t("edit") }}
      crumbs={[{ label: t("title"), href: board.menu.path }]}
    >
      {(record, canSave) => <HofForm board={board} record={record} canSave={canSave} unmask={control} />}
    </BoardEditor>
  );
}
