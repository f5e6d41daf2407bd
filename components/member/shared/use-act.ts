"use client";

import { useRef, useState } from "react";
import type { Language } from "@/lib/shared/languages";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";

export type Act = ReturnType<typeof useAct>;

/**
 * One act at a time, true when it was done; what came of it (`words`) is said in `status`, which takes the focus of a button that is
 * gone. After a refusal too the page is read again: it may show what is there no more.
 */
export function useAct(language: Language, refresh: () => Promise<unknown>) {
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  const { run, isBusy } = useOnce();
  /** Says what a form of the page has done by itself. */
  const say = (words: string) => {
    setFailure(null);
    setDone(words);
  };
  const act = async <T>(
    send: () => Promise<Result<T, CallFailure>>,
    words: string | ((answer: T) => string),
  ): Promise<boolean> => {
    const answer = await run(async () => {
      setFailure(null);
      setDone("");
      const answer = await send();
      if (!answer.ok) setFailure(await failureSentence(answer.failure, language));
      await refresh();
      if (!answer.ok) return answer;
      say(typeof words === "string" ? words : words(answer.value));
      status.current?.focus();
      return answer;
    });
    return answer?.ok === true;
  };
  return { act, say, isBusy, failure, done, status };
}
