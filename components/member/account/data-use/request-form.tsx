"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import { SelectField } from "@/components/form/select-field";
import { TextareaField } from "@/components/form/textarea-field";
import { Button } from "@/components/ui/button";
import type { CallInput } from "@/lib/contract/routes";
import { formatDate } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";
import type { AccountPlace } from "../place";
import { useDraft } from "../use-draft";
import { useRequests } from "./request-list";

type Kind = NonNullable<CallInput<"POST /ext/data-requests">["body"]>["kind"];
type Props = { memberIdx: number; place: AccountPlace };

const kinds = ["ACCESS", "CORRECTION", "DELETION", "STOP"] as const satisfies readonly Kind[];
const empty = { kind: "ACCESS", contents: "" };
const mostLetters = 2000;

/** A request about the own data; what was written stays until the club has it. */
export function RequestForm({ memberIdx, place }: Props) {
  const t = useTranslations("account.dataUse");
  const shared = useTranslations("account.shared");
  const draft = useDraft("data-request", memberIdx, empty);
  const { mutate } = useRequests(1, place);
  const { run, isBusy } = useOnce();
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<string | null>(null);
  const [due, setDue] = useState<string | null>(null);
  const send = () =>
    run(async () => {
      setAttempt((one) => one + 1);
      setDue(null);
      const contents = draft.values.contents.trim();
      if (contents === "") return setError(t("contentsMissing"));
      setError(null);
      const kind = kinds.find((one) => one === draft.values.kind) ?? "ACCESS";
      const answer = await call("POST /ext/data-requests", { body: { kind, contents } }, { handled: true });
      if (!answer.ok) return setError(await failureSentence(answer.failure, place.language));
      draft.change(empty);
      setDue(answer.value.dueAt);
      await mutate();
    });
  return (
    <form
      noValidate
      method="post"
      className="flex max-w-[36rem] flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <ErrorSummary
        title={shared("errorsTitle")}
        errors={error ? [{ fieldId: "contents", message: error }] : []}
        attempt={attempt}
      />
      <SelectField
        name="kind"
        label={t("kind")}
        value={draft.values.kind}
        options={kinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
        onChange={(event) => draft.change({ kind: event.target.value })}
      />
      <TextareaField
        name="contents"
        label={t("contents")}
        hint={t("contentsHint")}
        value={draft.values.contents}
        error={error}
        rows={4}
        maxLength={mostLetters}
        onChange={(event) => draft.change({ contents: event.target.value })}
      />
      <Button type="submit" isBusy={isBusy} busyText={t("sending")} className="self-start">
        {t("send")}
      </Button>
      <p role="status" className="text-ok">
        {due ? t("sent", { date: formatDate(due, place.formats) }) : ""}
      </p>
    </form>
  );
}
