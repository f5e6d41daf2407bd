import { type PasswordOwner, type PasswordRule, passwordPartsMet } from "@/lib/shared/fields";
import type { NewPassword } from "./new-password-fields";

export type PasswordFault = "missing" | "format" | "repeat" | "guess" | "unequal";

/** What is wrong before anything is sent, per field; the server's own answers are 9003, 9004 and 9007. */
export function newPasswordFaults(
  { password, repeat }: NewPassword,
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

const passwordCodes: readonly number[] = [9003, 9004, 9007, 1402];

/** Whether a failure of the server is about the new password (9003, 9004, 9007, 1402). */
export function isPasswordFailure(code: number): boolean {
  return passwordCodes.includes(code);
}
