"use client";

import { useTranslations } from "next-intl";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { useFirstFieldFocus } from "@/components/member/shared/layout/focus";
import type { PageContext } from "@/components/member/shared/page-context";
import type { Act } from "@/components/member/shared/use-act";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

type Props = { context: PageContext; act: Act; onMade: () => Promise<unknown> };

/** One more member with whom the member would not be joined. */
export function ExclusionForm({ context, act, onMade }: Props) {
  const t = useTranslations("joins.exclusions");
  const form = useCheckedForm<{ memberId: string }>({
    initial: { memberId: "" },
    check: ({ memberId }) => ({ memberId: memberId.trim() ? undefined : t("memberIdMissing") }),
    send: async (values) => {
      const body = { memberId: values.memberId.trim() };
      const answer = await call("POST /ext/join-exclusions", { body }, { handled: true });
      if (!answer.ok) {
        return { fieldId: "memberId", message: await failureSentence(answer.failure, context.language) };
      }
      form.reset(values);
      await onMade();
      act.say(t("added"));
      return null;
    },
  });
  useFirstFieldFocus(form.ref);
  return (
    <form
      ref={form.ref}
      noValidate
      method="post"
      className="flex max-w-[27.5rem] flex-col gap-4"
      onSubmit={form.submit}
    >
      <TextField {...form.field("memberId")} label={t("memberId")} maxLength={64} />
      <SubmitButton form={form} busyText={t("adding")}>
        {t("add")}
      </SubmitButton>
    </form>
  );
}
