import { useRef, useState } from "react";
import type { MyPlace } from "@/components/member/mypage/place";
import { useFreshLists } from "@/components/member/mypage/use-fresh-lists";
import { useMyWay } from "@/components/member/mypage/use-my-way";
import { call } from "@/lib/web/api/browser";
import { createCallKey } from "@/lib/web/my/call-key";
import { paths } from "@/lib/web/routing/paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";

/** Yes or no to an offer; a yes leads to the booking that it made. */
export function useOffer(waitingIdx: number, place: MyPlace) {
  const { run, isBusy } = useOnce();
  const { go } = useMyWay(place);
  const refresh = useFreshLists();
  const keyOf = useRef(createCallKey());
  const [failure, setFailure] = useState<string | null>(null);

  const answer = (action: "ACCEPT" | "DECLINE") =>
    run(async () => {
      setFailure(null);
      const body = { clubCode: place.clubCode, waitingIdx, action };
      const options = { handled: true, idempotencyKey: keyOf.current(body) };
      const said = await call("POST /reservation/waitings", { body }, options);
      if (!said.ok) setFailure(await failureSentence(said.failure, place.language));
      else if (said.value.bookingIdx) go(paths.my.booking(said.value.bookingIdx, { isBooked: true }));
      await refresh();
    });
  return { answer, isBusy, failure };
}
