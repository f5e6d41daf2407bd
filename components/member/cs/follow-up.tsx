"use client";

import { useTranslations } from "next-intl";
import { TextareaField } from "@/components/form/textarea-field";
import { memberDraft, type SavedForm, useSavedForm } from "@/components/member/shared/form/use-saved-form";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/web/api/browser";
import { wordsLetters } from "@/lib/web/my/inquiry-draft";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

type Props = { vocIdx: number; memberIdx: number; context: PageContext; onSent: () => Promise<void> };

/** A reply to an answer, which opens the inquiry again; saved in the tab until it is sent. */
export function FollowUp({ vocIdx, memberIdx, context, onSent }: Props) {
  const t = useTranslations("cs");
  const form: SavedForm<{ contents: string }> = useSavedForm({
    draft: memberDraft(`follow-up-${vocIdx}`, memberIdx),
    initial: { contents: "" },
    check: ({ contents }) => ({ contents: contents.trim() ? undefined : t("form.missing.contents") }),
    send: async (values) => {
      const contents = values.contents.trim();
      const params = { id: String(vocIdx) };
      const answer = await call("POST /voc/{id}/messages", { params, body: { contents } }, { handled: true });
      if (!answer.ok) {
        return { fieldId: "contents", message: await failureSentence(answer.failure, context.language) };
      }
      form.forget();
      await onSent();
      return null;
    },
  });
  return (
    <form ref={form.ref} noValidate className="mt-10 max-w-[40rem]" onSubmit={form.submit}>
      <TextareaField
        {...form.field("contents")}
        label={t("followUp")}
        hint={t("followUpHint")}
        rows={4}
        maxLength={wordsLetters}
      />
      <Button
        type="submit"
        variant="outline"
        className="mt-4"
        isBusy={form.isBusy}
        busyText={t("form.sending")}
      >
        {t("form.send")}
      </Button>
    </form>
  );
}
