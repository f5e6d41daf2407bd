"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import { useIsLive } from "@/components/member/layout/use-is-live";
import { Button } from "@/components/ui/button";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatDate } from "@/lib/shared/time/date-format";
import { RefusalNote } from "./refusal-note";
import type { useSignUpForm } from "./use-sign-up-form";
import type { Place } from "./use-way";

type Props = Place & {
  form: ReturnType<typeof useSignUpForm>;
  phone: string;
  formats: ClubFormats;
  children: ReactNode;
};

/** The frame of the form: what is wrong above it, the one sending below, and why somebody cannot join. */
export function SignUpForm({ form, phone, formats, children, ...place }: Props) {
  const t = useTranslations("signup");
  const isLive = useIsLive();
  const { refusal } = form;
  const shown = refusal?.kind === "rejoin" ? { ...refusal, from: dayOf(refusal.from, formats) } : refusal;
  return (
    <form
      noValidate
      method="post"
      inert={!isLive}
      className="flex flex-col gap-10"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <ErrorSummary title={t("errors.title")} errors={form.errors} attempt={form.attempt} />
      {children}
      <div>
        <Button
          type="submit"
          id="sign-up-submit"
          size="large"
          className="w-full"
          isBusy={form.isBusy}
          busyText={t("submitting")}
        >
          {t("submit")}
        </Button>
        <RefusalNote refusal={shown} phone={phone} {...place} />
      </div>
    </form>
  );
}

function dayOf(text: string, formats: ClubFormats): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text, formats) : text;
}
