"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useCheckedForm } from "@/components/form/use-checked-form";
import type { PageLanguage } from "@/components/member/shared/page-context";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import {
  type LoginPreference,
  readLoginPreference,
  writeLoginPreference,
} from "@/lib/web/runtime/session/login-preference";
import { LockNotice } from "./lock-notice";
import { useLogin } from "./use-login";

type Props = PageLanguage & {
  clubCode: string;
  formats: ClubFormats;
  isAdmin: boolean;
  wantedPath: string;
  onSignedIn(): void;
};

/** Id, password, remember-me. What is wrong stands in a summary that takes the focus; what was typed stays. */
export function LoginForm({ formats, ...context }: Props) {
  const { clubCode } = context;
  const t = useTranslations("login");
  const common = useTranslations("common");
  const [preference] = useState<LoginPreference | null>(() => readLoginPreference(clubCode));
  const { send, lock } = useLogin(context);
  const form = useCheckedForm({
    initial: { id: preference?.id ?? "", password: "", chk: preference?.chk ?? false },
    check: ({ id, password }) => ({
      id: id.trim() ? undefined : t("idRequired"),
      password: password ? undefined : t("passwordRequired"),
    }),
    send: async (fields) => {
      const failure = await send(fields);
      if (failure !== null) return { fieldId: "password", message: failure, isWhole: true };
      writeLoginPreference({ code: clubCode, id: fields.chk ? fields.id.trim() : "", chk: fields.chk });
      return "leaving";
    },
  });
  return (
    <form ref={form.ref} noValidate method="post" className="mt-8 flex flex-col gap-6" onSubmit={form.submit}>
      <ErrorSummary title={t("errors.title")} errors={form.errors} attempt={form.attempt} />
      {lock ? <LockNotice lock={lock} formats={formats} /> : null}
      <TextField
        {...form.field("id")}
        label={t("id")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <PasswordField
        {...form.field("password")}
        label={t("password")}
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        autoComplete="current-password"
        maxLength={128}
      />
      <CheckboxField {...form.box("chk")} label={t("remember")} hint={t("rememberHint")} />
      <SubmitButton form={form} size="large" busyText={t("submitting")} className="w-full">
        {t("submit")}
      </SubmitButton>
      <p className="visually-hidden" role="status">
        {form.isBusy ? common("loading") : ""}
      </p>
    </form>
  );
}
