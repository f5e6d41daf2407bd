import { useRef, useState } from "react";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOffice } from "../frame/root/office-context";

/** A save that the server refused: at a field, or as a whole (null). */
export type Refusal = { field: string | null; message: string };

type Options<Sent, Saved, Theirs> = {
  send: (sent: Sent) => Promise<Result<Saved, CallFailure>>;
  onSaved: (saved: Saved, sent: Sent) => void | Promise<void>;
  /** The field that a refusal belongs to; without it 9001 names it (domain.md 13). */
  fieldOf?: (failure: CallFailure) => string | null;
  /** What the server has by now, after somebody else saved; null when it cannot be read. */
  readTheirs?: () => Promise<Theirs | null>;
};

/** Domain.md 13: somebody else saved meanwhile. */
const stale = 2002;
const wrongField = 9001;

/** Sends a form, once at a time. A save over somebody else's is never made silently: `theirs` waits for a decision. */
export function useSave<Sent, Saved, Theirs = never>(options: Options<Sent, Saved, Theirs>) {
  const { language } = useOffice();
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [refusalCount, setRefusalCount] = useState(0);
  const [theirs, setTheirs] = useState<Theirs | null>(null);

  async function refuse(failure: CallFailure): Promise<void> {
    const newer = failure.code === stale ? ((await options.readTheirs?.()) ?? null) : null;
    if (newer !== null) return setTheirs(newer);
    setRefusal({ field: fieldOf(failure), message: await failureSentence(failure, language) });
    setRefusalCount((count) => count + 1);
  }

  function fieldOf(failure: CallFailure): string | null {
    if (options.fieldOf) return options.fieldOf(failure);
    return failure.code === wrongField ? (failure.msgVar[0] ?? null) : null;
  }

  /** Whether it was saved. */
  async function save(sent: Sent): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      const answer = await options.send(sent);
      if (answer.ok) await options.onSaved(answer.value, sent);
      else await refuse(answer.failure);
      return answer.ok;
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }
  return { save, isBusy, refusal, refusalCount, theirs, closeConflict: () => setTheirs(null) };
}
