"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PasswordField } from "@/components/form/password-field";

type Props = {
  formId: string;
  /** What was wrong with the last try. */
  failure: string | null;
  onAsk: (password: string) => void;
  isFirst?: boolean;
};

/** The one field of a password check; sent by a button of this form, wherever it stands. */
export function PasswordAsk({ formId, failure, onAsk, isFirst = false }: Props) {
  const t = useTranslations("account.shared");
  const [password, setPassword] = useState("");
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      id={formId}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(password === "");
        if (password !== "") onAsk(password);
      }}
    >
      <PasswordField
        id={`${formId}-password`}
        name="password"
        label={t("password")}
        value={password}
        error={isMissing ? t("passwordMissing") : failure}
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        autoComplete="current-password"
        maxLength={128}
        data-first-focus={isFirst || undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p role="alert" className="visually-hidden">
        {isMissing ? t("passwordMissing") : failure}
      </p>
    </form>
  );
}
