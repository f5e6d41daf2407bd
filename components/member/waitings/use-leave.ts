import { useRef, useState } from "react";
import type { MyPlace } from "@/components/member/mypage/place";
import { useFreshLists } from "@/components/member/mypage/use-fresh-lists";
import { call } from "@/lib/web/api/browser";
import { createCallKey } from "@/lib/web/my/call-key";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";

/** Leaves a waiting list, or gives back the time that came from it. */
export function useLeave(waitingIdx: number, place: MyPlace) {
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
      if (!answer.ok) setFailure(await failureSentence(answer.failure, place.language));
      await refresh();
    });
  return { leave, isBusy, failure };
}
