import { useState } from "react";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { useActionCall } from "../action/use-action-call";

export type { Refusal } from "../action/use-action-call";

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

/** Sends a form, once at a time. A save over somebody else's is never made silently: `theirs` waits for a decision. */
export function useSave<Sent, Saved, Theirs = never>(options: Options<Sent, Saved, Theirs>) {
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const { run, ...call } = useActionCall<Sent, Saved>({
    send: options.send,
    fieldOf: options.fieldOf,
    onDone: options.onSaved,
    async onRefused({ code }) {
      const newer = code === stale ? ((await options.readTheirs?.()) ?? null) : null;
      setTheirs(newer);
      return newer !== null;
    },
  });
  return { ...call, save: run, theirs, closeConflict: () => setTheirs(null) };
}
