"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import { JourneyFrame } from "@/components/member/layout/journey-frame";
import { useJourneyNote } from "@/components/member/layout/journey-note";
import { NoteLine } from "@/components/member/layout/note-line";
import { useIsLive } from "@/components/member/layout/use-is-live";
import { Button } from "@/components/ui/button";
import { AgreementFields, termFieldId } from "./fields/agreement-fields";
import { type AskedTerm, missingTerms } from "./fields/agreement-rules";
import { useSteps } from "./step-names";
import { signUpDraft, useDraft } from "./use-draft";
import { type Place, useWay } from "./use-way";

type Props = Place & { terms: readonly AskedTerm[]; texts: Readonly<Record<number, ReactNode>> };

const notes = ["agreementFirst"] as const;

/** The first step: what one agrees to. Who is led back here from a later step is told why. */
export function AgreementView({ terms, texts, ...place }: Props) {
  const t = useTranslations("signup");
  const draft = useDraft();
  const steps = useSteps("agreement");
  const note = useJourneyNote(notes);
  const { next } = useWay("agreement", [], place);
  const isLive = useIsLive();
  const [attempt, setAttempt] = useState(0);
  const missing = attempt > 0 ? missingTerms(terms, draft) : [];

  const submit = () => {
    setAttempt((one) => one + 1);
    if (missingTerms(terms, draft).length === 0) next(draft.identity ? "form" : "auth");
  };
  return (
    <JourneyFrame title={t("agreement.title")} lead={t("agreement.lead")} steps={steps} width="text">
      <NoteLine>{note ? t(`notes.${note}`) : null}</NoteLine>
      <form
        noValidate
        method="post"
        inert={!isLive}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary
          title={t("errors.title")}
          attempt={attempt}
          className="mb-6"
          errors={missing.map(({ termsIdx, title }) => ({
            fieldId: termFieldId(termsIdx),
            message: t("agreement.missing", { title }),
          }))}
        />
        <AgreementFields
          terms={terms}
          texts={texts}
          consent={draft}
          missing={missing.map(({ termsIdx }) => termsIdx)}
          onChange={(consent) => signUpDraft.change(consent)}
        />
        <Button type="submit" size="large" className="mt-8 w-full min-[600px]:w-auto">
          {t("next")}
        </Button>
      </form>
    </JourneyFrame>
  );
}
