"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { PracticeGround } from "@/lib/contract/boards/practice-grounds";
import { type PracticeBoard, practiceBoardOf } from "@/lib/web/boards/practice";
import { BoardEditor } from "../board/form/board-editor";
import { BoardForm } from "../board/form/board-form";
import { BoardWords } from "../board/form/text-fields";
import { useBoardForm } from "../board/form/use-board-form";
import { useOffice } from "../frame/root/office-context";
import { HoursPanel } from "./hours-panel";
import { PracticeFees, PracticeSettings } from "./practice-settings";

/** One practice ground, or a new one (`practiceIdx` null). */
export function PracticeEditorView({ practiceIdx }: { practiceIdx: number | null }) {
  const t = useTranslations("ishm.practice");
  const { formats } = useOffice();
  const board = useMemo(() => practiceBoardOf(formats), [formats]);
  return (
    <BoardEditor board={board} idx={practiceIdx} titles={{ new: t("new"), edit: t("edit") }}>
      {(record, canSave) => <PracticeForm board={board} record={record} canSave={canSave} />}
    </BoardEditor>
  );
}

type Props = { board: PracticeBoard; record: PracticeGround | null; canSave: boolean };

/** A practice ground: its words in every language, its hours, what it costs. */
function PracticeForm({ board, record, canSave }: Props) {
  const t = useTranslations("ishm.practice.form");
  const form = useBoardForm({
    board,
    record,
    canSave,
    sentenceOf({ field, reason }) {
      if (field === "kind") return t("needed.kind");
      if (field === "hours") return t("wrong.hours");
      if (field.endsWith("Price")) return t(reason === "required" ? "needed.ballPrice" : "wrong.price");
      if (field === "ballCount") return t(reason === "required" ? "needed.ballCount" : "wrong.count");
      if (field === "bays") return t("wrong.count");
      if (field === "phone") return t("wrong.phone");
      return field.endsWith(".name") && reason === "required" ? t("needed.name") : null;
    },
  });
  return (
    <BoardForm
      form={form}
      texts={(panel) => (
        <>
          <BoardWords of={panel} name="name" label={t("name")} maxLength={60} />
          <BoardWords of={panel} name="place" label={t("place")} maxLength={120} />
          <BoardWords of={panel} name="surface" label={t("surface")} maxLength={120} />
          <BoardWords of={panel} name="text" label={t("text")} maxLength={600} rows={3} />
          <BoardWords of={panel} name="lessons" label={t("lessons")} maxLength={600} rows={2} />
          <BoardWords
            of={panel}
            name="rules"
            label={t("rules")}
            hint={t("rulesHint")}
            maxLength={1200}
            rows={4}
          />
        </>
      )}
      below={<HoursPanel form={form} />}
      settings={
        <>
          <PracticeSettings form={form} />
          <PracticeFees form={form} />
        </>
      }
    />
  );
}
