import { useTranslations } from "next-intl";
import type { PasswordOwner, PasswordRule } from "@/lib/shared/fields";
import { newPasswordFaults } from "./check-new-password";
import type { NewPassword, NewPasswordErrors } from "./new-password-fields";

/** The sentences of what is wrong with a new password before it is sent; empty when nothing is. */
export function usePasswordFaults(rule: PasswordRule, owner: PasswordOwner) {
  const t = useTranslations("newPassword");
  return (value: NewPassword): NewPasswordErrors => {
    const { password, repeat } = newPasswordFaults(value, rule, owner);
    return {
      ...(password ? { password: t(`faults.${password}`) } : {}),
      ...(repeat ? { repeat: t(`faults.${repeat}`) } : {}),
    };
  };
}
