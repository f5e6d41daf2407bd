import { useRef, useState } from "react";
import type { FormRefusal } from "@/components/form/use-checked-form";
import { useFreshLists } from "@/components/member/shared/data/use-fresh-lists";
import { memberDraft, type SavedForm, useSavedForm } from "@/components/member/shared/form/use-saved-form";
import type { PageContext } from "@/components/member/shared/page-context";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { createCallKey } from "@/lib/web/my/call-key";
import { type InquiryFields, inquiryBody, missingFields } from "@/lib/web/my/inquiry-draft";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

type Options = {
  memberIdx: number;
  context: PageContext;
  saved: InquiryFields;
  /** Of the inquiry that is changed; null for a new one. */
  vocIdx: number | null;
  missing: (field: "questionType" | "title" | "contents") => string;
  onSent: (vocIdx: number) => void;
};

const fieldIds = new Set(["questionType", "title", "contents", "replyBy", "files"]);
const fileFailures = new Set([9301, 9302, 9413]);

/** An inquiry as it is written: what was typed stays until the club has it, whatever is answered. */
export function useInquiry({ memberIdx, context, saved, vocIdx, missing, onSent }: Options) {
  const refresh = useFreshLists();
  const keyOf = useRef(createCallKey());
  const [files, setFiles] = useState<File[]>([]);
  const [removed, setRemoved] = useState<number[]>([]);
  const key = vocIdx === null ? "inquiry" : (`inquiry-${vocIdx}` as const);
  const form: SavedForm<InquiryFields> = useSavedForm({
    draft: memberDraft(key, memberIdx),
    dirtyKey: key,
    initial: saved,
    check: (values) => Object.fromEntries(missingFields(values).map((field) => [field, missing(field)])),
    send: async (values) => {
      const body = inquiryBody(values);
      const options = { handled: true, idempotencyKey: keyOf.current([body, values.fileNames]) };
      const answer =
        vocIdx === null
          ? await call("POST /voc", { body: { clubCode: context.clubCode, ...body }, files }, options)
          : await call(
              "PUT /voc",
              { body: { vocIdx, ...body, removeFiles: removed }, files },
              { handled: true },
            );
      if (!answer.ok) return refusalOf(answer.failure, context);
      form.change(saved);
      form.forget();
      await refresh();
      onSent(answer.value.vocIdx);
      return null;
    },
  });
  const takeFiles = (chosen: File[]) => {
    setFiles(chosen);
    form.change({ fileNames: chosen.map(({ name }) => name).join(", ") });
  };
  return { form, files, takeFiles, removed, setRemoved };
}

/** The refusal at the field that it names, else at the text. */
async function refusalOf(failure: CallFailure, { language }: PageContext): Promise<FormRefusal> {
  const [named = ""] = failure.msgVar;
  const fieldId = fileFailures.has(failure.code) ? "files" : fieldIds.has(named) ? named : "contents";
  return { fieldId, message: await failureSentence(failure, language) };
}
