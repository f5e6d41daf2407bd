import { useState } from "react";
import type { FormRefusal } from "@/components/form/use-checked-form";
import type { CallInput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { readEditPass } from "@/lib/web/runtime/session/member-memory";
import { dropEditPass } from "@/lib/web/runtime/session/member-traces";

type Change = NonNullable<CallInput<"PUT /info">["body"]>;

const passIsOver = 1404;
const fieldsOfCodes: Readonly<Record<number, string>> = { 1106: "identity", 9005: "email", 9006: "phoneNo" };

/**
 * Sends a change of the own data with the pass of a checked password (domain.md Y2). Without a live pass, or when the
 * server no longer knows it, nothing is saved and `isAsking` says that the password has to be asked for.
 */
export function useSaveInfo(memberIdx: number, language: Language, onSaved: () => void) {
  const [isAsking, setAsking] = useState(false);

  const save = async (change: Change): Promise<FormRefusal | null> => {
    const pass = readEditPass(memberIdx);
    if (!pass) {
      setAsking(true);
      return null;
    }
    const body = { memberIdx, ...change };
    const answer = await call("PUT /info", { body }, { handled: true, editToken: pass.token });
    const isWrongPass = !answer.ok && answer.failure.code === passIsOver;
    if (answer.ok || isWrongPass) dropEditPass();
    if (isWrongPass) setAsking(true);
    else if (!answer.ok) return refusalOf(answer.failure, language);
    else onSaved();
    return null;
  };
  return { save, isAsking, stopAsking: () => setAsking(false) };
}

/** The refusal at the field that it names; one that names none is about the whole form and links to its button. */
async function refusalOf(failure: CallFailure, language: Language): Promise<FormRefusal> {
  const message = await failureSentence(failure, language);
  const named = failure.code === 9001 ? failure.msgVar[0]?.replace(/^extra\./, "") : undefined;
  return { fieldId: fieldsOfCodes[failure.code] ?? named ?? "save", message };
}
