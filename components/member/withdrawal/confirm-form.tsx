"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import { PasswordField } from "@/components/form/password-field";
import { Button } from "@/components/ui/button";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import type { WithdrawalPlace } from "./place";
import type { WithdrawalRefusal } from "./use-withdrawal";

type Props = {
  place: WithdrawalPlace;
  isBusy: boolean;
  refusal: WithdrawalRefusal | null;
  leave: (password: string) => Promise<unknown>;
  back: () => void;
};

/** The password and the last word. */
export function ConfirmForm({ place, isBusy, refusal, leave, back }: Props) {
  const t = useTranslations("withdrawal.reason");
  const shared = useTranslations("account.shared");
  const common = useTranslations("common");
  const [password, setPassword] = useState("");
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const submit = async () => {
    setAttempt((one) => one + 1);
    setMissing(password === "");
    if (password === "") return;
    const isSure = await showConfirm({
      title: t("sureTitle"),
      message: t("sureText", { club: place.clubName }),
      confirm: t("leave"),
      cancel: common("cancel"),
    });
    if (isSure) void leave(password);
  };
  const error = isMissing ? shared("passwordMissing") : refusal?.message;
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className="font-serif text-sub">
          {t("confirmTitle")}
        </h2>
        <p className="mt-2 text-ink-2">{t("confirmLead")}</p>
      </div>
      <ErrorSummary
        title={shared("errorsTitle")}
        errors={error ? [{ fieldId: "password", message: error }] : []}
        attempt={attempt}
      />
      <PasswordField
        name="password"
        label={shared("password")}
        value={password}
        error={error}
        showLabel={shared("showPassword")}
        hideLabel={shared("hidePassword")}
        autoComplete="current-password"
        maxLength={128}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" size="large" isBusy={isBusy} busyText={t("leaving")}>
          {t("leave")}
        </Button>
        <Button variant="outline" size="large" onClick={back}>
          {common("back")}
        </Button>
      </div>
    </form>
  );
}
