"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Refusal } from "@/components/member/account/refusal";
import type { MyPlace } from "@/components/member/mypage/place";
import { Button } from "@/components/ui/button";
import { useLeave } from "./use-leave";

type Props = { waitingIdx: number; place: MyPlace; word: string; sure: string };

/** Leaving loses the place in the queue: it is asked once more, in the same spot. */
export function LeaveButton({ waitingIdx, place, word, sure }: Props) {
  const t = useTranslations("waitings");
  const [isAsking, setAsking] = useState(false);
  const yes = useRef<HTMLButtonElement>(null);
  const { leave, isBusy, failure } = useLeave(waitingIdx, place);
  useEffect(() => {
    if (isAsking) yes.current?.focus();
  }, [isAsking]);
  return (
    <div className="mt-3">
      {isAsking ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 basis-full min-[600px]:basis-auto">{sure}</p>
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
