"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextareaField } from "@/components/form/textarea-field";
import type { OfficeRequest } from "@/lib/contract/accounts/data-requests";
import { dataRequestState } from "@/lib/contract/code-values/data-requests";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";
import { ActionDialog } from "../action/action-dialog";
import { useSave } from "../form/use-save";

type Props = {
  request: OfficeRequest;
  to: typeof dataRequestState.inProgress | typeof dataRequestState.done | typeof dataRequestState.refused;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

const longest = 2000;

/** Begins the work on a request, or ends it with words that the member reads. */
export function RequestActionDialog({ request, to, onClose, onChanged }: Props) {
  const t = useTranslations("ishm.dataRequests");
  const { requestIdx, memberName: name, version } = request;
  const [answer, setAnswer] = useState("");
  const [isRefused, setRefused] = useState(false);
  const needsAnswer = to !== dataRequestState.inProgress;
  const isMissing = needsAnswer && answer.trim() === "";
  const saving = useSave({
    send: async () => {
      const body = { state: to, answer: needsAnswer ? answer.trim() : undefined, version };
      const sent = await call(
        "PUT /ops/data-requests/{id}",
        { params: { id: String(requestIdx) }, body },
        { handled: true },
      );
      await onChanged();
      return sent;
    },
    onSaved: () => {
      toastBar(t(`deeds.${to}.done`));
      onClose();
    },
  });
  return (
    <ActionDialog
      isOpen
      title={t(`deeds.${to}.title`)}
      lines={[t(`deeds.${to}.does`, { name })]}
      confirmLabel={t(`deeds.${to}.button`)}
      tone={to === dataRequestState.refused ? "bad" : "plain"}
      isBusy={saving.isBusy}
      failure={saving.refusal?.message}
      onConfirm={() => {
        setRefused(isMissing);
        if (!isMissing) void saving.save(undefined);
      }}
      onClose={onClose}
    >
      {needsAnswer ? (
        <TextareaField
          id="answer"
          label={t(to === dataRequestState.refused ? "refusal" : "fields.answer")}
          hint={t("answerHint")}
          error={isRefused && isMissing ? t("answerNeeded") : undefined}
          value={answer}
          rows={5}
          maxLength={longest}
          onChange={(event) => setAnswer(event.target.value)}
        />
      ) : null}
    </ActionDialog>
  );
}
