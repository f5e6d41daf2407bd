"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { IdentityCheck } from "@/components/member/shared/identity/identity-check";
import { JourneyFrame } from "@/components/member/shared/layout/journey-frame";
import { NoteLine, useJourneyNote } from "@/components/member/shared/layout/note-line";
import { Button } from "@/components/ui/button";
import type { VerifiedIdentity } from "@/lib/web/identity/identity-window";
import { proofMs } from "@/lib/web/sign-up/draft";
import { isUnderAge } from "@/lib/web/sign-up/facts";
import type { PageLanguage } from "../shared/page-context";
import { type Refusal, RefusalNote } from "./refusal-note";
import { signUpDraft, useSignUpDraft } from "./sign-up-store";
import { useSteps, useWay } from "./use-sign-up-steps";

type Props = PageLanguage & { clubCode: string; phone: string; requiredTerms: readonly number[] };

const notes = ["authFirst"] as const;

/** The second step: the identity check. Members and people under age are told here, before they fill in a form. */
export function AuthView({ clubCode, phone, requiredTerms, ...context }: Props) {
  const t = useTranslations("signup");
  const steps = useSteps("auth");
  const note = useJourneyNote(notes);
  const { isReady, next } = useWay("auth", requiredTerms, context);
  const { identity } = useSignUpDraft();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const onVerified = (person: VerifiedIdentity) => {
    const found = refusalOf(person);
    setRefusal(found);
    if (found) return;
    signUpDraft.change({ identity: proofOf(person) });
    next("form");
  };
  return (
    <JourneyFrame title={t("auth.title")} lead={t("auth.lead")} steps={steps}>
      <NoteLine>{note ? t(`notes.${note}`) : null}</NoteLine>
      {isReady && identity ? (
        <div className="mb-8">
          <p className="mb-3">{t("auth.known", { name: identity.name })}</p>
          <Button size="large" className="w-full" onClick={() => next("form")}>
            {t("next")}
          </Button>
        </div>
      ) : null}
      {isReady ? <IdentityCheck purpose="SIGNUP" clubCode={clubCode} onVerified={onVerified} /> : null}
      <RefusalNote refusal={refusal} phone={phone} {...context} />
      <p className="mt-10 border-t border-line pt-4 text-caption text-ink-2">{t("auth.privacy")}</p>
    </JourneyFrame>
  );
}

/** The proof for the form, with its end by this browser's clock. */
export function proofOf({ certToken, name, birth, gender, phoneNo }: VerifiedIdentity) {
  // Real clock: the proof ends by the clock of the browser that keeps it.
  return { certToken, name, birth, gender, phoneNo, until: Date.now() + proofMs };
}

function refusalOf({ isMember, maskedId, birth }: VerifiedIdentity): Refusal | null {
  if (isMember) return { kind: "member", id: maskedId ?? "" };
  return isUnderAge(birth) ? { kind: "underAge" } : null;
}
