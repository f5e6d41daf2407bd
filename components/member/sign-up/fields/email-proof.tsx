"use client";

import { useTranslations } from "next-intl";
import { FieldError } from "@/components/form/field";
import { TextField } from "@/components/form/text-field";
import { CodeCheck } from "@/components/member/code-check/code-check";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { certificationType } from "@/lib/contract/code-values/members";
import { isEmail } from "@/lib/shared/fields";
import type { Language } from "@/lib/shared/languages";
import { proofMs } from "@/lib/web/sign-up/draft";
import { signUpDraft } from "../use-draft";
import type { useSignUpForm } from "../use-sign-up-form";

type Props = { clubCode: string; language: Language; form: ReturnType<typeof useSignUpForm> };

/** The address that stands for the person in the classic way: proven by a code, then locked. */
export function EmailProof({ clubCode, language, form }: Props) {
  const t = useTranslations("signup");
  const { draft, faults, change } = form;
  const target = draft.fields.email.trim();
  if (draft.email) {
    return (
      <div id="sign-up-proof" tabIndex={-1} className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <p role="status" className="flex items-center gap-2 font-semibold [overflow-wrap:anywhere]">
          <Icon name="check" className="text-ok" />
          {t("emailProven", { email: draft.email.email })}
        </p>
        <Button variant="quiet" onClick={() => signUpDraft.change({ email: null })}>
          {t("otherEmail")}
        </Button>
      </div>
    );
  }
  return (
    <div id="sign-up-proof" tabIndex={-1} className="flex flex-col gap-4">
      <TextField
        name="email"
        type="email"
        label={t("fields.email")}
        hint={t("emailCodeHint")}
        requiredText={t("required")}
        inputMode="email"
        autoComplete="email"
        maxLength={100}
        error={faults.email}
        value={draft.fields.email}
        onChange={(event) => change({ email: event.target.value })}
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
      {faults.proof ? <FieldError id="sign-up-proof">{faults.proof}</FieldError> : null}
    </div>
  );
}
