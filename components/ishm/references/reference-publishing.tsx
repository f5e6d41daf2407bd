"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import type { ReferenceDetail } from "@/lib/contract/references";
import { isProduct, type ReferenceDraft } from "@/lib/web/office/boards/reference";
import { showState } from "@/lib/web/office/boards/show-state";
import type { ErrorOf } from "../board/board-form";
import { PublishPanel } from "../board/publish-panel";
import type { BoardForm } from "../board/use-board-form";
import { useReferenceTypes } from "./use-reference-types";

export type ReferenceFormProps = { form: BoardForm<ReferenceDraft, ReferenceDetail>; errorOf: ErrorOf };

const stateOf = ({ isVisible }: ReferenceDraft) => showState({ isVisible, from: null, to: null }, "");

/** Whether visitors see it, and among which kind. */
export function ReferencePublishing({ form, errorOf }: ReferenceFormProps) {
  const t = useTranslations("ishm.reference.form");
  const { draft, baseline, saved, isDirty, canSave, change } = form;
  const types = useReferenceTypes(draft.type);
  const losesPrice = isProduct(baseline) && !isProduct(draft);
  return (
    <PublishPanel state={stateOf(draft)} savedState={saved && stateOf(baseline)} isDirty={isDirty}>
      <SwitchField
        name="isVisible"
        label={t("isVisible")}
        checked={draft.isVisible}
        disabled={!canSave}
        onChange={(event) => change({ isVisible: event.target.checked })}
      />
      <SelectField
        name="type"
        label={t("type")}
        hint={losesPrice ? t("losesPrice") : isProduct(draft) ? t("inShop") : undefined}
        error={errorOf("type")}
        placeholder={draft.type === "" ? t("chooseType") : undefined}
        options={types}
        value={draft.type}
        disabled={!canSave}
        onChange={(event) => change({ type: event.target.value })}
      />
    </PublishPanel>
  );
}
