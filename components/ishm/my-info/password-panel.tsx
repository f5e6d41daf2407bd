"use client";

import { useTranslations } from "next-intl";
import { PasswordField } from "@/components/form/password-field";
import { Button } from "@/components/ui/button";
import { checkPasswordStrict, type PasswordOwner } from "@/lib/shared/fields";
import { isWeakPassword } from "@/lib/shared/weak-passwords";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { useCall } from "@/lib/web/api/use-call";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFrame } from "../form/form-frame";
import { saveButtonId, useOfficeForm } from "../form/use-office-form";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";

const rules = ["length", "kinds", "guess", "old"] as const;

/** A new password for oneself; the other sessions of the account end with the old one. */
export function PasswordPanel() {
  const t = useTranslations("ishm.myInfo.password");
  const { userId } = useOffice();
  const form = useOwnPassword();
  const shared = { showLabel: t("show"), hideLabel: t("hide"), maxLength: 128 } as const;
  return (
    <Panel title={t("title")}>
      <FormFrame form={form}>
        <input type="text" name="username" autoComplete="username" value={userId} readOnly hidden />
        <PasswordField
          {...shared}
          {...form.text("oldPassword")}
          label={t("old")}
          autoComplete="current-password"
        />
        <PasswordField
          {...shared}
          {...form.text("newPassword")}
          label={t("new")}
          autoComplete="new-password"
        />
        <ul aria-label={t("rules")} className="list-disc ps-5 text-caption text-ink-2">
          {rules.map((rule) => (
            <li key={rule}>{t(`rule.${rule}`)}</li>
          ))}
        </ul>
        <PasswordField {...shared} {...form.text("repeat")} label={t("repeat")} autoComplete="new-password" />
        <p className="text-caption text-ink-2">{t("sessionsEnd")}</p>
        <div>
          <Button id={saveButtonId} type="submit" size="small" isBusy={form.isBusy} busyText={t("saving")}>
            {t("save")}
          </Button>
        </div>
      </FormFrame>
    </Panel>
  );
}

type Draft = { oldPassword: string; newPassword: string; repeat: string };

const empty: Draft = { oldPassword: "", newPassword: "", repeat: "" };
const wrongPassword = 1401;
const newPasswordCodes: readonly number[] = [1402, 9003, 9007];

function problemsOf({ oldPassword, newPassword, repeat }: Draft, owner: PasswordOwner): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (oldPassword === "") problems.push({ field: "oldPassword", reason: "required" });
  if (newPassword === "") problems.push({ field: "newPassword", reason: "required" });
  else if (checkPasswordStrict(newPassword) !== 0) problems.push({ field: "newPassword", reason: "format" });
  else if (isWeakPassword(newPassword, owner.id, owner.clubWords))
    problems.push({ field: "newPassword", reason: "tooSmall" });
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
  const refresh = useReadAgain(["GET /ext/sessions"]);
  const { homeClub, userId } = useOffice();
  const { data: info } = useCall("GET /site/info", { query: { clubCode: homeClub } }, { handled: true });
  const owner = { id: userId, clubWords: info?.passwordWords ?? [homeClub] };
  const form = useOfficeForm({
    record: null,
    draftOf: () => empty,
    check: (draft) => problemsOf(draft, owner),
    sentenceOf({ field, reason }) {
      if (reason === "required") return null;
      if (field === "repeat") return t("unequal");
      return t(reason === "format" ? "tooWeak" : "guessable");
    },
    send: ({ oldPassword, newPassword }) =>
      call(
        "PUT /admin/change-password",
        { query: { clubCode: homeClub }, body: { oldPassword, newPassword } },
        { handled: true },
      ),
    fieldOf,
    async onSaved() {
      form.begin(empty);
      toastBar(t("saved"));
      await refresh();
    },
  });
  return form;
}
