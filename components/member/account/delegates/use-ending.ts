"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";

/** Ends a permission after a question; what came of it stands in `status`, which takes the focus. */
export function useEnding(language: Language, onEnded: () => Promise<unknown>) {
  const t = useTranslations("account.delegates.end");
  const [failure, setFailure] = useState<string | null>(null);
  const [isEnded, setEnded] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const { run, isBusy } = useOnce();
  const end = (delegationIdx: number, name: string) =>
    run(async () => {
      setFailure(null);
      setEnded(false);
      const texts = { title: t("title", { name }), message: t("text"), confirm: t("confirm") };
      if (!(await showConfirm(texts))) return;
      const params = { id: String(delegationIdx) };
      const answer = await call("DELETE /ext/delegations/{id}", { params }, { handled: true });
      if (!answer.ok) return setFailure(await failureSentence(answer.failure, language));
      await onEnded();
      setEnded(true);
      // The button that was pressed is gone with its row.
      status.current?.focus();
    });
  return { end, isBusy, failure, isEnded, status };
}
