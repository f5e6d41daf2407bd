"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { NativeDialog } from "@/components/feedback/native-dialog";
import { Refusal } from "@/components/member/shared/layout/refusal";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";

/** Ends a permission after a question; where the dialog and what was said stand is the caller's. */
export function useEnding(language: Language, onEnded: () => Promise<unknown>) {
  const [asked, setAsked] = useState<{ delegationIdx: number; name: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isEnded, setEnded] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const { run, isBusy } = useOnce();
  const end = () =>
    run(async () => {
      if (!asked) return;
      setFailure(null);
      const params = { id: String(asked.delegationIdx) };
      const answer = await call("DELETE /ext/delegations/{id}", { params }, { handled: true });
      if (!answer.ok) return setFailure(await failureSentence(answer.failure, language));
      await onEnded();
      setAsked(null);
      setEnded(true);
      // The button that was pressed is gone with its row.
      status.current?.focus();
    });
  return {
    ask: (delegationIdx: number, name: string) => {
      setFailure(null);
      setEnded(false);
      setAsked({ delegationIdx, name });
    },
    close: () => setAsked(null),
    ...{ asked, end, isBusy, failure, isEnded, status },
  };
}

type Props = { ending: ReturnType<typeof useEnding> };

/** The question before a permission ends, and that it has ended. */
export function EndingDialog({ ending }: Props) {
  const t = useTranslations("account.delegates.end");
  const common = useTranslations("common");
  const { asked, end, close, isBusy, failure, isEnded, status } = ending;
  return (
    <>
      <p ref={status} tabIndex={-1} role="status" className="mt-4 font-semibold text-ok">
        {isEnded ? t("done") : ""}
      </p>
      {asked ? (
        <NativeDialog
          title={t("title", { name: asked.name })}
          onClose={close}
          footer={
            <>
              <Button variant="outline" onClick={close}>
                {common("cancel")}
              </Button>
              <Button variant="binding" isBusy={isBusy} onClick={() => void end()}>
                {t("confirm")}
              </Button>
            </>
          }
        >
          <p>{t("text")}</p>
          <Refusal>{failure}</Refusal>
        </NativeDialog>
      ) : null}
    </>
  );
}
