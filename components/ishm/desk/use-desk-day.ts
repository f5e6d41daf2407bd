import { useEffect, useState } from "react";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { useOffice } from "../frame/office-context";

const againMs = 5000;

/** The arrivals of a day, read again whenever another desk or a member changes something of it. */
export function useDeskDay(date: string, reason: string | undefined) {
  const { language } = useOffice();
  const answer = useCall(
    "GET /ops/desk",
    { query: { date, lang: language, reason } },
    { handled: true, keepPreviousData: true, revalidateOnFocus: true },
  );
  const { data, mutate } = answer;
  const version = data?.playDate === date ? data.version : undefined;
  const [isLive, setLive] = useState(true);
  useEffect(() => {
    if (version === undefined) return;
    const ending = new AbortController();
    void follow(date, version, ending.signal, { onChange: () => void mutate(), onLive: setLive });
    return () => ending.abort();
  }, [date, version, mutate]);
  return { ...answer, isLive };
}

type Follower = { onChange: () => void; onLive: (isLive: boolean) => void };

/** Waits for the next version; without an answer it asks again, and says that it is not live. */
async function follow(date: string, known: string, signal: AbortSignal, on: Follower): Promise<void> {
  while (!signal.aborted) {
    const query = { date, known };
    const answer = await call(
      "GET /ops/tee-sheet/changes",
      { query },
      { quiet: true, handled: true, signal },
    );
    if (signal.aborted) return;
    on.onLive(answer.ok);
    if (answer.ok && answer.value.isChanged) return on.onChange();
    if (!answer.ok) await pause(againMs, signal);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
