"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { TermsVersion } from "@/lib/contract/terms/ops-terms";
import type { Language } from "@/lib/shared/languages";
import { linesOf, textDiff } from "@/lib/web/office/text-diff";
import { DiffText } from "../diff/diff-text";
import { OfficeFailure } from "../frame/office-failure";
import type { TermsText } from "./terms-draft";
import { useTextBefore } from "./use-text-before";

type Props = { language: Language; text: TermsText; termsIdx: number | null; base: TermsVersion | null };

/** Title and words of a version against those before it. */
export function TermsDiff({ language, text, termsIdx, base }: Props) {
  const t = useTranslations("ishm.terms.diff");
  const { text: before, isLoading, failure, retry } = useTextBefore(termsIdx, base, language);
  const parts = useMemo(() => textDiff(wordsOf(before), wordsOf(text), language), [before, text, language]);
  if (isLoading) return <Skeleton className="h-40" />;
  if (failure) return <OfficeFailure failure={failure} onRetry={() => void retry?.()} />;
  const isSame = parts.every(({ kind }) => kind === "same");
  return (
    <>
      <p className="text-ink-2">
        {before ? t("against", { version: before.version }) : t("nothingBefore")}
        {before && isSame ? ` ${t("same")}` : null}
      </p>
      <DiffText parts={parts} lang={language} />
    </>
  );
}

function wordsOf(text: { title: string; contents: string } | null): string[] {
  return text ? [text.title, ...linesOf(text.contents)].filter((line) => line.trim() !== "") : [];
}
