"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import { RadioField } from "@/components/form/radio-field";
import { TextareaField } from "@/components/form/textarea-field";
import { type FormRefusal, type SendResult, useCheckedForm } from "@/components/form/use-checked-form";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import type { WithdrawalContext } from "@/components/member/shared/page-context";
import { Button, ButtonLink } from "@/components/ui/button";
import type { CodeEntry } from "@/lib/contract/site/codes";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { usePageLinks } from "../shared/layout/use-page-links";
import type { Reason } from "./use-withdrawal";

type Props = {
  context: WithdrawalContext;
  choices: readonly CodeEntry[];
  reason: Reason;
  /** Why the next step led back here. */
  backRefusal: FormRefusal | null;
  onReason: (reason: Reason) => void;
  giveReason: (reason: Reason) => Promise<SendResult>;
};

/** One question, asked once; whatever is answered leads on. */
export function ReasonForm({ context, choices, reason, backRefusal, onReason, giveReason }: Props) {
  const t = useTranslations("withdrawal.reason");
  const shared = useTranslations("account.shared");
  const way = usePageLinks(context);
  const form = useCheckedForm({
    initial: reason,
    check: ({ reasonCode }) => ({ reasonCode: reasonCode ? undefined : t("missing") }),
    send: (given) => {
      onReason(given);
      return giveReason({ ...given, reasonText: given.reasonText.trim() });
    },
  });
  const showBackRefusal = useEffectEvent(() => {
    if (backRefusal) form.refuse(backRefusal);
  });
  useEffect(() => showBackRefusal(), []);
  return (
    <form ref={form.ref} noValidate method="post" className="flex flex-col gap-7" onSubmit={form.submit}>
      <ErrorSummary title={shared("errorsTitle")} errors={form.errors} attempt={form.attempt} />
      <RadioField
        {...form.field("reasonCode")}
        label={t("label")}
        requiredText={t("required")}
        options={choices.map(({ key, keyName }) => ({ value: key, label: keyName }))}
        fieldClassName="[&_label]:min-h-11 [&>div]:flex-col"
      />
      <TextareaField
        {...form.field("reasonText")}
        label={t("text")}
        hint={t("textHint")}
        rows={4}
        maxLength={500}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" isBusy={form.isBusy} busyText={t("sending")}>
          {t("next")}
        </Button>
        <ButtonLink as={MemberLink} variant="outline" size="large" href={way.link(memberPaths.myInfo.edit())}>
          {t("stop")}
        </ButtonLink>
      </div>
    </form>
  );
}
