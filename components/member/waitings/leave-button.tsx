"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useFreshLists } from "@/components/member/shared/data/use-fresh-lists";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/web/api/browser";
import { createCallKey } from "@/lib/web/my/call-key";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";

type Props = { waitingIdx: number; context: PageContext; word: string; sure: string };

/** Leaving loses the place in the queue: it is asked once more, in the same spot. */
export function LeaveButton({ waitingIdx, context, word, sure }: Props) {
  const t = useTranslations("waitings");
  const [isAsking, setAsking] = useState(false);
  const yes = useRef<HTMLButtonElement>(null);
  const { leave, isBusy, failure } = useLeave(waitingIdx, context);
  useEffect(() => {
    if (isAsking) yes.current?.focus();
  }, [isAsking]);
  return (
    <div className="mt-3">
      {isAsking ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 basis-full min-[37.5rem]:basis-auto">{sure}</p>
          <Button ref={yes} variant="danger" isBusy={isBusy} onClick={() => void leave()}>
            {word}
          </Button>
          <Button variant="outline" onClick={() => setAsking(false)}>
            {t("stay")}
          </Button>
        </div>
      ) : (
        <Button variant="outline" size="touch" onClick={() => setAsking(true)}>
          {word}
        </Button>
      )}
      <Refusal>{failure}</Refusal>
    </div>
  );
}

/** Leaves a waiting list, or gives back the time that came from it. */
function useLeave(waitingIdx: number, context: PageContext) {
  const { run, isBusy } = useOnce();
  const refresh = useFreshLists();
  const keyOf = useRef(createCallKey());
  const [failure, setFailure] = useState<string | null>(null);

  const leave = () =>
    run(async () => {
      setFailure(null);
      const input = { params: { id: String(waitingIdx) } };
      const options = { handled: true, idempotencyKey: keyOf.current(input) };
      const answer = await call("DELETE /reservation/waitings/{id}", { ...input, query: {} }, options);
      if (!answer.ok) setFailure(await failureSentence(answer.failure, context.language));
      await refresh();
    });
  return { leave, isBusy, failure };
}
