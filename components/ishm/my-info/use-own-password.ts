import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { checkPasswordStrict } from "@/lib/shared/fields";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useDraft } from "../form/use-draft";
import { useFormErrors } from "../form/use-form-errors";
import { useSave } from "../form/use-save";
import { useOffice } from "../frame/root/office-context";

type Draft = { oldPassword: string; newPassword: string; repeat: string };

const empty: Draft = { oldPassword: "", newPassword: "", repeat: "" };
const wrongPassword = 1401;
const newPasswordCodes: readonly number[] = [1402, 9003, 9007];

function problemsOf({ oldPassword, newPassword, repeat }: Draft): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (oldPassword === "") problems.push({ field: "oldPassword", reason: "required" });
  if (newPassword === "") problems.push({ field: "newPassword", reason: "required" });
  else if (checkPasswordStrict(newPassword) !== 0) problems.push({ field: "newPassword", reason: "format" });
  if (repeat !== newPassword) problems.push({ field: "repeat", reason: "format" });
  return problems;
}

function fieldOf({ code }: CallFailure): string | null {
  if (code === wrongPassword) return "oldPassword";
  return newPasswordCodes.includes(code) ? "newPassword" : null;
}

/** The form of a new password for the own account (domain.md A16). */
export function useOwnPassword() {
  const t = useTranslations("ishm.myInfo.password");
  const { mutate } = useSWRConfig();
  const { homeClub } = useOffice();
  const { draft, change, begin } = useDraft(empty);
  const { save, isBusy, refusal, refusalCount } = useSave({
    send: ({ oldPassword, newPassword }: Draft) =>
      call(
        "PUT /admin/change-password",
        { query: { clubCode: homeClub }, body: { oldPassword, newPassword } },
        { handled: true },
      ),
    fieldOf,
    onSaved: async () => {
      begin(empty);
      errors.forget();
      toastBar(t("saved"));
      await mutate((key) => Array.isArray(key) && key[0] === "GET /ext/sessions");
    },
  });
  const sentenceOf = ({ field, reason }: FieldProblem) =>
    reason === "required" ? null : field === "repeat" ? t("unequal") : t("tooWeak");
  const errors = useFormErrors({ problems: problemsOf(draft), sentenceOf, refusal, refusalCount });
  const submit = async () => {
    if (errors.pass()) await save(draft);
  };
  return { draft, change, errors, isBusy, submit };
}
