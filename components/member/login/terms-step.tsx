"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import { CheckboxField } from "@/components/form/checkbox-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { SubmitButton } from "@/components/form/submit-button";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { CallOutput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

type Props = {
  clubCode: string;
  memberIdx: number;
  formats: ClubFormats;
  language: Language;
  defaultLanguage: Language;
  onRefuse(): void;
};

const fieldOf = (termsIdx: number) => `terms-${termsIdx}`;

/** New versions of the terms: each with its own consent (P-01); the required ones have to be agreed to first. */
export function TermsStep({ formats, defaultLanguage, onRefuse, ...context }: Props) {
  const writer = { language: context.language, formats };
  const t = useTranslations("login.terms");
  const { terms, failure, agree, retry } = useOpenTerms(context);
  const form = useCheckedForm<Record<string, boolean>>({
    initial: {},
    clearsOnChange: true,
    check: (agreed) =>
      Object.fromEntries(
        (terms ?? [])
          .filter(({ termsIdx, isRequired }) => isRequired && !agreed[fieldOf(termsIdx)])
          .map(({ termsIdx, title }) => [fieldOf(termsIdx), t("required", { title })]),
      ),
    send: async (agreed) => {
      const refusal = await agree((termsIdx) => agreed[fieldOf(termsIdx)] === true);
      if (refusal === null) return "leaving";
      return { fieldId: fieldOf(terms?.[0]?.termsIdx ?? 0), message: refusal, isWhole: true };
    },
  });
  const errors = failure ? [{ fieldId: fieldOf(0), message: failure }] : form.errors;
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit}>
      <ErrorSummary title={t("errors")} errors={errors} attempt={form.attempt} className="mb-6" />
      {terms === null && failure === null ? <Skeleton className="h-40" /> : null}
      {terms === null && failure !== null ? (
        <Button variant="outline" onClick={retry}>
          {t("retry")}
        </Button>
      ) : null}
      <ul className="rule-top">
        {terms?.map((one) => (
          <li key={one.termsIdx} className="border-b border-line py-5">
            <h2 lang={one.language || undefined} className="text-group font-semibold">
              {one.title}
            </h2>
            <p className="mt-1 text-caption text-ink-3">
              {t("version", { version: one.version, date: formatDay(one.effectiveDate, writer) })}
            </p>
            {one.changeSummary ? <p className="mt-2">{one.changeSummary}</p> : null}
            <a
              href={localePath(paths.agreement(one.termsIdx), context.language, defaultLanguage)}
              target="_blank"
              rel="noopener"
              className="link inline-flex min-h-11 items-center"
            >
              {t("read", { title: one.title })}
            </a>
            <CheckboxField
              {...form.box(fieldOf(one.termsIdx))}
              label={t("agree", { title: one.title })}
              requiredText={one.isRequired ? t("requiredMark") : undefined}
            />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-col gap-3">
        {terms && terms.length > 0 ? (
          <SubmitButton form={form} variant="binding" size="large" busyText={t("saving")}>
            {t("submit")}
          </SubmitButton>
        ) : null}
        <Button variant="quiet" onClick={onRefuse}>
          {t("refuse")}
        </Button>
      </div>
    </form>
  );
}

type OpenTerms = CallOutput<"GET /terms/{id}">;
type Options = { clubCode: string; memberIdx: number; language: Language };

/** The term versions that a member has to agree to, and the consent, which counts for all tabs. */
function useOpenTerms({ clubCode, memberIdx, language }: Options) {
  const { announce } = useSession();
  const [terms, setTerms] = useState<readonly OpenTerms[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked on arrival and at every new try
  useEffect(() => {
    let isGone = false;
    void load({ clubCode, memberIdx, language }).then(async (found) => {
      if (isGone) return;
      if ("failure" in found) return setFailure(await failureSentence(found.failure, language));
      setTerms(found.terms);
      // Agreed to elsewhere meanwhile.
      if (found.terms.length === 0) announce("signed-in");
    });
    return () => {
      isGone = true;
    };
  }, [clubCode, memberIdx, language, round]);

  const retry = () => {
    setFailure(null);
    setRound((one) => one + 1);
  };
  /** Null when the consent is taken; else why not. */
  const agree = async (hasAgreed: (termsIdx: number) => boolean): Promise<string | null> => {
    const agreements = (terms ?? []).map(({ termsIdx }) => ({ termsIdx, agreed: hasAgreed(termsIdx) }));
    const answer = await call("PUT /terms", { body: { memberIdx, agreements } }, { handled: true });
    if (!answer.ok) return failureSentence(answer.failure, language);
    announce("signed-in");
    return null;
  };
  return { terms, failure, agree, retry };
}

type Loaded = { terms: OpenTerms[] } | { failure: CallFailure };

async function load({ clubCode, memberIdx, language }: Options): Promise<Loaded> {
  const params = { a: String(memberIdx), b: clubCode };
  const open = await call("GET /terms/check/{a}/{b}", { params, query: { clubCode } }, { handled: true });
  if (!open.ok) return { failure: open.failure };
  const query = { clubCode, lang: language };
  const texts = await Promise.all(
    open.value.list.map(({ termsIdx }) =>
      call("GET /terms/{id}", { params: { id: String(termsIdx) }, query }, { handled: true }),
    ),
  );
  const terms: OpenTerms[] = [];
  for (const text of texts) {
    if (!text.ok) return { failure: text.failure };
    terms.push(text.value);
  }
  return { terms };
}
