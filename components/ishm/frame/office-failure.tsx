"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/shared/languages";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

type Props = { failure: CallFailure; onRetry: () => void };

/** A failed read, with a button that tries again. */
export function OfficeFailure({ failure, onRetry }: Props) {
  const t = useTranslations("common");
  const sentence = useFailureSentence(failure);
  return (
    <div role="alert" className="rounded-panel border border-line bg-sheet p-6">
      <p className="mb-4">{sentence}</p>
      <Button size="small" variant="outline" onClick={onRetry}>
        {t("retry")}
      </Button>
    </div>
  );
}

function useFailureSentence(failure: CallFailure): string {
  const locale = useLocale();
  const [sentence, setSentence] = useState("");
  useEffect(() => {
    let isCurrent = true;
    void failureSentence(failure, locale as Language).then((text) => {
      if (isCurrent) setSentence(text);
    });
    return () => {
      isCurrent = false;
    };
  }, [failure, locale]);
  return sentence;
}
