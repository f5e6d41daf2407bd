"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { TimeField } from "@/components/form/time-field";
import type { LostAdminDetail } from "@/lib/contract/lost-items/lost-items";
import { BoardEditor } from "../board/form/board-editor";
import { BoardForm } from "../board/form/board-form";
import { PublishPanel } from "../board/form/publish-panel";
import { BoardWords } from "../board/form/text-fields";
import { type BoardForm as Form, useBoardForm } from "../board/form/use-board-form";
import { useCodeOptions } from "../board/form/use-code-options";
import { FormPicture } from "../board/picture/board-picture";
import { Panel } from "../frame/panel";
import { ClaimPanel } from "./claim-panel";
import { type LostDraft, lostBoard } from "./lost";

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

/** The frame of a picture, in twice the pixels that visitors see. */
const frame = { width: 960, height: 720 };

/** A lost item: its words in every language, its picture and marks, where it was found, and who asks for it. */
function LostForm({ record, canSave }: { record: LostAdminDetail | null; canSave: boolean }) {
  const t = useTranslations("ishm.lostItems.form");
  const form = useBoardForm({
    board: lostBoard,
    record,
    canSave,
    sentenceOf({ field, reason }) {
      if (field === "lostType") return t("typeNeeded");
      if (field.endsWith(".itemName") && reason === "required") return t("itemNeeded");
      return field.endsWith(".foundPlace") && reason === "required" ? t("placeNeeded") : null;
    },
  });
  const description = { label: t("description"), hint: t("descriptionHint"), maxLength: 300, rows: 3 };
  return (
    <BoardForm
      form={form}
      texts={(panel) => (
        <>
          <BoardWords of={panel} name="itemName" label={t("item")} maxLength={60} />
          <BoardWords of={panel} name="color" label={t("color")} maxLength={30} />
          <BoardWords of={panel} name="foundPlace" label={t("foundPlace")} maxLength={80} />
          <BoardWords of={panel} name="storagePlace" label={t("storagePlace")} maxLength={80} />
          <BoardWords of={panel} name="description" {...description} />
        </>
      )}
      below={
        <>
          <Panel title={t("marks")}>
            <TextareaField
              label={t("hiddenNote")}
              hint={t("hiddenNoteHint")}
              rows={3}
              maxLength={500}
              {...form.text("hiddenNote")}
            />
          </Panel>
          <Panel title={t("picture")}>
            <FormPicture form={form} part="image" label={t("image")} hint={t("imageHint")} size={frame} />
          </Panel>
        </>
      }
      settings={
        <>
          {form.record ? <ClaimPanel item={form.record} onChanged={form.reread} /> : null}
          <FindPanel form={form} />
        </>
      }
    />
  );
}

/** Its type, when it was found, whom to ask, and whether visitors see it. */
function FindPanel({ form }: { form: Form<LostDraft, LostAdminDetail> }) {
  const t = useTranslations("ishm.lostItems.form");
  const { lostType } = form.draft;
  const types = useCodeOptions("lostTypes", lostType);
  return (
    <PublishPanel form={form}>
      <SelectField
        label={t("type")}
        placeholder={lostType === "" ? t("chooseType") : undefined}
        options={types}
        {...form.choice("lostType")}
      />
      <DateField label={t("foundDate")} hint={t("foundDateHint")} {...form.text("foundDate")} />
      <TimeField label={t("foundTime")} {...form.text("foundTime")} />
      <TextField label={t("brand")} maxLength={30} {...form.text("brand")} />
      <TextField label={t("quantity")} maxLength={3} inputMode="numeric" {...form.text("quantity")} />
      <TextField label={t("contact")} hint={t("contactHint")} maxLength={40} {...form.text("contact")} />
    </PublishPanel>
  );
}
