import { useRef, useState } from "react";
import type { Language } from "@/lib/shared/languages";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

type Options<Choice, Stored> = {
  saved: Choice;
  language: Language;
  store: (choice: Choice) => Promise<Result<Stored, CallFailure>>;
  /** Brings `saved` up to what counts now: the last answer, none when nothing was stored. */
  onSettled: (stored: Stored | undefined) => unknown;
};

/**
 * A choice that is saved at once. What is chosen while an answer is on its way is not lost: the last position is sent after it.
 * A refusal puts back what counts.
 */
export function useChoice<Choice extends object, Stored>(options: Options<Choice, Stored>) {
  const { saved, language, store, onSettled } = options;
  const [input, setInput] = useState<Choice | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const latest = useRef<Choice | null>(null);
  const isSending = useRef(false);

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    let stored: Stored | undefined;
    while (latest.current) {
      const choice = latest.current;
      const answer = await store(choice);
      if (answer.ok) stored = answer.value;
      if (latest.current !== choice && answer.ok) continue;
      latest.current = null;
      if (answer.ok) setSaved(true);
      else setFailure(await failureSentence(answer.failure, language));
      await onSettled(stored);
    }
    isSending.current = false;
    setInput(null);
  };
  const choose = (choice: Choice) => {
    latest.current = choice;
    setInput(choice);
    setFailure(null);
    setSaved(false);
    void send();
  };
  return { choice: input ?? saved, choose, failure, isSaved };
}
