"use client";

import { useTranslations } from "next-intl";
import { TextareaField } from "@/components/form/textarea-field";
import { Panel } from "../frame/panel";
import type { LostFormProps } from "./lost-form";

/** What only the owner can know; it never leaves the office. */
export function MarksPanel({ form, errorOf }: LostFormProps) {
  const t = useTranslations("ishm.lostItems.form");
  const { draft, canSave, change } = form;
  return (
    <Panel title={t("marks")}>
      <TextareaField
        id="hiddenNote"
        label={t("hiddenNote")}
        hint={t("hiddenNoteHint")}
        rows={3}
        maxLength={500}
        value={draft.hiddenNote}
        readOnly={!canSave}
        error={errorOf("hiddenNote")}
        onChange={({ target }) => change({ hiddenNote: target.value })}
      />
    </Panel>
  );
}
