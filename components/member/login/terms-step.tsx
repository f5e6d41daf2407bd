"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatDate } from "@/lib/shared/time/date-format";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { type OpenTerms, useOpenTerms } from "./use-open-terms";

type Props = {
  clubCode: string;
  memberIdx: number;
  formats: ClubFormats;
  language: Language;
  defaultLanguage: Language;
  onRefuse(): void;
};

const fieldOf = (termsIdx: number) => `terms-${termsIdx}`;

/** New versions of the terms: each is agreed to by itself (P-01), the required ones before anything goes on. */
export function TermsStep({ formats, defaultLanguage, onRefuse, ...place }: Props) {
  const t = useTranslations("login.terms");
  const { terms, failure, isBusy, agree, retry } = useOpenTerms(place);
  const [agreed, setAgreed] = useState<ReadonlySet<number>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const isMissing = ({ termsIdx, isRequired }: OpenTerms) => isRequired && !agreed.has(termsIdx);
  const missing = attempt > 0 ? (terms ?? []).filter(isMissing) : [];
  const errors = [
    ...missing.map(({ termsIdx, title }) => ({
      fieldId: fieldOf(termsIdx),
      message: t("required", { title }),
    })),
    ...(failure ? [{ fieldId: fieldOf(terms?.[0]?.termsIdx ?? 0), message: failure }] : []),
  ];
  const submit = async () => {
    setAttempt((one) => one + 1);
    if (!terms || terms.some(isMissing)) return;
    await agree(agreed);
  };
  const toggle = (termsIdx: number, isOn: boolean) => {
    const next = new Set(agreed);
    if (isOn) next.add(termsIdx);
    else next.delete(termsIdx);
    setAgreed(next);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary title={t("errors")} errors={errors} attempt={attempt} className="mb-6" />
      {terms === null && failure === null ? <Skeleton className="h-40" /> : null}
      {terms === null && failure !== null ? (
        <Button variant="outline" onClick={retry}>
          {t("retry")}
        </Button>
      ) : null}
      <ul className="border-t border-pine-800">
        {terms?.map((one) => (
          <li key={one.termsIdx} className="border-b border-line py-5">
            <h2 lang={one.language || undefined} className="text-group font-semibold">
              {one.title}
            </h2>
            <p className="mt-1 text-caption text-ink-3">
              {t("version", { version: one.version, date: formatDate(one.effectiveDate, formats) })}
            </p>
            {one.changeSummary ? <p className="mt-2">{one.changeSummary}</p> : null}
            <a
              href={localePath(paths.agreement(one.termsIdx), place.language, defaultLanguage)}
              target="_blank"
              rel="noopener"
              className="link inline-flex min-h-11 items-center"
            >
              {t("read", { title: one.title })}
            </a>
            <CheckboxField
              name={fieldOf(one.termsIdx)}
              label={t("agree", { title: one.title })}
              requiredText={one.isRequired ? t("requiredMark") : undefined}
              checked={agreed.has(one.termsIdx)}
              error={missing.includes(one) ? t("required", { title: one.title }) : undefined}
              onChange={(event) => toggle(one.termsIdx, event.target.checked)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-col gap-3">
        {terms && terms.length > 0 ? (
          <Button type="submit" variant="binding" size="large" isBusy={isBusy} busyText={t("saving")}>
            {t("submit")}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onRefuse}>
          {t("refuse")}
        </Button>
      </div>
    </form>
  );
}
