"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import { SubmitButton } from "@/components/form/submit-button";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatDate } from "@/lib/shared/time/date-format";
import type { PageLanguage } from "../shared/page-context";
import { RefusalNote } from "./refusal-note";
import type { SignUp } from "./use-sign-up-form";

type Props = PageLanguage & {
  signUp: SignUp;
  phone: string;
  formats: ClubFormats;
  children: ReactNode;
};

/** The frame of the form: the errors above, the submit button and the reason of a refusal below. */
export function SignUpForm({ signUp, phone, formats, children, ...context }: Props) {
  const t = useTranslations("signup");
  const { form, refusal } = signUp;
  const shown = refusal?.kind === "rejoin" ? { ...refusal, from: dayOf(refusal.from, formats) } : refusal;
  return (
    <form ref={form.ref} noValidate method="post" className="flex flex-col gap-10" onSubmit={form.submit}>
      <ErrorSummary title={t("errors.title")} errors={form.errors} attempt={form.attempt} />
      {children}
      <div>
        <SubmitButton
          form={form}
          id="sign-up-submit"
          size="large"
          busyText={t("submitting")}
          className="w-full"
        >
          {t("submit")}
        </SubmitButton>
        <RefusalNote refusal={shown} phone={phone} {...context} />
      </div>
    </form>
  );
}

function dayOf(text: string, formats: ClubFormats): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text, formats) : text;
}
