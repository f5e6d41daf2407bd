"use client";

import { useTranslations } from "next-intl";
import { SwitchField } from "@/components/form/switch-field";
import { PublishPanel } from "../board/form/publish-panel";
import type { FnbFormProps } from "./fnb-form";

/** Whether the dish is on the card, and whether there is any left today. */
export function FnbPublish({ form }: Pick<FnbFormProps, "form">) {
  const t = useTranslations("ishm.fnb.form");
  const { draft, canSave, change } = form;
  const turn = (name: "isSoldOut" | "isRecommended", label: string, hint: string) => (
    <SwitchField
      name={name}
      label={label}
      hint={hint}
      checked={draft[name]}
      disabled={!canSave}
      onChange={(event) => change({ [name]: event.target.checked })}
    />
  );
  return (
    <PublishPanel form={form}>
      {turn("isSoldOut", t("isSoldOut"), t("isSoldOutHint"))}
      {turn("isRecommended", t("isRecommended"), t("isRecommendedHint"))}
    </PublishPanel>
  );
}
