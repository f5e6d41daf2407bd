"use client";

import { useTranslations } from "next-intl";
import { ErrorSummary } from "@/components/form/error-summary";
import { SubmitButton } from "@/components/form/submit-button";
import { type SendResult, useCheckedForm } from "@/components/form/use-checked-form";
import { noPassword, useNewPasswordCheck } from "@/components/member/shared/new-password/new-password";
import { NewPasswordFields } from "@/components/member/shared/new-password/new-password-fields";
import type { ResetProof } from "./proof-store";

type FormProps = {
  proof: ResetProof;
  clubWords: readonly string[];
  onSave(proof: ResetProof, password: string): Promise<SendResult>;
};

/** The new password of an account whose member has proven to be it. */
export function ResetForm({ proof, clubWords, onSave }: FormProps) {
  const t = useTranslations("recover");
  const owner = { id: proof.id, clubWords };
  const form = useCheckedForm({
    initial: noPassword,
    check: useNewPasswordCheck("reset", owner),
    send: ({ newPassword }) => onSave(proof, newPassword),
  });
  return (
    <form ref={form.ref} noValidate method="post" className="flex flex-col gap-6" onSubmit={form.submit}>
      <ErrorSummary title={t("errors")} errors={form.errors} attempt={form.attempt} />
      {/* Password managers keep the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={proof.id} readOnly hidden />
      <NewPasswordFields rule="reset" owner={owner} form={form} />
      <SubmitButton form={form} size="large" busyText={t("reset.saving")} className="w-full">
        {t("reset.submit")}
      </SubmitButton>
    </form>
  );
}
