"use client";

import { useTranslations } from "next-intl";
import { FieldError } from "@/components/form/field";
import { TextField } from "@/components/form/text-field";
import { CodeCheck } from "@/components/member/shared/code-check/code-check";
import { Button } from "@/components/ui/button";
import { Sign } from "@/components/ui/layout/signs";
import { certificationType } from "@/lib/contract/code-values/members";
import { isEmail } from "@/lib/shared/fields";
import type { Language } from "@/lib/shared/languages";
import { proofMs } from "@/lib/web/sign-up/draft";
import { signUpDraft } from "../sign-up-store";
import { proofFieldId, type SignUp } from "../use-sign-up-form";

type Props = { clubCode: string; language: Language; signUp: SignUp };

/** The address that stands for the person in the classic way: proven by a code, then locked. */
export function EmailProof({ clubCode, language, signUp }: Props) {
  const t = useTranslations("signup");
  const { form, email } = signUp;
  const proofError = form.errorOf(proofFieldId);
  const target = form.values.email.trim();
  if (email) {
    return (
      <div id={proofFieldId} tabIndex={-1} className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <p role="status" className="flex items-center gap-2 font-semibold [overflow-wrap:anywhere]">
          <Sign name="check" className="text-ok" />
          {t("emailProven", { email: email.email })}
        </p>
        <Button variant="quiet" onClick={() => signUpDraft.change({ email: null })}>
          {t("otherEmail")}
        </Button>
      </div>
    );
  }
  return (
    <div id={proofFieldId} tabIndex={-1} className="flex flex-col gap-4">
      <TextField
        {...form.field("email")}
        type="email"
        label={t("fields.email")}
        hint={t("emailCodeHint")}
        requiredText={t("required")}
        inputMode="email"
        autoComplete="email"
        maxLength={100}
      />
      {isEmail(target) ? (
        <CodeCheck
          purpose="SIGNUP"
          type={certificationType.email}
          target={target}
          clubCode={clubCode}
          language={language}
          onVerified={(certToken) =>
            // Real clock: the proof ends by the clock of the browser that keeps it.
            signUpDraft.change({ email: { certToken, email: target, until: Date.now() + proofMs } })
          }
        />
      ) : null}
      {proofError ? <FieldError id={proofFieldId}>{proofError}</FieldError> : null}
    </div>
  );
}
