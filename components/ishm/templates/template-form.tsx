"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import type { VocTemplateDetail } from "@/lib/contract/inquiries/voc-templates";
import { BoardForm } from "../board/form/board-form";
import { BoardWords } from "../board/form/text-fields";
import { useBoardForm } from "../board/form/use-board-form";
import { useCodeOptions } from "../board/form/use-code-options";
import { Panel } from "../frame/panel";
import { PlaceholderList } from "./placeholder-list";
import { vocTemplateBoard } from "./voc-template";

type Props = { record: VocTemplateDetail | null; canSave: boolean };

/** A template: its name and its words in every language, and which questions it answers. */
export function TemplateForm({ record, canSave }: Props) {
  const t = useTranslations("ishm.inquiries.templates");
  const form = useBoardForm({ board: vocTemplateBoard, record, canSave });
  const { draft, change } = form;
  const types = useCodeOptions("questionTypes", draft.questionType);
  return (
    <BoardForm
      form={form}
      sentenceOf={({ field, reason }) => {
        if (field.endsWith(".title") && reason === "required") return t("nameNeeded");
        if (!field.endsWith(".contents")) return null;
        if (reason === "required") return t("wordsNeeded");
        return reason === "format" ? t("unknownPlaceholder") : null;
      }}
      texts={(panel) => (
        <>
          <BoardWords of={panel} name="title" label={t("name")} maxLength={60} />
          <BoardWords
            of={panel}
            name="contents"
            label={t("words")}
            hint={t("wordsHint")}
            maxLength={3000}
            rows={12}
          />
        </>
      )}
      settings={() => (
        <>
          <Panel title={t("use")}>
            <SelectField
              name="questionType"
              label={t("type")}
              placeholder={t("everyType")}
              options={types}
              value={draft.questionType}
              disabled={!canSave}
              onChange={(event) => change({ questionType: event.target.value })}
            />
          </Panel>
          <PlaceholderList />
        </>
      )}
    />
  );
}
