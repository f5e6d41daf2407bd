"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import { SubmitButton } from "@/components/form/submit-button";
import { type SavedForm, useSavedForm } from "@/components/member/shared/form/use-saved-form";
import { JourneyFrame } from "@/components/member/shared/layout/journey-frame";
import { NoteLine, useJourneyNote } from "@/components/member/shared/layout/note-line";
import type { PageLanguage } from "../shared/page-context";
import { AgreementFields } from "./fields/agreement-fields";
import { type AskedTerm, type Consent, missingErrors, withEarly } from "./fields/agreement-rules";
import { consentDraft, noConsent, signUpDraft } from "./sign-up-store";
import { useSteps, useWay } from "./use-sign-up-steps";

type Props = PageLanguage & { terms: readonly AskedTerm[]; texts: Readonly<Record<number, ReactNode>> };

const notes = ["agreementFirst"] as const;

/** The first step: the terms. A visitor who was led back from a later step is told why. */
export function AgreementView({ terms, texts, ...context }: Props) {
  const t = useTranslations("signup");
  const steps = useSteps("agreement");
  const note = useJourneyNote(notes);
  const { next } = useWay("agreement", [], context);
  const form: SavedForm<Consent> = useSavedForm({
    draft: consentDraft,
    initial: noConsent,
    check: (consent) => missingErrors(terms, consent, (title) => t("agreement.missing", { title })),
    send: async (consent) => {
      signUpDraft.change(consent);
      next(signUpDraft.get().identity ? "form" : "auth");
      return null;
    },
    onEarly: (typed) => form.change(withEarly(terms, form.current(), typed)),
  });
  return (
    <JourneyFrame title={t("agreement.title")} lead={t("agreement.lead")} steps={steps} width="text">
      <NoteLine>{note ? t(`notes.${note}`) : null}</NoteLine>
      <form ref={form.ref} noValidate method="post" onSubmit={form.submit}>
        <ErrorSummary
          title={t("errors.title")}
          attempt={form.attempt}
          className="mb-6"
          errors={form.errors}
        />
        <AgreementFields terms={terms} texts={texts} form={form} />
        <SubmitButton form={form} size="large" className="mt-8 w-full min-[37.5rem]:w-auto">
          {t("next")}
        </SubmitButton>
      </form>
    </JourneyFrame>
  );
}
