"use client";

import { useTranslations } from "next-intl";
import { SwitchField } from "@/components/form/switch-field";
import type { FnbDraft } from "@/lib/web/office/boards/fnb-draft";
import { showState } from "@/lib/web/office/boards/show-state";
import { PublishPanel } from "../board/publish-panel";
import type { FnbFormProps } from "./fnb-form";

const stateOf = ({ isVisible }: FnbDraft) => showState({ isVisible, from: null, to: null }, "");

/** Whether the dish is on the card, and whether there is any left today. */
export function FnbPublish({ form }: Pick<FnbFormProps, "form">) {
  const t = useTranslations("ishm.fnb.form");
  const { draft, baseline, saved, isDirty, canSave, change } = form;
  const turn = (name: "isVisible" | "isSoldOut" | "isRecommended", label: string, hint?: string) => (
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
    <PublishPanel state={stateOf(draft)} savedState={saved && stateOf(baseline)} isDirty={isDirty}>
      {turn("isVisible", t("isVisible"))}
      {turn("isSoldOut", t("isSoldOut"), t("isSoldOutHint"))}
      {turn("isRecommended", t("isRecommended"), t("isRecommendedHint"))}
    </PublishPanel>
  );
}
