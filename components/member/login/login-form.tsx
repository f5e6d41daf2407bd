"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { PasswordField } from "@/components/form/password-field";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import type { ClubFormats } from "@/lib/shared/club-formats";
import { formatDate } from "@/lib/shared/date-format";
import type { Language } from "@/lib/shared/languages";
import {
  type LoginPreference,
  readLoginPreference,
  writeLoginPreference,
} from "@/lib/web/runtime/login-preference";
import { useLogin } from "./use-login";

type Props = {
  clubCode: string;
  phone: string;
  formats: ClubFormats;
  language: Language;
  defaultLanguage: Language;
  isAdmin: boolean;
  wantedPath: string;
};
type Fields = { id: string; password: string; chk: boolean };

/** Id, password, remember-me. What is wrong stands in a summary that takes the focus; what was typed stays. */
export function LoginForm({ clubCode, phone, formats, language, isAdmin, wantedPath }: Props) {
  const t = useTranslations("login");
  const common = useTranslations("common");
  const [preference] = useState<LoginPreference | null>(() => readLoginPreference(clubCode));
  const [fields, setFields] = useState<Fields>({
    id: preference?.id ?? "",
    password: "",
    chk: preference?.chk ?? false,
  });
  const [attempt, setAttempt] = useState(0);
  const [missing, setMissing] = useState<{ id?: string; password?: string }>({});
  const { send, isBusy, failure, dormantSince } = useLogin({ clubCode, isAdmin, wantedPath, language });

  const submit = async () => {
    if (isBusy) return;
    setAttempt((one) => one + 1);
    const found = {
      ...(fields.id.trim() ? {} : { id: t("idRequired") }),
      ...(fields.password ? {} : { password: t("passwordRequired") }),
    };
    setMissing(found);
    if (Object.keys(found).length > 0) return;
    const isIn = await send(fields);
    if (isIn)
      writeLoginPreference({ code: clubCode, id: fields.chk ? fields.id.trim() : "", chk: fields.chk });
  };

  const errors = [
    ...(missing.id ? [{ fieldId: "id", message: missing.id }] : []),
    ...(missing.password ? [{ fieldId: "password", message: missing.password }] : []),
    ...(failure && !missing.id && !missing.password ? [{ fieldId: "password", message: failure }] : []),
  ];
  return (
    <form
      noValidate
      method="post"
      className="mt-8 flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary title={t("errors.title")} errors={errors} attempt={attempt} />
      {dormantSince ? (
        <p role="status" className="bg-warn-tint px-4 py-3 text-warn">
          {t("dormant", { date: formatDate(dormantSince, formats), phone })}
        </p>
      ) : null}
      <TextField
        name="id"
        label={t("id")}
        value={fields.id}
        error={missing.id}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        onChange={(event) => setFields({ ...fields, id: event.target.value })}
      />
      <PasswordField
        name="password"
        label={t("password")}
        value={fields.password}
        error={missing.password}
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        autoComplete="current-password"
        maxLength={128}
        onChange={(event) => setFields({ ...fields, password: event.target.value })}
      />
      <CheckboxField
        name="chk"
        label={t("remember")}
        hint={t("rememberHint")}
        checked={fields.chk}
        onChange={(event) => setFields({ ...fields, chk: event.target.checked })}
      />
      <Button type="submit" size="large" isBusy={isBusy} busyText={t("submitting")} className="w-full">
        {t("submit")}
      </Button>
      <p className="visually-hidden" role="status">
        {isBusy ? common("loading") : ""}
      </p>
    </form>
  );
}
