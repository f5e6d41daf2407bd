"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import { PasswordField } from "@/components/form/password-field";
import { type SendResult, useCheckedForm } from "@/components/form/use-checked-form";
import type { WithdrawalContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import { showConfirm } from "@/lib/web/runtime/dialogs";

type Props = {
  context: WithdrawalContext;
  leave: (password: string) => Promise<SendResult>;
  back: () => void;
};

/** The last step of the withdrawal: the password and a confirmation. */
export function ConfirmForm({ context, leave, back }: Props) {
  const t = useTranslations("withdrawal.reason");
  const shared = useTranslations("account.shared");
  const common = useTranslations("common");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useCheckedForm({
    initial: { password: "" },
    check: ({ password }) => ({ password: password ? undefined : shared("passwordMissing") }),
    send: async ({ password }) => {
      const isSure = await showConfirm({
        title: t("sureTitle"),
        message: t("sureText", { club: context.clubName }),
        confirm: t("leave"),
        cancel: common("cancel"),
      });
      return isSure ? leave(password) : null;
    },
  });
  return (
    <form ref={form.ref} noValidate method="post" className="flex flex-col gap-7" onSubmit={form.submit}>
      <div>
        <h2 ref={heading} tabIndex={-1} className="font-serif text-sub">
          {t("confirmTitle")}
        </h2>
        <p className="mt-2 text-ink-2">{t("confirmLead")}</p>
      </div>
      <ErrorSummary title={shared("errorsTitle")} errors={form.errors} attempt={form.attempt} />
      <PasswordField
        {...form.field("password")}
        label={shared("password")}
        showLabel={shared("showPassword")}
        hideLabel={shared("hidePassword")}
        autoComplete="current-password"
        maxLength={128}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" size="large" isBusy={form.isBusy} busyText={t("leaving")}>
          {t("leave")}
        </Button>
        <Button variant="outline" size="large" onClick={back}>
          {common("back")}
        </Button>
      </div>
    </form>
  );
}
