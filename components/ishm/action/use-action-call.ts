import { useRef, useState } from "react";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOffice } from "../frame/root/office-context";

/** A call that the server refused: at a field, or as a whole (null). */
export type Refusal = { field: string | null; message: string };

type Options<Body, Answer> = {
  send: (body: Body) => Promise<Result<Answer, CallFailure>>;
  /** Reads anew what the call may have changed: before `onDone`, and after a refusal. */
  refresh?: () => Promise<unknown>;
  /** The toast of what was done. */
  doneText?: (answer: Answer, body: Body) => string;
  onDone?: (answer: Answer, body: Body) => void | Promise<void>;
  /** The screen's own sentence for a refusal; null leaves it to the general one. */
  wordOf?: (failure: CallFailure) => string | null;
  /** The field that a refusal belongs to; without it 9001 names it (domain.md 13). */
  fieldOf?: (failure: CallFailure) => string | null;
  /** Deals with a refusal in a way of its own (a conflict). True when there is nothing more to say. */
  onRefused?: (failure: CallFailure) => boolean | Promise<boolean>;
};

const wrongField = 9001;

const namedField = ({ code, msgVar }: CallFailure) => (code === wrongField ? (msgVar[0] ?? null) : null);

/**
 * Sends one call of a screen, once at a time: a second press while it is on its way sends nothing. The screen is read
 * anew whatever came of it, and a refusal is held as a sentence until the next attempt or `forget`.
 */
export function useActionCall<Body, Answer>(options: Options<Body, Answer>) {
  const { fieldOf = namedField } = options;
  const { language } = useOffice();
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [refusalCount, setRefusalCount] = useState(0);

  async function refuse(failure: CallFailure): Promise<void> {
    if (await options.onRefused?.(failure)) return;
    const message = options.wordOf?.(failure) ?? (await failureSentence(failure, language));
    setRefusal({ field: fieldOf(failure), message });
    setRefusalCount((count) => count + 1);
  }

  async function finish(answer: Answer, body: Body): Promise<void> {
    if (options.doneText) toastBar(options.doneText(answer, body));
    await options.onDone?.(answer, body);
  }

  /** Whether it was done. */
  async function run(body: Body): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      const answer = await options.send(body);
      await options.refresh?.();
      if (answer.ok) await finish(answer.value, body);
      else await refuse(answer.failure);
      return answer.ok;
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }
  return {
    run,
    isBusy,
    refusal,
    /** Grows with every refusal: each moves the focus to the summary of a form. */
    refusalCount,
    /** The sentence of the refusal. */
    failure: refusal?.message ?? null,
    forget: () => setRefusal(null),
  };
}
