"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import type { PracticeGround } from "@/lib/contract/boards/practice-grounds";
import { practiceKinds } from "@/lib/contract/code-values/club-records";
import { type PracticeDraft, practiceKindOf } from "@/lib/web/boards/practice-draft";
import { PriceField } from "../board/form/price-field";
import { PublishPanel } from "../board/form/publish-panel";
import type { BoardForm } from "../board/form/use-board-form";
import { Panel } from "../frame/panel";

export type PracticeFormProps = { form: BoardForm<PracticeDraft, PracticeGround> };

/** Whether visitors see it, what it is, and how a bay is had. */
export function PracticeSettings({ form }: PracticeFormProps) {
  const t = useTranslations("ishm.practice.form");
  const kinds = useTranslations("pft.grounds.kinds");
  return (
    <PublishPanel form={form}>
      <SelectField
        label={t("kind")}
        placeholder={form.draft.kind === "" ? t("chooseKind") : undefined}
        options={practiceKinds.map((value) => ({ value, label: kinds(value) }))}
        {...form.choice("kind")}
        onChange={({ target }) => form.set("kind", practiceKindOf(target.value) ?? "")}
      />
      <TextField label={t("bays")} inputMode="numeric" maxLength={3} {...form.text("bays")} />
      <SwitchField label={t("isBookable")} hint={t("isBookableHint")} {...form.toggle("isBookable")} />
      <TextField
        label={t("phone")}
        hint={t("phoneHint")}
        inputMode="tel"
        maxLength={30}
        {...form.text("phone")}
      />
    </PublishPanel>
  );
}

/** Prices in the club's currency; one that is left empty is not named on the page. */
export function PracticeFees({ form }: PracticeFormProps) {
  const t = useTranslations("ishm.practice.form");
  return (
    <Panel title={t("fees")}>
      <PriceField label={t("ballPrice")} {...form.custom("ballPrice")} />
      <TextField label={t("ballCount")} inputMode="numeric" maxLength={4} {...form.text("ballCount")} />
      <PriceField label={t("hourPrice")} {...form.custom("hourPrice")} />
      <PriceField label={t("dayPrice")} {...form.custom("dayPrice")} />
      <PriceField label={t("lessonPrice")} {...form.custom("lessonPrice")} />
    </Panel>
  );
}
