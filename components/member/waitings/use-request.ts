import { useRef, useState } from "react";
import { useTabState } from "@/components/member/layout/use-tab-state";
import type { MyPlace } from "@/components/member/mypage/place";
import { useFreshLists } from "@/components/member/mypage/use-fresh-lists";
import { call } from "@/lib/web/api/browser";
import { createCallKey } from "@/lib/web/my/call-key";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";

type Request = {
  bands: string[];
  courses: string[];
  playerCount: string;
  caddieMode: "" | "C" | "I" | "S";
  isAuto: boolean;
};

export const mostBands = 3;
const noRequest: Request = { bands: [], courses: [], playerCount: "4", caddieMode: "", isAuto: true };

/** A request for a day, kept in the tab until it is sent; a band that is not full any more is left out. */
export function useRequest(date: string, memberIdx: number, place: MyPlace) {
  const { value: request, change, forget } = useTabState(`waiting:${memberIdx}:${date}`, noRequest);
  const { run, isBusy } = useOnce();
  const refresh = useFreshLists();
  const keyOf = useRef(createCallKey());
  const [failure, setFailure] = useState<string | null>(null);
  const [isMissingBand, setMissingBand] = useState(false);

  const send = (full: readonly string[]) =>
    run(async () => {
      setFailure(null);
      const standbyTimeCodes = request.bands.filter((band) => full.includes(band));
      setMissingBand(standbyTimeCodes.length === 0);
      if (standbyTimeCodes.length === 0) return document.getElementById("bands")?.focus();
      const body = {
        clubCode: place.clubCode,
        playDate: date,
        standbyTimeCodes,
        courseCodes: request.courses,
        playerCount: Number(request.playerCount),
        caddieMode: request.caddieMode || null,
        agreeAutoAssign: request.isAuto,
      };
      const options = { handled: true, idempotencyKey: keyOf.current(body) };
      const answer = await call("POST /reservation/waitings", { body }, options);
      if (answer.ok) forget();
      else setFailure(await failureSentence(answer.failure, place.language));
      await refresh();
    });
  return { request, change, send, isBusy, failure, isMissingBand };
}
