"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import type { TermsVersion } from "@/lib/contract/terms/ops-terms";
import { LanguageTabs } from "../form/language-tabs";
import { TermsDiff } from "./terms-diff";
import { isWritten } from "./terms-draft";
import type { TermsFormState } from "./use-terms-form";

type Props = {
  form: TermsFormState;
  /** What an unsaved version began with. */
  base: TermsVersion | null;
  onClose: () => void;
};

/** What this version changes, language by language. */
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
