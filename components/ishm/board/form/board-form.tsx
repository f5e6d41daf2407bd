"use client";

import type { ReactNode } from "react";
import type { BoardDraft, BoardText } from "@/lib/web/boards/board-draft";
import { FormFrame } from "../../form/form-frame";
import type { PreviewPage } from "../history/preview-dialog";
import { BoardFoot } from "./board-foot";
import { BoardTexts, type TextPanel } from "./board-texts";
import { FoundDraft } from "./found-draft";
import type { BoardForm as Form } from "./use-board-form";
import { useSavedDraft } from "./use-saved-draft";

type Props<D extends BoardDraft<T>, R, T extends BoardText> = {
  form: Form<D, R, T>;
  /** The fields of one language. */
  texts: (panel: TextPanel<T>) => ReactNode;
  /** The settings side by side with the texts. */
  settings: ReactNode;
  /** Under the texts. */
  below?: ReactNode;
  /** Of a row that is no page of its own: where it can be previewed. */
  previewPages?: readonly PreviewPage[];
};

/** The form of a row: texts in every language, settings, what was saved of it before, and what can be done with it. */
export function BoardForm<D extends BoardDraft<T>, R, T extends BoardText>(props: Props<D, R, T>) {
  const { form, texts, settings, below, previewPages } = props;
  const draft = useSavedDraft(form);
  return (
    <FormFrame
      form={form}
      isInert={form.isLeaving}
      className="grid items-start min-[68.75rem]:grid-cols-[minmax(0,1fr)_20rem]"
    >
      {draft.found ? (
        <FoundDraft found={draft.found} onGoOn={draft.goOn} onDiscard={() => void draft.discard()} />
      ) : null}
      <div className="flex min-w-0 flex-col gap-5">
        <BoardTexts form={form}>{texts}</BoardTexts>
        {below}
      </div>
      <div className="flex min-w-0 flex-col gap-5">{settings}</div>
      <BoardFoot form={form} draftSavedAt={draft.savedAt} previewPages={previewPages} />
    </FormFrame>
  );
}
