"use client";

import { useTranslations } from "next-intl";
import { PasswordField } from "@/components/form/password-field";
import { Button } from "@/components/ui/button";
import { OfficeForm } from "../form/office-form";
import { saveButtonId } from "../form/use-form-errors";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { useOwnPassword } from "./use-own-password";

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
