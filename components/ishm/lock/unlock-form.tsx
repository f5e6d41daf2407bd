"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PasswordField } from "@/components/form/password-field";
import { Button } from "@/components/ui/button";
import { unlockSession } from "@/lib/web/api/session-lock";
import { paths } from "@/lib/web/routing/paths";
import { loginFrom } from "@/lib/web/runtime/addresses";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { page } from "@/lib/web/runtime/page";
import type { SessionUser } from "@/lib/web/session/options";
import { useOffice } from "../frame/root/office-context";

/** The way back in for who works here, and the way out for anybody else. */
export function UnlockForm({ user, chk }: { user: SessionUser; chk: boolean }) {
  const t = useTranslations("ishm.lock");
  const { language } = useOffice();
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const unlock = async () => {
    if (isBusy) return;
    if (password === "") return setError(t("passwordNeeded"));
    setBusy(true);
    const failure = await unlockSession(user, password, chk);
    if (!failure) return;
    setError(await failureSentence(failure, language));
    setBusy(false);
  };
  return (
    <form
      noValidate
      method="post"
      className="mt-6 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void unlock();
      }}
    >
      <p>
        <span className="block font-semibold">{user.name}</span>
        <span className="block text-chip text-ink-3">{user.id}</span>
      </p>
      <input type="text" name="username" autoComplete="username" value={user.id} readOnly hidden />
      <PasswordField
        name="lock-password"
        label={t("password")}
        value={password}
        error={error}
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        maxLength={128}
        autoFocus
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" isBusy={isBusy} busyText={t("unlocking")}>
        {t("unlock")}
      </Button>
      <p className="text-caption text-ink-2">
        {t("otherHint")}{" "}
        <button
          type="button"
          className="link"
          onClick={() => page.open(loginFrom(paths.officeHome(), page.language()))}
        >
          {t("other")}
        </button>
      </p>
    </form>
  );
}
