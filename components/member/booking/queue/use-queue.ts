import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { BookingContext } from "@/components/member/shared/page-context";
import type { CallOutput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useHasCome } from "../use-club-clock";

export type QueueState = CallOutput<"GET /ext/opening-queue/{date}">;

/** A queue exists from half an hour before an opening until shortly after; at other times it is not requested. */
const nearMs = 2 * 3_600_000;
const pollMs = 4000;

/**
 * Where the member stands in the line of an opening. The server knows it: a reload or another device shows the same. The
 * line is open in one session at a time: the last page that was opened has it, and another one can take it back.
 */
export function useQueue(
  { clubCode, language }: BookingContext,
  date: string | null,
  openAt: string | null,
  now: number,
) {
  const isNear = openAt !== null && Math.abs(now - Date.parse(openAt)) < nearMs;
  const [problem, setProblem] = useState<string | null>(null);
  const [isJoining, setJoining] = useState(false);
  const { data, mutate } = useCall(
    date && isNear ? "GET /ext/opening-queue/{date}" : null,
    { params: { date: date ?? "" }, query: { clubCode, lang: language } },
    { handled: true, refreshInterval: (queue) => (queue?.isOn && !queue.isAdmitted ? pollMs : 0) },
  );

  async function join(): Promise<void> {
    if (!date) return;
    setJoining(true);
    const body = { clubCode, playDate: date };
    const answer = await call("POST /ext/opening-queue", { query: {}, body }, { handled: true });
    setJoining(false);
    setProblem(answer.ok ? null : await failureSentence(answer.failure, language));
    if (answer.ok) await mutate(answer.value, { revalidate: false });
  }

  const hasJoiningBegun = useHasCome(data?.joinFrom ? Date.parse(data.joinFrom) : null);
  const isShown = data?.isOn === true && !data.isAdmitted && hasJoiningBegun;
  useOpenedHere(date, isShown && data.joined, data?.isHere === true, join);
  // While the line is being opened here nobody is notified that it is open elsewhere.
  const queue = data?.joined && isJoining ? { ...data, isHere: true } : data;
  return { queue, isShown, isJoining, problem, join };
}

/** A page whose member is in the queue takes the position over, once; opening it on another device moves it there. */
function useOpenedHere(
  date: string | null,
  isInLine: boolean,
  isHere: boolean,
  goOn: () => Promise<void>,
): void {
  const hadLine = useRef<string | null>(null);
  const open = useEffectEvent(() => void goOn());
  useEffect(() => {
    if (!isInLine || hadLine.current === date) return;
    hadLine.current = date;
    if (!isHere) open();
  }, [date, isInLine, isHere]);
}
