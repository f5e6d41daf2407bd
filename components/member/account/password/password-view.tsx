"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import { ErrorSummary } from "@/components/form/error-summary";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { type CheckedForm, type FormRefusal, useCheckedForm } from "@/components/form/use-checked-form";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import {
  noPassword,
  passwordFieldOf,
  useNewPasswordCheck,
} from "@/components/member/shared/new-password/new-password";
import { NewPasswordFields } from "@/components/member/shared/new-password/new-password-fields";
import type { PageContext } from "@/components/member/shared/page-context";
import { Sign } from "@/components/ui/layout/signs";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

/** Changes the password with the old one (domain.md M10). */
export function PasswordView({ context }: { context: PageContext }) {
  return <MemberOnly>{() => <PasswordForm context={context} />}</MemberOnly>;
}

/** The old password and a new one; a page is never left with either in it. */
function PasswordForm({ context }: { context: PageContext }) {
  const t = useTranslations("account.password");
  const shared = useTranslations("account.shared");
  const { session } = useSession();
  const owner = {
    id: session?.signedIn ? session.user.id : "",
    clubWords: context.passwordWords,
  };
  const checkNew = useNewPasswordCheck("join", owner);
  const initial = { oldPassword: "", ...noPassword };
  const { change, revoked } = useChangePassword(context);
  const form: CheckedForm<typeof initial> = useCheckedForm({
    initial,
    check: (values) => ({
      oldPassword: values.oldPassword ? undefined : shared("passwordMissing"),
      ...checkNew(values),
    }),
    send: async (values) => {
      const refusal = await change(values.oldPassword, values.newPassword);
      if (refusal === null) form.reset(values);
      return refusal;
    },
  });
  return (
    <form
      ref={form.ref}
      noValidate
      method="post"
      className="flex max-w-[27.5rem] flex-col gap-6"
      onSubmit={form.submit}
    >
      <div role="status">
        {revoked === null ? null : (
          <p className="flex items-start gap-3 bg-ok-tint px-4 py-3 text-ok">
            <Sign name="check" className="mt-1" />
            {t("changed", { count: revoked })}
          </p>
        )}
      </div>
      <ErrorSummary title={shared("errorsTitle")} errors={form.errors} attempt={form.attempt} />
      {/* Password managers keep the new one under this name. */}
      <input type="hidden" name="username" value={owner.id} autoComplete="username" />
      <PasswordField
        {...form.field("oldPassword")}
        label={t("old")}
        showLabel={shared("showPassword")}
        hideLabel={shared("hidePassword")}
        autoComplete="current-password"
        maxLength={128}
      />
      <NewPasswordFields rule="join" owner={owner} form={form} />
      <p className="text-caption text-ink-2">{t("others")}</p>
      <SubmitButton form={form} id="save" size="large" busyText={t("changing")} className="w-full">
        {t("submit")}
      </SubmitButton>
    </form>
  );
}

/** Sends the new password; this session goes on, `revoked` counts the others that ended. */
function useChangePassword({ clubCode, language }: PageContext) {
  const { announce } = useSession();
  const [revoked, setRevoked] = useState<number | null>(null);

  const change = async (oldPassword: string, newPassword: string): Promise<FormRefusal | null> => {
    setRevoked(null);
    const body = { clubCode, oldPassword, newPassword };
    const answer = await call("PUT /member/change-password", { body }, { handled: true });
    if (!answer.ok) {
      const fieldId = passwordFieldOf(answer.failure.code) ?? "save";
      return { fieldId, message: await failureSentence(answer.failure, language) };
    }
    setRevoked(answer.value.sessionsRevoked);
    // The session has new tokens: this tab and the others of this browser ask for their ends.
    announce("signed-in");
    return null;
  };
  return { change, revoked };
}
