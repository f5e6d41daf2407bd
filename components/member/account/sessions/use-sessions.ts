import { useState } from "react";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";

/** Where a member is signed in, and the end of one such session or of all others (checklist S-15). */
export function useSessions(language: Language) {
  const read = useCall("GET /ext/sessions", {}, { handled: true });
  const { run, isBusy } = useOnce();
  const [ended, setEnded] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  /** Without a number all others. */
  const end = (sessionIdx?: number) =>
    run(async () => {
      setEnded(null);
      setFailure(null);
      const body = sessionIdx === undefined ? {} : { idxs: [sessionIdx] };
      const answer = await call("DELETE /ext/sessions", { body }, { handled: true });
      if (!answer.ok) return setFailure(await failureSentence(answer.failure, language));
      await read.mutate();
      setEnded(answer.value.ended);
    });
  return { ...read, end, isBusy, ended, failure };
}
