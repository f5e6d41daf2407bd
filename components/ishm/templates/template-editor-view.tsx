"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import type { VocTemplateDetail } from "@/lib/contract/inquiries/voc-templates";
import { answerPlaceholders } from "@/lib/shared/texts/answer-words";
import { BoardEditor } from "../board/form/board-editor";
import { BoardForm } from "../board/form/board-form";
import { BoardWords } from "../board/form/text-fields";
import { useBoardForm } from "../board/form/use-board-form";
import { useCodeOptions } from "../board/form/use-code-options";
import { Panel } from "../frame/panel";
import { vocTemplateBoard } from "./voc-template";

/** One answer template, or a new one (`templateIdx` null). */
export function TemplateEditorView({ templateIdx }: { templateIdx: number | null }) {
  const t = useTranslations("ishm.inquiries.templates");
  return (
    <BoardEditor
      board={vocTemplateBoard}
      idx={templateIdx}
      titles={{ new: t("new"), edit: t("edit") }}
      crumbs={[{ label: t("title"), href: vocTemplateBoard.menu.path }]}
    >
      {(record, canSave) => <TemplateForm record={record} canSave={canSave} />}
    </BoardEditor>
  );
}

/** A template: its name and its words in every language, and which questions it answers. */
function TemplateForm({ record, canSave }: { record: VocTemplateDetail | null; canSave: boolean }) {
  const t = useTranslations("ishm.inquiries.templates");
  const form = useBoardForm({
    board: vocTemplateBoard,
    record,
    canSave,
    sentenceOf({ field, reason }) {
      if (field.endsWith(".title") && reason === "required") return t("nameNeeded");
      if (!field.endsWith(".contents")) return null;
      if (reason === "required") return t("wordsNeeded");
      return reason === "format" ? t("unknownPlaceholder") : null;
    },
  });
  const types = useCodeOptions("questionTypes", form.draft.questionType);
  const words = { label: t("words"), hint: t("wordsHint"), maxLength: 3000, rows: 12 };
  return (
    <BoardForm
      form={form}
      texts={(panel) => (
        <>
          <BoardWords of={panel} name="title" label={t("name")} maxLength={60} />
          <BoardWords of={panel} name="contents" {...words} />
        </>
      )}
      settings={
        <>
          <Panel title={t("use")}>
            <SelectField
              label={t("type")}
              placeholder={t("everyType")}
              options={types}
              {...form.choice("questionType")}
            />
          </Panel>
          <PlaceholderList />
        </>
      }
    />
  );
}

/** The placeholders of a template, and what each becomes when an answer is sent. */
function PlaceholderList() {
  const t = useTranslations("ishm.inquiries.templates.placeholders");
  return (
    <Panel title={t("title")}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {answerPlaceholders.map((word) => (
          <div key={word} className="contents">
            <dt>
              <code>{`{${word}}`}</code>
            </dt>
            <dd className="text-ink-2">{t(`words.${word}`)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
