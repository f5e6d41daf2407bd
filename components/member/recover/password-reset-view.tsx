"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/shared/languages";
import { JourneyFrame } from "../layout/journey-frame";
import {
  type NewPasswordErrors,
  NewPasswordFields,
  newPasswordFieldIds,
} from "../new-password/new-password-fields";
import { usePasswordFaults } from "../new-password/use-password-faults";
import { type ResetProof, resetProof } from "./proof-store";
import { usePasswordReset } from "./use-password-reset";

type Props = { clubCode: string; language: Language; defaultLanguage: Language };

const nothing = () => null;

/** The last step of a forgotten password; who comes without a proof begins at the first (S-69). */
export function PasswordResetView(props: Props) {
  const t = useTranslations("recover");
  const [proof] = useState(() => resetProof.get());
  const isThere = useSyncExternalStore(resetProof.subscribe, resetProof.get, nothing) !== null;
  const { save, beginAgain, isBusy } = usePasswordReset(props);

  const onStray = useEffectEvent(beginAgain);
  useEffect(() => {
    if (!proof) onStray();
  }, [proof]);

  const steps = {
    label: t("steps"),
    names: [t("findPassword.account"), t("confirm"), t("findPassword.new")],
  };
  return (
    <JourneyFrame
      title={t("reset.title")}
      lead={proof ? t("reset.lead") : t("notes.proofGone")}
      steps={{ ...steps, current: 2 }}
    >
      {proof ? <ResetForm proof={proof} isBusy={isBusy || !isThere} onSave={save} /> : null}
    </JourneyFrame>
  );
}

type FormProps = {
  proof: ResetProof;
  isBusy: boolean;
  onSave(proof: ResetProof, password: string): Promise<string | null>;
};

function ResetForm({ proof, isBusy, onSave }: FormProps) {
  const t = useTranslations("recover");
  const owner = { id: proof.id };
  const faultsOf = usePasswordFaults("reset", owner);
  const [value, setValue] = useState({ password: "", repeat: "" });
  const [errors, setErrors] = useState<NewPasswordErrors>({});
  const [attempt, setAttempt] = useState(0);

  const submit = async () => {
    if (isBusy) return;
    const faults = faultsOf(value);
    const refusal = faults.password || faults.repeat ? null : await onSave(proof, value.password);
    setErrors(refusal ? { password: refusal } : faults);
    setAttempt((one) => one + 1);
  };
  const shown = [
    ...(errors.password ? [{ fieldId: newPasswordFieldIds.password, message: errors.password }] : []),
    ...(errors.repeat ? [{ fieldId: newPasswordFieldIds.repeat, message: errors.repeat }] : []),
  ];
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
      <ErrorSummary title={t("errors")} errors={shown} attempt={attempt} />
      {/* Password managers keep the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={proof.id} readOnly hidden />
      <NewPasswordFields rule="reset" owner={owner} value={value} errors={errors} onChange={setValue} />
      <Button type="submit" size="large" className="w-full" isBusy={isBusy} busyText={t("reset.saving")}>
        {t("reset.submit")}
      </Button>
    </form>
  );
}
