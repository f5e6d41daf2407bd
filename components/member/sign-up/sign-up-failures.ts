import { isPasswordFailure } from "@/components/member/new-password/check-new-password";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { type FaultField, faultOrder } from "./form-rules";
import type { Refusal } from "./refusal-note";

const byCode: Readonly<Record<number, FaultField>> = {
  1101: "id",
  9002: "id",
  9005: "email",
  9006: "phoneNo",
  1106: "proof",
};

/** The field that a failure of the server is about; one that is about none is about the form (domain.md 13). */
export function fieldOfFailure({ code, msgVar }: CallFailure): FaultField {
  if (isPasswordFailure(code)) return "newPassword";
  if (code !== 9001) return byCode[code] ?? "form";
  const [path = ""] = msgVar;
  const named = path.replace(/^extra\./, "");
  if (named === "password") return "newPassword";
  return faultOrder.find((field) => field === named) ?? "form";
}

/** A failure after which no form helps: 1102, 1103, 1104. */
export function refusalOfFailure({ code, msgVar }: CallFailure): Refusal | null {
  const [variable = ""] = msgVar;
  if (code === 1102) return { kind: "member", id: variable };
  if (code === 1103) return { kind: "underAge" };
  return code === 1104 ? { kind: "rejoin", from: variable } : null;
}
