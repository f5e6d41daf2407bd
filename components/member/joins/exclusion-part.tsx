"use client";

import { useTranslations } from "next-intl";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useCheckedForm } from "@/components/form/use-checked-form";
import type { PageContext } from "@/components/member/shared/page-context";
import type { Act } from "@/components/member/shared/use-act";
import { Button } from "@/components/ui/button";
import type { CallOutput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

type Props = {
  exclusions: CallOutput<"GET /ext/joins">["exclusions"];
  context: PageContext;
  act: Act;
  onMade: () => Promise<unknown>;
};

/** With whom the member would not be joined; nobody else sees it. */
export function ExclusionPart({ exclusions, context, act, onMade }: Props) {
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
  const remove = (exclusionIdx: number) => () =>
    call("DELETE /ext/join-exclusions/{id}", { params: { id: String(exclusionIdx) } }, { handled: true });
  return (
    <>
      <ul>
        {exclusions.map(({ exclusionIdx, name }) => (
          <li
            key={exclusionIdx}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3"
          >
            {name}
            <Button
              variant="outline"
              size="touch"
              aria-label={`${t("remove")}: ${name}`}
              onClick={() => void act.act(remove(exclusionIdx), t("removed"))}
            >
              {t("remove")}
            </Button>
          </li>
        ))}
      </ul>
      <form
        ref={form.ref}
        noValidate
        method="post"
        className="mt-6 flex max-w-[27.5rem] flex-col gap-4"
        onSubmit={form.submit}
      >
        <TextField {...form.field("memberId")} label={t("memberId")} maxLength={64} />
        <SubmitButton form={form} busyText={t("adding")}>
          {t("add")}
        </SubmitButton>
      </form>
    </>
  );
}
