"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import { ErrorSummary } from "@/components/form/error-summary";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { type FormRefusal, useCheckedForm } from "@/components/form/use-checked-form";
import {
  noPassword,
  passwordFieldOf,
  useNewPasswordCheck,
} from "@/components/member/shared/new-password/new-password";
import { NewPasswordFields } from "@/components/member/shared/new-password/new-password-fields";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";
import type { SessionUser } from "@/lib/web/session/options";

type Props = {
  user: SessionUser;
  /** Words that no password may consist of. */
  passwordWords: readonly string[];
  language: Language;
  /** An expired password may be changed later, a temporary one may not. */
  mayWait: boolean;
  onRefuse(): void;
};
/** A temporary or an expired password is replaced; what was typed stays when it is refused. */
export function PasswordStep({ user, passwordWords, language, mayWait, onRefuse }: Props) {
  const t = useTranslations("login");
  const owner = { id: user.id, clubWords: passwordWords };
  const rule = user.isAdmin ? "reset" : "join";
  const { save, wait, isLaterOver } = useDuePassword({ isAdmin: user.isAdmin, language });
  const checkNew = useNewPasswordCheck(rule, owner);
  const later = useOnce();
  const form = useCheckedForm({
    initial: { oldPassword: "", ...noPassword },
    check: (values) => ({
      oldPassword: values.oldPassword ? undefined : t("passwordRequired"),
      ...checkNew(values),
    }),
    send: async ({ oldPassword, newPassword }) => (await save(oldPassword, newPassword)) ?? "leaving",
  });
  const putOff = () =>
    later.run(async () => {
      const refusal = form.isBusy ? null : await wait();
      if (refusal) form.refuse(refusal);
    });
  return (
    <form ref={form.ref} noValidate method="post" className="flex flex-col gap-6" onSubmit={form.submit}>
      <ErrorSummary title={t("errors.title")} errors={form.errors} attempt={form.attempt} />
      <input type="text" name="username" autoComplete="username" value={user.id} readOnly hidden />
      <PasswordField
        {...form.field("oldPassword")}
        label={t("oldPassword")}
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        autoComplete="current-password"
        maxLength={128}
      />
      <NewPasswordFields rule={rule} owner={owner} form={form} />
      <SubmitButton form={form} size="large" busyText={t("pending.saving")}>
        {t("pending.change")}
      </SubmitButton>
      {mayWait && !isLaterOver ? (
        <Button
          variant="outline"
          isBusy={later.isBusy}
          busyText={t("pending.waiting")}
          onClick={() => void putOff()}
        >
          {t("pending.later")}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={onRefuse}>
        {t("pending.signOut")}
      </Button>
    </form>
  );
}

type Options = { isAdmin: boolean; language: Language };

const noMoreLater = 1403;

/** A password that is due: a new one, or later while the club allows it (domain.md M11). */
function useDuePassword({ isAdmin, language }: Options) {
  const { announce } = useSession();
  const [isLaterOver, setLaterOver] = useState(false);

  const refused = async (failure: CallFailure): Promise<FormRefusal> => {
    if (failure.code === noMoreLater) setLaterOver(true);
    const fieldId = passwordFieldOf(failure.code) ?? "newPassword";
    return { fieldId, message: await failureSentence(failure, language) };
  };
  /** Null on success: the session then has nothing pending, and the view goes on. */
  const save = async (oldPassword: string, newPassword: string): Promise<FormRefusal | null> => {
    const sent = { body: { oldPassword, newPassword } };
    const answer = isAdmin
      ? await call("PUT /admin/change-password", sent, { handled: true })
      : await call("PUT /member/expiry/change-password", sent, { handled: true });
    if (!answer.ok) return refused(answer.failure);
    announce("signed-in");
    return null;
  };
  const wait = async (): Promise<FormRefusal | null> => {
    const answer = await call(
      "PUT /member/expiry/change-password",
      { body: { later: true } },
      { handled: true },
    );
    if (!answer.ok) return refused(answer.failure);
    announce("signed-in");
    return null;
  };
  return { save, wait, isLaterOver };
}
