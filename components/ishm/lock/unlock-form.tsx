"use client";

import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { PasswordField } from "@/components/form/password-field";
import { Button } from "@/components/ui/button";
import { unlockSession } from "@/lib/web/api/session-lock";
import { paths } from "@/lib/web/routing/paths";
import { loginBesides } from "@/lib/web/runtime/addresses";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { page } from "@/lib/web/runtime/page";
import type { SessionUser } from "@/lib/web/session/options";
import { useOffice } from "../frame/root/office-context";

const fieldName = "lock-password";

/** The way back in for who works here, and the way out for anybody else. */
export function UnlockForm({ user, chk }: { user: SessionUser; chk: boolean }) {
  const t = useTranslations("ishm.lock");
  const { language } = useOffice();
  const form = useForm({ defaultValues: { [fieldName]: "" } });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const unlock = form.handleSubmit(async ({ [fieldName]: password = "" }) => {
    const failure = await unlockSession(user, password, chk);
    if (failure) form.setError(fieldName, { message: await failureSentence(failure, language) });
  });
  return (
    <form
      noValidate
      method="post"
      className="mt-6 flex flex-col gap-5"
      onSubmit={(event) => void unlock(event)}
    >
      <p>
        <span className="block font-semibold">{user.name}</span>
        <span className="block text-chip text-ink-3">{user.id}</span>
      </p>
      <input type="text" name="username" autoComplete="username" value={user.id} readOnly hidden />
      <PasswordField
        {...form.register(fieldName, { required: t("passwordNeeded") })}
        label={t("password")}
        error={errors[fieldName]?.message}
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        maxLength={128}
        autoFocus
      />
      <Button type="submit" isBusy={isSubmitting || isSubmitSuccessful} busyText={t("unlocking")}>
        {t("unlock")}
      </Button>
      <p className="text-caption text-ink-2">
        {t("otherHint")}{" "}
        <button
          type="button"
          className="link"
          onClick={() => page.open(loginBesides(paths.officeHome(), page.language()))}
        >
          {t("other")}
        </button>
      </p>
    </form>
  );
}
