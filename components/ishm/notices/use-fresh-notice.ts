import { useCallback, useEffect, useState } from "react";
import type { NoticeDetail } from "@/lib/contract/notices";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";

type Answer = { notice?: NoticeDetail; failure?: CallFailure };

/** A notice as the server has it now. Never from a cache: a form that begins with an old version cannot be saved. */
export function useFreshNotice(noticeIdx: number, lang: Language): Answer & { retry: () => void } {
  const [answer, setAnswer] = useState<Answer>({});
  const [attempt, setAttempt] = useState(0);
  const read = useCallback(
    async (signal: AbortSignal, _attempt: number) => {
      const query = { scope: "admin", lang } as const;
      const input = { params: { id: String(noticeIdx) }, query };
      const result = await call("GET /notice/{id}", input, { handled: true, signal });
      if (!signal.aborted) setAnswer(result.ok ? { notice: result.value } : { failure: result.failure });
    },
    [noticeIdx, lang],
  );
  useEffect(() => {
    const ending = new AbortController();
    void read(ending.signal, attempt);
    return () => ending.abort();
  }, [read, attempt]);
  return { ...answer, retry: () => setAttempt((count) => count + 1) };
}
