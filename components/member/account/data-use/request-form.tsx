"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import { SelectField } from "@/components/form/select-field";
import { TextareaField } from "@/components/form/textarea-field";
import { Button } from "@/components/ui/button";
import type { CallInput } from "@/lib/contract/routes";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { memberDraft, type SavedForm, useSavedForm } from "../../shared/form/use-saved-form";
import { useFirstFieldFocus } from "../../shared/layout/focus";
import type { PageContext } from "../../shared/page-context";
import { useRequests } from "./request-list";

type Kind = NonNullable<CallInput<"POST /ext/data-requests">["body"]>["kind"];
/** `isBegun`: the form was there before any press, which would have brought the focus. */
type Props = { memberIdx: number; context: PageContext; isBegun: boolean };

const kinds = ["ACCESS", "CORRECTION", "DELETION", "STOP"] as const satisfies readonly Kind[];
const empty = { kind: "ACCESS", contents: "" };
const mostLetters = 2000;

/** A request about the own data; what was written stays until the club has it. */
export function RequestForm({ memberIdx, context, isBegun }: Props) {
  const t = useTranslations("account.dataUse");
  const shared = useTranslations("account.shared");
  const { mutate } = useRequests(1, context);
  const [due, setDue] = useState<string | null>(null);
  const form: SavedForm<typeof empty> = useSavedForm({
    draft: memberDraft("data-request", memberIdx),
    dirtyKey: "data-request",
    initial: empty,
    check: ({ contents }) => {
      setDue(null);
      return { contents: contents.trim() ? undefined : t("contentsMissing") };
    },
    send: async (values) => {
      const contents = values.contents.trim();
      const kind = kinds.find((one) => one === values.kind) ?? "ACCESS";
      const answer = await call("POST /ext/data-requests", { body: { kind, contents } }, { handled: true });
      if (!answer.ok) {
        return { fieldId: "contents", message: await failureSentence(answer.failure, context.language) };
      }
      form.reset(values);
      setDue(answer.value.dueAt);
      await mutate();
      return null;
    },
  });
  useFirstFieldFocus(form.ref, !isBegun);
  return (
    <form
      ref={form.ref}
      noValidate
      method="post"
      className="flex max-w-[36rem] flex-col gap-6"
      onSubmit={form.submit}
    >
      <ErrorSummary title={shared("errorsTitle")} errors={form.errors} attempt={form.attempt} />
      <SelectField
        {...form.field("kind")}
        label={t("kind")}
        options={kinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
      />
      <TextareaField
        {...form.field("contents")}
        label={t("contents")}
        hint={t("contentsHint")}
        rows={4}
        maxLength={mostLetters}
      />
      <Button type="submit" isBusy={form.isBusy} busyText={t("sending")} className="self-start">
        {t("send")}
      </Button>
      <p role="status" className="text-ok">
        {due ? t("sent", { date: formatDay(due, context) }) : ""}
      </p>
    </form>
  );
}
