"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { PublishPanel } from "../board/form/publish-panel";
import { useCodeOptions } from "../board/form/use-code-options";
import type { LostFormProps } from "./lost-form";

/** What kind of thing it is, when it was found, whom to ask, and whether visitors see it. */
export function FindPanel({ form, errorOf }: LostFormProps) {
  const t = useTranslations("ishm.lostItems.form");
  const { draft, canSave, change } = form;
  const types = useCodeOptions("lostTypes", draft.lostType);
  const words = (name: "brand" | "contact" | "quantity", label: string, maxLength: number, hint?: string) => (
    <TextField
      id={name}
      label={label}
      hint={hint}
      maxLength={maxLength}
      inputMode={name === "quantity" ? "numeric" : undefined}
      value={draft[name]}
      readOnly={!canSave}
      error={errorOf(name)}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <PublishPanel form={form}>
      <SelectField
        id="lostType"
        label={t("type")}
        error={errorOf("lostType")}
        placeholder={draft.lostType === "" ? t("chooseType") : undefined}
        options={types}
        value={draft.lostType}
        disabled={!canSave}
        onChange={({ target }) => change({ lostType: target.value })}
      />
      <DateField
        id="foundDate"
        label={t("foundDate")}
        hint={t("foundDateHint")}
        value={draft.foundDate}
        readOnly={!canSave}
        error={errorOf("foundDate")}
        onChange={({ target }) => change({ foundDate: target.value })}
      />
      <TextField
        id="foundTime"
        type="time"
        label={t("foundTime")}
        value={draft.foundTime}
        readOnly={!canSave}
        error={errorOf("foundTime")}
        onChange={({ target }) => change({ foundTime: target.value })}
      />
      {words("brand", t("brand"), 30)}
      {words("quantity", t("quantity"), 3)}
      {words("contact", t("contact"), 40, t("contactHint"))}
    </PublishPanel>
  );
}
