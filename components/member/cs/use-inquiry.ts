import { useRef, useState } from "react";
import type { ErrorItem } from "@/components/form/error-list";
import { useDraft } from "@/components/member/account/use-draft";
import type { MyPlace } from "@/components/member/mypage/place";
import { useFreshLists } from "@/components/member/mypage/use-fresh-lists";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { createCallKey } from "@/lib/web/my/call-key";
import { type InquiryFields, inquiryBody, missingFields } from "@/lib/web/my/inquiry-draft";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";

type Options = {
  memberIdx: number;
  place: MyPlace;
  saved: InquiryFields;
  /** Of the inquiry that is changed; null for a new one. */
  vocIdx: number | null;
  missing: (field: "questionType" | "title" | "contents") => string;
  onSent: (vocIdx: number) => void;
};

const fieldIds = new Set(["questionType", "title", "contents", "replyBy", "files"]);
const fileFailures = new Set([9301, 9302, 9413]);

/** An inquiry on its way: what was written stays until the club has it, whatever is answered. */
export function useInquiry({ memberIdx, place, saved, vocIdx, missing, onSent }: Options) {
  const draft = useDraft(vocIdx === null ? "inquiry" : `inquiry-${vocIdx}`, memberIdx, saved);
  const { run, isBusy } = useOnce();
  const refresh = useFreshLists();
  const keyOf = useRef(createCallKey());
  const [files, setFiles] = useState<File[]>([]);
  const [removed, setRemoved] = useState<number[]>([]);
  const [errors, setErrors] = useState<ErrorItem[]>([]);
  const [attempt, setAttempt] = useState(0);

  const takeFiles = (chosen: File[]) => {
    setFiles(chosen);
    draft.change({ fileNames: chosen.map(({ name }) => name).join(", ") });
  };
  const send = () =>
    run(async () => {
      setAttempt((one) => one + 1);
      const faults = missingFields(draft.values).map((field) => ({
        fieldId: field,
        message: missing(field),
      }));
      setErrors(faults);
      if (faults.length > 0) return;
      const body = inquiryBody(draft.values);
      const answer =
        vocIdx === null
          ? await call(
              "POST /voc",
              { body: { clubCode: place.clubCode, ...body }, files },
              { handled: true, idempotencyKey: keyOf.current([body, draft.values.fileNames]) },
            )
          : await call(
              "PUT /voc",
              { body: { vocIdx, ...body, removeFiles: removed }, files },
              { handled: true },
            );
      if (!answer.ok) return setErrors([await errorOf(answer.failure, place)]);
      draft.change(saved);
      draft.forget();
      await refresh();
      onSent(answer.value.vocIdx);
    });
  const errorAt = (field: string) => errors.find(({ fieldId }) => fieldId === field)?.message;
  return { draft, files, takeFiles, removed, setRemoved, errors, errorAt, attempt, send, isBusy };
}

/** The refusal at the field that it names, else at the words themselves. */
async function errorOf(failure: CallFailure, { language }: MyPlace): Promise<ErrorItem> {
  const [named = ""] = failure.msgVar;
  const fieldId = fileFailures.has(failure.code) ? "files" : fieldIds.has(named) ? named : "contents";
  return { fieldId, message: await failureSentence(failure, language) };
}
