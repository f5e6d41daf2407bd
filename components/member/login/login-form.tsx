"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { PasswordField } from "@/components/form/password-field";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import {
  type LoginPreference,
  readLoginPreference,
  writeLoginPreference,
} from "@/lib/web/runtime/session/login-preference";
import { useEarlyInput, waitingStyle } from "../layout/use-early-input";
import { LockNotice } from "./lock-notice";
import { useLogin } from "./use-login";

type Props = {
  clubCode: string;
  formats: ClubFormats;
  language: Language;
  defaultLanguage: Language;
  isAdmin: boolean;
  wantedPath: string;
  onSignedIn(): void;
};
type Fields = { id: string; password: string; chk: boolean };

/** Id, password, remember-me. What is wrong stands in a summary that takes the focus; what was typed stays. */
export function LoginForm({ formats, ...place }: Props) {
  const { clubCode } = place;
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
  const { send, isBusy, failure, lock } = useLogin(place);

  const { form, isReady } = useEarlyInput((typed) =>
    setFields((known) => ({
      id: typed.get("id") ?? known.id,
      password: typed.get("password") ?? known.password,
      chk: typed.has("chk") || known.chk,
    })),
  );

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

  const refusal = lock ? t("lock.title") : failure;
  const errors = [
    ...(missing.id ? [{ fieldId: "id", message: missing.id }] : []),
    ...(missing.password ? [{ fieldId: "password", message: missing.password }] : []),
    ...(refusal && !missing.id && !missing.password ? [{ fieldId: "password", message: refusal }] : []),
  ];
  return (
    <form
      ref={form}
      noValidate
      method="post"
      className="mt-8 flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary title={t("errors.title")} errors={errors} attempt={attempt} />
      {lock ? <LockNotice lock={lock} formats={formats} /> : null}
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
      <Button
        type="submit"
        size="large"
        disabled={!isReady}
        isBusy={isBusy}
        busyText={t("submitting")}
        className={cn("w-full", waitingStyle)}
      >
        {t("submit")}
      </Button>
      <p className="visually-hidden" role="status">
        {isBusy ? common("loading") : ""}
      </p>
    </form>
  );
}
