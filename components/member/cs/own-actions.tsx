"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useFreshLists } from "@/components/member/shared/data/use-fresh-lists";
import { Refusal } from "@/components/member/shared/layout/refusal";
import { usePageLinks } from "@/components/member/shared/layout/use-page-links";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/web/api/browser";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";

type Props = { vocIdx: number; context: PageContext; onEdit: () => void };
/** The inquiry itself is gone and would answer 404. */
const list = /^GET \/voc$/;

/** While nobody has opened an inquiry it can be changed and taken back. */
export function OwnActions({ vocIdx, context, onEdit }: Props) {
  const t = useTranslations("cs");
  const common = useTranslations("common");
  const { go } = usePageLinks(context);
  const refresh = useFreshLists(list);
  const { run, isBusy } = useOnce();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) yes.current?.focus();
  }, [isAsking]);

  const remove = () =>
    run(async () => {
      const answer = await call(
        "DELETE /voc/{id}",
        { params: { id: String(vocIdx) }, query: {} },
        { handled: true },
      );
      if (!answer.ok) return setFailure(await failureSentence(answer.failure, context.language));
      go(memberPaths.cs.list());
      await refresh();
    });
  return (
    <div className="mt-8">
      <p className="mb-3 text-ink-2">{t("editableText")}</p>
      <div className="flex flex-wrap gap-3">
        {isAsking ? (
          <>
            <Button ref={yes} variant="danger" isBusy={isBusy} onClick={() => void remove()}>
              {t("removeYes")}
            </Button>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {common("cancel")}
            </Button>
          </>
        ) : (
          <>
            <Button variant="outline" onClick={onEdit}>
              {t("edit")}
            </Button>
            <Button variant="outline" onClick={() => setAsking(true)}>
              {t("remove")}
            </Button>
          </>
        )}
      </div>
      <Refusal>{failure}</Refusal>
    </div>
  );
}
