"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { LanguageTabs } from "../form/language-tabs";
import { isWritten, type TermsDraft } from "./terms-draft";
import { TermsPreview } from "./terms-preview";

type Props = { draft: TermsDraft; onClose: () => void };

/** The notice of the main page and the page of the terms, as visitors of each language will have them. */
export function PreviewDialog({ draft, onClose }: Props) {
  const t = useTranslations("ishm.terms.preview");
  const common = useTranslations("common");
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t("title")}
      closeLabel={common("close")}
      className="w-[920px]"
    >
      <LanguageTabs isWritten={(language) => isWritten(draft.texts[language])}>
        {(language) =>
          isWritten(draft.texts[language]) ? (
            <TermsPreview draft={draft} language={language} />
          ) : (
            <p className="text-ink-2">{t("nothing")}</p>
          )
        }
      </LanguageTabs>
    </Dialog>
  );
}
