"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import { PasswordField } from "@/components/form/password-field";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/shared/languages";
import type { SessionUser } from "@/lib/web/session/options";
import { NewPasswordFields, newPasswordFieldIds } from "../new-password/new-password-fields";
import { usePasswordFaults } from "../new-password/use-password-faults";
import { type PasswordRefusal, useDuePassword } from "./use-due-password";

type Props = {
  user: SessionUser;
  language: Language;
  /** An expired password may wait for a while, a temporary one may not. */
  mayWait: boolean;
  onRefuse(): void;
};
type Errors = { old?: string | undefined; password?: string | undefined; repeat?: string | undefined };

/** A temporary or an expired password is replaced; what was typed stays when it is refused. */
export function PasswordStep({ user, language, mayWait, onRefuse }: Props) {
  const t = useTranslations("login");
  const rule = user.isAdmin ? "reset" : "join";
  const faultsOf = usePasswordFaults(rule, user);
  const { save, wait, busy, isLaterOver } = useDuePassword({ isAdmin: user.isAdmin, language });
  const [old, setOld] = useState("");
  const [value, setValue] = useState({ password: "", repeat: "" });
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);

  const show = (refusal: PasswordRefusal | null) => {
    if (refusal)
      setErrors(refusal.field === "oldPassword" ? { old: refusal.text } : { password: refusal.text });
    setAttempt((one) => one + 1);
  };
  const submit = async () => {
    if (busy) return;
    const found: Errors = { ...faultsOf(value), ...(old ? {} : { old: t("passwordRequired") }) };
    setErrors(found);
    if (found.old || found.password || found.repeat) return setAttempt((one) => one + 1);
    show(await save(old, value.password));
  };
  const later = async () => {
    if (!busy) show(await wait());
  };
  const shown = [
    { fieldId: "oldPassword", message: errors.old },
    { fieldId: newPasswordFieldIds.password, message: errors.password },
    { fieldId: newPasswordFieldIds.repeat, message: errors.repeat },
  ].flatMap(({ fieldId, message }) => (message ? [{ fieldId, message }] : []));
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary title={t("errors.title")} errors={shown} attempt={attempt} />
      <input type="text" name="username" autoComplete="username" value={user.id} readOnly hidden />
      <PasswordField
        name="oldPassword"
        label={t("oldPassword")}
        value={old}
        error={errors.old}
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        autoComplete="current-password"
        maxLength={128}
        onChange={(event) => setOld(event.target.value)}
      />
      <NewPasswordFields rule={rule} owner={user} value={value} errors={errors} onChange={setValue} />
      <Button type="submit" size="large" isBusy={busy === "saving"} busyText={t("pending.saving")}>
        {t("pending.change")}
      </Button>
      {mayWait && !isLaterOver ? (
        <Button
          variant="outline"
          isBusy={busy === "waiting"}
          busyText={t("pending.waiting")}
          onClick={() => void later()}
        >
          {t("pending.later")}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={onRefuse}>
        {t("pending.signOut")}
      </Button>
    </form>
  );
}
