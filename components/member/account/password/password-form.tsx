"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import { ErrorSummary } from "@/components/form/error-summary";
import { PasswordField } from "@/components/form/password-field";
import {
  type NewPassword,
  type NewPasswordErrors,
  NewPasswordFields,
  newPasswordFieldIds,
} from "@/components/member/new-password/new-password-fields";
import { usePasswordFaults } from "@/components/member/new-password/use-password-faults";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { AccountPlace } from "../place";
import { useChangePassword } from "./use-change-password";

const empty: NewPassword = { password: "", repeat: "" };

/** The old password and a new one; a page is never left with either in it. */
export function PasswordForm({ place }: { place: AccountPlace }) {
  const t = useTranslations("account.password");
  const shared = useTranslations("account.shared");
  const { session } = useSession();
  const owner = { id: session?.signedIn ? session.user.id : "" };
  const faultsOf = usePasswordFaults("join", owner);
  const [oldPassword, setOld] = useState("");
  const [next, setNext] = useState(empty);
  const [attempt, setAttempt] = useState(0);
  const [own, setOwn] = useState<NewPasswordErrors & { old?: string }>({});
  const { change, isBusy, refusal, revoked } = useChangePassword(place.language);
  const submit = async () => {
    setAttempt((one) => one + 1);
    const found = { ...(oldPassword ? {} : { old: shared("passwordMissing") }), ...faultsOf(next) };
    setOwn(found);
    if (Object.keys(found).length > 0) return;
    const isDone = await change({ clubCode: place.clubCode, oldPassword, newPassword: next.password });
    if (!isDone) return;
    setOld("");
    setNext(empty);
  };
  const said = (fieldId: string) => (refusal?.fieldId === fieldId ? refusal.message : undefined);
  const errors = {
    oldPassword: own.old ?? said("oldPassword"),
    [newPasswordFieldIds.password]: own.password ?? said(newPasswordFieldIds.password),
    [newPasswordFieldIds.repeat]: own.repeat,
    save: said("save"),
  };
  const listed = Object.entries(errors).flatMap(([fieldId, message]) =>
    message ? [{ fieldId, message }] : [],
  );
  return (
    <form
      noValidate
      method="post"
      className="flex max-w-[27.5rem] flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div role="status">
        {revoked === null ? null : (
          <p className="flex items-start gap-3 bg-ok-tint px-4 py-3 text-ok">
            <Icon name="check" className="mt-1" />
            {t("changed", { count: revoked })}
          </p>
        )}
      </div>
      <ErrorSummary title={shared("errorsTitle")} errors={listed} attempt={attempt} />
      {/* Password managers keep the new one under this name. */}
      <input type="hidden" name="username" value={owner.id} autoComplete="username" />
      <PasswordField
        name="oldPassword"
        label={t("old")}
        value={oldPassword}
        error={errors.oldPassword}
        showLabel={shared("showPassword")}
        hideLabel={shared("hidePassword")}
        autoComplete="current-password"
        maxLength={128}
        onChange={(event) => setOld(event.target.value)}
      />
      <NewPasswordFields
        rule="join"
        owner={owner}
        value={next}
        errors={{
          password: errors[newPasswordFieldIds.password],
          repeat: errors[newPasswordFieldIds.repeat],
        }}
        onChange={setNext}
      />
      <p className="text-caption text-ink-2">{t("others")}</p>
      <Button
        id="save"
        type="submit"
        size="large"
        isBusy={isBusy}
        busyText={t("changing")}
        className="w-full"
      >
        {t("submit")}
      </Button>
    </form>
  );
}
