import { useState } from "react";
import type { CallOutput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import type { BookingPlace } from "../place";

export type QueueState = CallOutput<"GET /ext/opening-queue/{date}">;

/** A line forms within half an hour of an opening and is over soon after; further away nobody asks for it. */
const nearMs = 2 * 3_600_000;
const pollMs = 4000;

/** Where the member stands in the line of an opening. The server knows it: a reload or another device shows the same. */
export function useQueue(
  { clubCode, language }: BookingPlace,
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

  const from = data?.joinFrom ? Date.parse(data.joinFrom) : Number.POSITIVE_INFINITY;
  const isShown = data?.isOn === true && !data.isAdmitted && now >= from;
  return { queue: data, isShown, isJoining, problem, join };
}
