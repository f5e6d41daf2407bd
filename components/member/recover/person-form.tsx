"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { isEmail } from "@/lib/shared/fields";
import { useEarlyInput, waitingStyle } from "../layout/use-early-input";

type Values = { first: string; email: string };
type Props = {
  /** Beside the address: the name for a forgotten id, the id for a forgotten password. */
  first: "name" | "id";
  values: Values;
  /** A failure of the last sending. */
  failure?: string | null;
  onChange(values: Values): void;
  onSubmit(): Promise<void>;
};

/** Who is looking for an account: the first step of both recoveries. */
export function PersonForm({ first, values, failure = null, onChange, onSubmit }: Props) {
  const t = useTranslations("recover");
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ first?: string; email?: string }>({});

  const { form, isReady } = useEarlyInput((typed) =>
    onChange({ first: typed.get(first) ?? values.first, email: typed.get("email") ?? values.email }),
  );

  const submit = async () => {
    if (isBusy) return;
    const found = {
      ...(values.first.trim() ? {} : { first: t(`${first}Required`) }),
      ...(isEmail(values.email.trim()) ? {} : { email: t("emailRequired") }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return setAttempt((one) => one + 1);
    setBusy(true);
    await onSubmit();
    setBusy(false);
    setAttempt((one) => one + 1);
  };
  const shown = [
    ...(errors.first ? [{ fieldId: first, message: errors.first }] : []),
    ...(errors.email ? [{ fieldId: "email", message: errors.email }] : []),
    ...(failure && !errors.first && !errors.email ? [{ fieldId: first, message: failure }] : []),
  ];
  return (
    <form
      ref={form}
      noValidate
      method="post"
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary title={t("errors")} errors={shown} attempt={attempt} />
      <TextField
        name={first}
        label={t(first)}
        value={values.first}
        error={errors.first}
        autoComplete={first === "name" ? "name" : "username"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={first === "name" ? 40 : 64}
        onChange={(event) => onChange({ ...values, first: event.target.value })}
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t("email")}
        hint={t("emailHint")}
        value={values.email}
        error={errors.email}
        autoComplete="email"
        maxLength={100}
        onChange={(event) => onChange({ ...values, email: event.target.value })}
      />
      <Button
        type="submit"
        size="large"
        className={cn("w-full", waitingStyle)}
        disabled={!isReady}
        isBusy={isBusy}
        busyText={t("checking")}
      >
        {t("next")}
      </Button>
    </form>
  );
}
