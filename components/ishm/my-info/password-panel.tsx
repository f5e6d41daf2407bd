"use client";

import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { PasswordField } from "@/components/form/password-field";
import { Button } from "@/components/ui/button";
import { checkPasswordStrict } from "@/lib/shared/fields";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { toastBar } from "@/lib/web/runtime/toasts";
import { OfficeForm } from "../form/office-form";
import { useDraft } from "../form/use-draft";
import { saveButtonId, useFormErrors } from "../form/use-form-errors";
import { useSave } from "../form/use-save";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";

const rules = ["length", "kinds", "guess", "old"] as const;

/** A new password for oneself; the other sessions of the account end with the old one. */
export function PasswordPanel() {
  const t = useTranslations("ishm.myInfo.password");
  const { userId } = useOffice();
  const { draft, change, errors, isBusy, submit } = useOwnPassword();
  const shared = { showLabel: t("show"), hideLabel: t("hide"), maxLength: 128 } as const;
  return (
    <Panel title={t("title")}>
      <OfficeForm errors={errors} canSave onSubmit={() => void submit()}>
        <input type="text" name="username" autoComplete="username" value={userId} readOnly hidden />
        <PasswordField
          {...shared}
          name="oldPassword"
          label={t("old")}
          autoComplete="current-password"
          value={draft.oldPassword}
          error={errors.of("oldPassword")}
          onChange={(event) => change({ oldPassword: event.target.value })}
        />
        <PasswordField
          {...shared}
          name="newPassword"
          label={t("new")}
          autoComplete="new-password"
          value={draft.newPassword}
          error={errors.of("newPassword")}
          onChange={(event) => change({ newPassword: event.target.value })}
        />
        <ul aria-label={t("rules")} className="list-disc ps-5 text-caption text-ink-2">
          {rules.map((rule) => (
            <li key={rule}>{t(`rule.${rule}`)}</li>
          ))}
        </ul>
        <PasswordField
          {...shared}
          name="repeat"
          label={t("repeat")}
          autoComplete="new-password"
          value={draft.repeat}
          error={errors.of("repeat")}
          onChange={(event) => change({ repeat: event.target.value })}
        />
        <p className="text-caption text-ink-2">{t("sessionsEnd")}</p>
        <div>
          <Button id={saveButtonId} type="submit" size="small" isBusy={isBusy} busyText={t("saving")}>
            {t("save")}
          </Button>
        </div>
      </OfficeForm>
    </Panel>
  );
}

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
function useOwnPassword() {
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
