import { useRef, useState } from "react";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOffice } from "../frame/root/office-context";

type Options<Body, Answer> = {
  send: (body: Body) => Promise<Result<Answer, CallFailure>>;
  /** Reads what is there now, after an action and after a refusal. */
  refresh: () => Promise<unknown>;
  onDone: (answer: Answer, body: Body) => void;
  /** The screen's own words for a refusal; null leaves it to the general ones. */
  wordOf?: (failure: CallFailure) => string | null;
};

/** Sends an action, once at a time. A refusal is kept as a sentence, and the screen shows the state as it now is. */
export function useActionCall<Body, Answer>({ send, refresh, onDone, wordOf }: Options<Body, Answer>) {
  const { language } = useOffice();
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(body: Body): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const answer = await send(body);
      if (answer.ok) onDone(answer.value, body);
      else setFailure(wordOf?.(answer.failure) ?? (await failureSentence(answer.failure, language)));
      await refresh();
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }
  return { run, isBusy, failure, forget: () => setFailure(null) };
}
