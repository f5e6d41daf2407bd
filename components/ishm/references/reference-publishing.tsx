"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import type { ReferenceDetail } from "@/lib/contract/boards/references";
import { isProduct, type ReferenceDraft } from "@/lib/web/boards/reference";
import type { ErrorOf } from "../board/form/board-form";
import { PublishPanel } from "../board/form/publish-panel";
import type { BoardForm } from "../board/form/use-board-form";
import { useReferenceTypes } from "./use-reference-types";

export type ReferenceFormProps = { form: BoardForm<ReferenceDraft, ReferenceDetail>; errorOf: ErrorOf };

/** Whether visitors see it, and among which kind. */
export function ReferencePublishing({ form, errorOf }: ReferenceFormProps) {
  const t = useTranslations("ishm.reference.form");
  const { draft, baseline, canSave, change } = form;
  const types = useReferenceTypes(draft.type);
  const losesPrice = isProduct(baseline) && !isProduct(draft);
  return (
    <PublishPanel form={form}>
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
