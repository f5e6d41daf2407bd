"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { TermsVersion } from "@/lib/contract/terms/ops-terms";
import type { Language } from "@/lib/shared/languages";
import { joinSentences } from "@/lib/shared/texts/sentences";
import { useCall } from "@/lib/web/api/use-call";
import { linesOf, textDiff } from "@/lib/web/office/text-diff";
import { DiffText } from "../diff/diff-text";
import { LanguageTabs } from "../form/language-tabs";
import { OfficeFailure } from "../frame/office-failure";
import { isWritten, type TermsText } from "./terms-draft";
import type { TermsForm } from "./use-terms-form";

type Props = {
  form: TermsForm;
  /** The version that an unsaved one began with. */
  base: TermsVersion | null;
  onClose: () => void;
};

/** The changes of this version, language by language. */
export function DiffDialog({ form, base, onClose }: Props) {
  const t = useTranslations("ishm.terms.diff");
  const common = useTranslations("common");
  const { texts } = form.draft;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t("title")}
      description={
        <>
          <ins className="bg-ok-tint text-ok decoration-2">{t("added")}</ins>{" "}
          <del className="bg-bad-tint text-bad">{t("removed")}</del>
        </>
      }
      closeLabel={common("close")}
      className="w-[920px]"
    >
      <LanguageTabs isWritten={(language) => isWritten(texts[language])}>
        {(language) => (
          <TermsDiff
            key={language}
            language={language}
            text={texts[language]}
            termsIdx={form.saved?.termsIdx ?? null}
            base={base}
          />
        )}
      </LanguageTabs>
    </Dialog>
  );
}

type DiffProps = { language: Language; text: TermsText; termsIdx: number | null; base: TermsVersion | null };

/** Title and words of a version against the version before it. */
function TermsDiff({ language, text, termsIdx, base }: DiffProps) {
  const t = useTranslations("ishm.terms.diff");
  const { text: before, isLoading, failure, retry } = useTextBefore(termsIdx, base, language);
  const parts = useMemo(() => textDiff(wordsOf(before), wordsOf(text), language), [before, text, language]);
  if (isLoading) return <Skeleton className="h-40" />;
  if (failure) return <OfficeFailure failure={failure} onRetry={() => void retry?.()} />;
  const isSame = parts.every(({ kind }) => kind === "same");
  return (
    <>
      <p className="text-ink-2">
        {joinSentences([
          before ? t("against", { version: before.version }) : t("nothingBefore"),
          before && isSame && t("same"),
        ])}
      </p>
      <DiffText parts={parts} lang={language} />
    </>
  );
}

function wordsOf(text: { title: string; contents: string } | null): string[] {
  return text ? [text.title, ...linesOf(text.contents)].filter((line) => line.trim() !== "") : [];
}

type TextBefore = { version: string; title: string; contents: string };

/**
 * The text before in a language: of a stored version that of the next older one, of an unsaved one that which it began
 * with. `text` is null where there was none in this language.
 */
function useTextBefore(termsIdx: number | null, base: TermsVersion | null, language: Language) {
  const before = useCall(
    termsIdx === null ? null : "GET /terms/before/{id}",
    { params: { id: String(termsIdx) }, query: { lang: language } },
    { handled: true, revalidateOnFocus: false },
  );
  if (termsIdx === null) return { text: textOf(base, language), isLoading: false };
  const found = before.data?.language === language ? before.data : null;
  return { text: found, isLoading: before.isLoading, failure: before.error, retry: before.mutate };
}

function textOf(base: TermsVersion | null, language: Language): TextBefore | null {
  const text = base?.i18n[language];
  return base && text ? { version: base.version, title: text.title, contents: text.contents } : null;
}
