"use client";

import { useRef, useState } from "react";
import type { Language } from "@/lib/shared/languages";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";

export type Act = ReturnType<typeof useAct>;

/** One act at a time; what came of it (`words`) is said in `status`, which takes the focus of a button that is gone. */
export function useAct(language: Language, refresh: () => Promise<unknown>) {
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  const { run, isBusy } = useOnce();
  const act = <T>(
    send: () => Promise<Result<T, CallFailure>>,
    words: string | ((answer: T) => string),
  ): Promise<void> =>
    run(async () => {
      setFailure(null);
      setDone("");
      const answer = await send();
      if (!answer.ok) return setFailure(await failureSentence(answer.failure, language));
      await refresh();
      setDone(typeof words === "string" ? words : words(answer.value));
      status.current?.focus();
    });
  return { act, isBusy, failure, done, status };
}
