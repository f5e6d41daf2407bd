import { useTranslations } from "next-intl";
import type { FormErrors } from "@/components/form/use-checked-form";
import { type PasswordOwner, type PasswordRule, passwordPartsMet } from "@/lib/shared/fields";

/** A new password, typed twice; the names are those of the fields. */
export type NewPassword = { newPassword: string; newPasswordRepeat: string };
export const noPassword: NewPassword = { newPassword: "", newPasswordRepeat: "" };

type PasswordFault = "missing" | "format" | "repeat" | "guess" | "unequal";
type Typed = { password: string; repeat: string };

/** The faults of a new password by field, checked before sending; the server answers 9003, 9004 and 9007. */
export function newPasswordFaults(
  { password, repeat }: Typed,
  rule: PasswordRule,
  owner: PasswordOwner,
): { password?: PasswordFault; repeat?: PasswordFault } {
  const fault = passwordFault(password, rule, owner);
  return {
    ...(fault ? { password: fault } : {}),
    ...(repeat === password ? {} : { repeat: "unequal" as const }),
  };
}

function passwordFault(password: string, rule: PasswordRule, owner: PasswordOwner): PasswordFault | null {
  if (password === "") return "missing";
  const met = passwordPartsMet(password, rule, owner);
  if (!met.length || !met.letter || !met.digit || !met.special) return "format";
  if (!met.repeat) return "repeat";
  return met.guess ? null : "guess";
}

/** The check of the two fields, for every form that has them: sentences by field, empty when nothing is wrong. */
export function useNewPasswordCheck(rule: PasswordRule, owner: PasswordOwner) {
  const t = useTranslations("newPassword");
  return ({ newPassword, newPasswordRepeat }: NewPassword): FormErrors => {
    const typed = { password: newPassword, repeat: newPasswordRepeat };
    const { password, repeat } = newPasswordFaults(typed, rule, owner);
    return {
      ...(password ? { newPassword: t(`faults.${password}`) } : {}),
      ...(repeat ? { newPasswordRepeat: t(`faults.${repeat}`) } : {}),
    };
  };
}

const wrongOldPassword = 1401;
const newPasswordCodes: readonly number[] = [9003, 9004, 9007, 1402];

/** The password field that a failure of the server is about; null when it is about none. */
export function passwordFieldOf(code: number): "oldPassword" | "newPassword" | null {
  if (code === wrongOldPassword) return "oldPassword";
  return newPasswordCodes.includes(code) ? "newPassword" : null;
}
