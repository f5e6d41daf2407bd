import { useEffect, useState } from "react";
import { isLoginId } from "@/lib/shared/fields";
import { call } from "@/lib/web/api/browser";

export type IdState = "empty" | "format" | "checking" | "free" | "taken" | "unknown";

const restMs = 400;

/** Whether a login id is free, asked when the typing rests; a check without an answer keeps nobody from going on. */
export function useIdCheck(clubCode: string, id: string): IdState {
  const [answer, setAnswer] = useState<{ id: string; state: IdState } | null>(null);

  useEffect(() => {
    if (!isLoginId(id)) return;
    const ending = new AbortController();
    const ask = async () => {
      const found = await call(
        "GET /member/name/check",
        { query: { clubCode, id } },
        { quiet: true, handled: true, signal: ending.signal },
      );
      if (ending.signal.aborted) return;
      const state = !found.ok ? "unknown" : found.value.available ? "free" : "taken";
      setAnswer({ id, state });
    };
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [clubCode, id]);

  if (id === "") return "empty";
  if (!isLoginId(id)) return "format";
  return answer?.id === id ? answer.state : "checking";
}
