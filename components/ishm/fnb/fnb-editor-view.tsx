"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { FnbItem } from "@/lib/contract/boards/fnb";
import { type FnbBoard, fnbBoardOf } from "@/lib/web/boards/fnb";
import { BoardEditor } from "../board/form/board-editor";
import { BoardForm } from "../board/form/board-form";
import { useBoardForm } from "../board/form/use-board-form";
import { FormPicture } from "../board/picture/board-picture";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { AllergenPanel, DishPanel, FnbPublish } from "./fnb-settings";
import { FnbTexts } from "./fnb-texts";

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

/** The picture of the card, in twice the pixels of its frame. */
const frame = { width: 640, height: 480 };

type Props = { board: FnbBoard; record: FnbItem | null; canSave: boolean };

/** A dish: its words in every language, its picture, where and for how much it is served. */
function FnbForm({ board, record, canSave }: Props) {
  const t = useTranslations("ishm.fnb.form");
  const form = useBoardForm({
    board,
    record,
    canSave,
    sentenceOf({ field, reason }) {
      if (field === "outlet") return t("outletRequired");
      if (field === "price") return t(reason === "required" ? "priceRequired" : "priceWrong");
      return field.endsWith(".name") && reason === "required" ? t("nameRequired") : null;
    },
  });
  return (
    <BoardForm
      form={form}
      texts={(panel) => <FnbTexts of={panel} draft={form.draft} />}
      below={
        <>
          <AllergenPanel form={form} />
          <Panel title={t("picture")}>
            <FormPicture form={form} part="image" label={t("image")} size={frame} />
          </Panel>
        </>
      }
      settings={
        <>
          <FnbPublish form={form} />
          <DishPanel form={form} />
        </>
      }
    />
  );
}
