import { useState } from "react";
import type { CallInput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { dropEditPass, readEditPass } from "@/lib/web/runtime/session/member-memory";
import { useOnce } from "@/lib/web/runtime/use-once";

type Change = NonNullable<CallInput<"PUT /info">["body"]>;
/** A refusal with the field that it belongs to; null is the whole form. */
export type InfoRefusal = { field: string | null; message: string };

const wrongPass = 1401;
const fieldsOfCodes: Readonly<Record<number, string>> = { 1106: "identity", 9005: "email", 9006: "phoneNo" };

/**
 * Sends a change of the own data with the pass of a checked password (domain.md Y2). Without a live pass, or when the
 * server knows it no longer, the password is asked for and the same change is sent again.
 */
export function useSaveInfo(memberIdx: number, language: Language, onSaved: () => void) {
  const { run, isBusy } = useOnce();
  const [waiting, setWaiting] = useState<Change | null>(null);
  const [refusal, setRefusal] = useState<InfoRefusal | null>(null);

  const save = (change: Change): Promise<void> | Promise<unknown> =>
    run(async () => {
      setRefusal(null);
      const pass = readEditPass(memberIdx);
      if (!pass) return setWaiting(change);
      const answer = await call(
        "PUT /info",
        { body: { memberIdx, ...change } },
        { handled: true, editToken: pass.token },
      );
      if (answer.ok || answer.failure.code === wrongPass) dropEditPass();
      if (answer.ok) return onSaved();
      if (answer.failure.code === wrongPass) return setWaiting(change);
      setRefusal(await refusalOf(answer.failure, language));
    });

  return {
    save,
    isBusy,
    refusal,
    /** The change that waits for the password; null when none is asked for. */
    isAsking: waiting !== null,
    giveUp: () => setWaiting(null),
    goOn: () => {
      setWaiting(null);
      if (waiting) void save(waiting);
    },
  };
}

async function refusalOf(failure: CallFailure, language: Language): Promise<InfoRefusal> {
  const message = await failureSentence(failure, language);
  const named = failure.code === 9001 ? failure.msgVar[0]?.replace(/^extra\./, "") : undefined;
  return { field: fieldsOfCodes[failure.code] ?? named ?? null, message };
}
