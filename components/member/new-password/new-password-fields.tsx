"use client";

import { useTranslations } from "next-intl";
import { PasswordField } from "@/components/form/password-field";
import { type PasswordOwner, type PasswordRule, passwordPartsMet } from "@/lib/shared/fields";
import { PasswordMeter } from "./password-meter";
import { PasswordRules } from "./password-rules";

export type NewPassword = { password: string; repeat: string };
export type NewPasswordErrors = { password?: string | undefined; repeat?: string | undefined };
type Props = {
  rule: PasswordRule;
  /** The first password of an account, or a new one in the place of another. */
  kind?: "first" | "new";
  /** Whose password it is: neither the id nor the club's name may be in it. */
  owner: PasswordOwner;
  value: NewPassword;
  errors?: NewPasswordErrors;
  onChange: (value: NewPassword) => void;
};

/** The names and ids of the two fields, for a summary of errors. */
export const newPasswordFieldIds = { password: "newPassword", repeat: "newPasswordRepeat" } as const;

/** A new password, typed twice, with the rule in force: what of it is met is seen while typing. */
export function NewPasswordFields({ rule, kind = "new", owner, value, errors = {}, onChange }: Props) {
  const t = useTranslations("newPassword");
  const met = passwordPartsMet(value.password, rule, owner);
  const shared = {
    autoComplete: "new-password",
    maxLength: 200,
    requiredText: t("required"),
    showLabel: t("show"),
    hideLabel: t("hide"),
  } as const;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PasswordField
          {...shared}
          name={newPasswordFieldIds.password}
          label={t(`labels.${kind}.password`)}
          value={value.password}
          error={errors.password}
          onChange={(event) => onChange({ ...value, password: event.target.value })}
        />
        <PasswordMeter password={value.password} met={met} />
        <PasswordRules rule={rule} met={met} isTyped={value.password !== ""} />
      </div>
      <PasswordField
        {...shared}
        name={newPasswordFieldIds.repeat}
        label={t(`labels.${kind}.repeat`)}
        value={value.repeat}
        error={errors.repeat}
        onChange={(event) => onChange({ ...value, repeat: event.target.value })}
      />
    </div>
  );
}
