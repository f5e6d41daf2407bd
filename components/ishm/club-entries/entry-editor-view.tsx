"use client";

import { useTranslations } from "next-intl";
import type { ClubEntry } from "@/lib/contract/boards/club-entries";
import { entryBoard, entryTextFields } from "@/lib/web/boards/club-entry";
import { BoardEditor } from "../board/form/board-editor";
import { BoardForm } from "../board/form/board-form";
import { BoardWords } from "../board/form/text-fields";
import { useBoardForm } from "../board/form/use-board-form";
import { FormPicture } from "../board/picture/board-picture";
import { Panel } from "../frame/panel";
import { EntryKindPanel, EntrySettings } from "./entry-settings";

/** One entry of the club page, or a new one (`entryIdx` null). */
export function EntryEditorView({ entryIdx }: { entryIdx: number | null }) {
  const t = useTranslations("ishm.clubEntries");
  return (
    <BoardEditor board={entryBoard} idx={entryIdx} titles={{ new: t("new"), edit: t("edit") }}>
      {(record, canSave) => <EntryForm record={record} canSave={canSave} />}
    </BoardEditor>
  );
}

/** The frame of the club page, in twice its pixels. */
const frame = { width: 1080, height: 720 };

function EntryForm({ record, canSave }: { record: ClubEntry | null; canSave: boolean }) {
  const t = useTranslations("ishm.clubEntries.form");
  const form = useBoardForm({
    board: entryBoard,
    record,
    canSave,
    sentenceOf({ field, reason }) {
      if (field === "kind") return t("needed.kind");
      if (field === "wayKind" || field === "placeKind") return t(`needed.${field}`);
      if (field === "bearing" || field === "km") return t(`wrong.${field}`);
      if (field === "happenedOn" || field === "phone") return t(`wrong.${field}`);
      if (field === "fromMonth" || field === "toMonth") return t("needed.months");
      return field.endsWith(".title") && reason === "required" ? t("needed.title") : null;
    },
  });
  const kind = form.draft.kind || "FACILITY";
  const fields = entryTextFields[kind];
  return (
    <BoardForm
      form={form}
      texts={(panel) => (
        <>
          <BoardWords
            of={panel}
            name="title"
            label={t(`titles.${kind}`)}
            maxLength={kind === "HISTORY" ? 300 : kind === "PLACE" ? 60 : 120}
            {...(kind === "HISTORY" ? { rows: 3 } : {})}
          />
          {fields.includes("hours") ? (
            <BoardWords of={panel} name="hours" label={t("hours")} hint={t("hoursHint")} maxLength={80} />
          ) : null}
          {fields.includes("text") ? (
            <BoardWords of={panel} name="text" label={t("text")} maxLength={600} rows={4} />
          ) : null}
        </>
      )}
      below={
        form.draft.kind === "FACILITY" ? (
          <Panel title={t("picture")}>
            <FormPicture form={form} part="image" label={t("image")} size={frame} />
          </Panel>
        ) : null
      }
      settings={
        <>
          <EntryKindPanel form={form} />
          <EntrySettings form={form} />
        </>
      }
    />
  );
}
