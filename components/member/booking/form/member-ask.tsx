"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { type CheckedForm, useCheckedForm } from "@/components/form/use-checked-form";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { onEnter } from "./on-enter";

export type FoundMember = { memberId: string; name: string };
type Props = { clubCode: string; language: Language; ownId: string; onFound: (member: FoundMember) => void };

/** A member by login id: the club answers with the masked name, so that nobody is named by a slip of the hand. */
export function MemberAsk({ clubCode, language, ownId, onFound }: Props) {
  const t = useTranslations("booking.seat");
  const form: CheckedForm<{ memberId: string }> = useCheckedForm({
    initial: { memberId: "" },
    check: ({ memberId }) => {
      const wanted = idOf(memberId);
      return { memberId: wanted ? (wanted === ownId ? t("idOwn") : undefined) : t("idMissing") };
    },
    send: async (values) => {
      const memberId = idOf(values.memberId);
      const query = { clubCode, lang: language, id: memberId };
      const answer = await call("GET /member/name/check", { query }, { handled: true });
      const name = answer.ok ? answer.value.maskedName : null;
      if (name === null) {
        const message = answer.ok ? t("idUnknown") : await failureSentence(answer.failure, language);
        return { fieldId: "memberId", message };
      }
      form.reset(values);
      onFound({ memberId, name });
      return null;
    },
  });

  return (
    <div className="flex items-start gap-2">
      <TextField
        {...form.field("memberId")}
        fieldClassName="flex-1"
        label={t("memberId")}
        hint={t("memberIdHint")}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={64}
        onKeyDown={onEnter(form.submit)}
      />
      <Button
        variant="outline"
        className="mt-[1.8rem]"
        isBusy={form.isBusy}
        busyText={t("checking")}
        onClick={() => void form.submit()}
      >
        {t("check")}
      </Button>
    </div>
  );
}

const idOf = (typed: string) => typed.trim().toLowerCase();
