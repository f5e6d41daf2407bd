"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import type { FaqItem } from "@/lib/contract/boards/faqs";
import type { FaqDraft } from "@/lib/web/boards/faq";
import type { ErrorOf } from "../board/form/board-form";
import { PublishPanel } from "../board/form/publish-panel";
import type { BoardForm } from "../board/form/use-board-form";
import { useCodeOptions } from "../board/form/use-code-options";

type Props = {
  form: BoardForm<FaqDraft, FaqItem>;
  errorOf: ErrorOf;
  /** How often it was opened; undefined of a new one. */
  viewCount: number | undefined;
};

/** Among which questions it stands, and whether visitors see it. */
export function FaqSettings({ form, errorOf, viewCount }: Props) {
  const t = useTranslations("ishm.faq.form");
  const { draft, baseline, saved, canSave, change } = form;
  const types = useCodeOptions("questionTypes", draft.questionType);
  const isMoved = saved !== null && draft.questionType !== baseline.questionType;
  return (
    <PublishPanel form={form}>
      <SelectField
        name="questionType"
        label={t("questionType")}
        hint={isMoved ? t("moved") : undefined}
        error={errorOf("questionType")}
        placeholder={draft.questionType === "" ? t("chooseType") : undefined}
        options={types}
        value={draft.questionType}
        disabled={!canSave}
        onChange={(event) => change({ questionType: event.target.value })}
      />
      {viewCount === undefined ? null : <p className="text-ink-2">{t("opened", { count: viewCount })}</p>}
    </PublishPanel>
  );
}
