"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { languageOfField } from "@/lib/web/boards/board-check";
import { type BoardDraft, type BoardText, mainLanguage } from "@/lib/web/boards/board-draft";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { toastBar } from "@/lib/web/runtime/toasts";
import { OfficeForm } from "../../form/office-form";
import { useFormErrors } from "../../form/use-form-errors";
import type { PreviewPlace } from "../history/preview-dialog";
import { BoardFoot } from "./board-foot";
import { BoardTexts, type TextPanel } from "./board-texts";
import { FoundDraft } from "./found-draft";
import type { BoardForm as Form } from "./use-board-form";
import { useBoardSave } from "./use-board-save";
import { useKeptDraft } from "./use-kept-draft";
import { useLanguageTab } from "./use-language-tab";

export type ErrorOf = (field: string) => string | undefined;

type Props<D extends BoardDraft<T>, R, T extends BoardText> = {
  form: Form<D, R, T>;
  /** A sentence of the board's own for a problem; without one the general sentence of its reason. */
  sentenceOf?: (problem: FieldProblem) => string | null;
  /** The fields of one language. */
  texts: (panel: TextPanel<T>) => ReactNode;
  /** The settings beside the texts. */
  settings: (errorOf: ErrorOf) => ReactNode;
  /** What stands under the texts. */
  below?: (errorOf: ErrorOf) => ReactNode;
  /** Of a row that is no page of its own: where it can be looked at. */
  previewPlaces?: readonly PreviewPlace[];
};

/** The form of a row: texts in every language, settings, what was kept of it before, and what can be done with it. */
export function BoardForm<D extends BoardDraft<T>, R, T extends BoardText>(props: Props<D, R, T>) {
  const { form, sentenceOf, texts, settings, below, previewPlaces } = props;
  const t = useTranslations("ishm");
  const common = useTranslations("common");
  const { board, desk, draft, saved, canSave } = form;
  const first = mainLanguage(board.texts, draft, desk.language);
  const { tab, setTab, handOver } = useLanguageTab(board.entity, saved?.idx, first);
  const kept = useKeptDraft(form);
  const saving = useBoardSave(form, handOver);
  const { theirs } = saving;
  const problems = board.problems(draft, desk, saved);
  const errors = useFormErrors({
    ...{ problems, sentenceOf },
    nameOf: (field) => {
      const language = languageOfField(field);
      return language && common(`languageNames.${language}`);
    },
    ...saving,
  });

  const submit = async () => {
    if (!errors.pass()) setTab(languageOfField(problems[0]?.field ?? "") ?? tab);
    else if (await saving.save(draft)) errors.forget();
  };
  const settle = (take: (theirs: R) => void) => {
    if (theirs !== null) take(theirs);
    saving.closeConflict();
    errors.forget();
  };

  return (
    <OfficeForm
      errors={errors}
      canSave={canSave}
      isInert={form.isLeaving}
      onSubmit={() => void submit()}
      conflict={{
        isOpen: theirs !== null,
        onReload: () => settle(form.takeTheirs),
        onKeep() {
          settle(form.keepMine);
          toastBar(t("conflict.kept"));
        },
      }}
      className="grid items-start min-[1100px]:grid-cols-[minmax(0,1fr)_20rem]"
    >
      {kept.found ? (
        <FoundDraft found={kept.found} onGoOn={kept.goOn} onDiscard={() => void kept.discard()} />
      ) : null}
      <div className="flex min-w-0 flex-col gap-5">
        <BoardTexts form={form} tab={tab} onTab={setTab} errorOf={errors.of}>
          {texts}
        </BoardTexts>
        {below?.(errors.of)}
      </div>
      <div className="flex min-w-0 flex-col gap-5">{settings(errors.of)}</div>
      <BoardFoot
        form={form}
        isBusy={saving.isBusy}
        keptAt={kept.keptAt}
        tab={tab}
        previewPlaces={previewPlaces}
      />
    </OfficeForm>
  );
}
