"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import type { FaqItem } from "@/lib/contract/boards/faqs";
import { type FaqDraft, faqBoard } from "@/lib/web/boards/faq";
import { BoardEditor } from "../board/form/board-editor";
import { BoardForm } from "../board/form/board-form";
import { PublishPanel } from "../board/form/publish-panel";
import { BoardRichText, BoardWords } from "../board/form/text-fields";
import { type BoardForm as Form, useBoardForm } from "../board/form/use-board-form";
import { useCodeOptions } from "../board/form/use-code-options";

/** One question, or a new one (`faqIdx` null). */
export function FaqEditorView({ faqIdx }: { faqIdx: number | null }) {
  const t = useTranslations("ishm.faq");
  return (
    <BoardEditor board={faqBoard} idx={faqIdx} titles={{ new: t("new"), edit: t("edit") }}>
      {(record, canSave) => <FaqForm record={record} canSave={canSave} />}
    </BoardEditor>
  );
}

function FaqForm({ record, canSave }: { record: FaqItem | null; canSave: boolean }) {
  const t = useTranslations("ishm.faq.form");
  const form = useBoardForm({
    board: faqBoard,
    record,
    canSave,
    sentenceOf({ field, reason }) {
      if (reason !== "required") return null;
      if (field === "questionType") return t("typeRequired");
      if (field.endsWith(".question")) return t("questionRequired");
      return field.endsWith(".answer") ? t("answerRequired") : null;
    },
  });
  return (
    <BoardForm
      form={form}
      texts={(panel) => (
        <>
          <BoardWords of={panel} name="question" label={t("question")} maxLength={200} />
          <BoardRichText of={panel} name="answer" label={t("answer")} />
        </>
      )}
      settings={<FaqSettings form={form} />}
    />
  );
}

/** Its type, whether visitors see it, and how often it was opened. */
function FaqSettings({ form }: { form: Form<FaqDraft, FaqItem> }) {
  const t = useTranslations("ishm.faq.form");
  const { draft, baseline, record } = form;
  const types = useCodeOptions("questionTypes", draft.questionType);
  const isMoved = record !== null && draft.questionType !== baseline.questionType;
  return (
    <PublishPanel form={form}>
      <SelectField
        label={t("questionType")}
        hint={isMoved ? t("moved") : undefined}
        placeholder={draft.questionType === "" ? t("chooseType") : undefined}
        options={types}
        {...form.choice("questionType")}
      />
      {record ? <p className="text-ink-2">{t("opened", { count: record.viewCount })}</p> : null}
    </PublishPanel>
  );
}
