import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOffice } from "../../frame/root/office-context";

/** Refusals that mean that the draw has moved on, by another desk or by the clock (domain.md 13). */
const movedOn: readonly number[] = [2001, 4501, 4505, 4507];
const ineligible = 4502;

/** Sends one event of a draw. What it came to is told once; refused or not, the screen is read anew. */
export function useActionCall(onDone: () => Promise<unknown>) {
  const t = useTranslations("ishm.draws.refused");
  const { language } = useOffice();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function sentenceOf(refused: CallFailure): Promise<string> {
    if (refused.code === ineligible) return t("ineligible", { reason: refused.msgVar[0] ?? "" });
    const isMoved = movedOn.some((code) => code === refused.code);
    return isMoved ? t("moved") : failureSentence(refused, language);
  }

  /** Whether it was done. */
  async function send<T>(
    action: () => Promise<Result<T, CallFailure>>,
    words: (answer: T) => string,
  ): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    const answer = await action();
    await onDone();
    if (answer.ok) toastBar(words(answer.value));
    else setFailure(await sentenceOf(answer.failure));
    setBusy(false);
    return answer.ok;
  }
  return { send, isBusy, failure, forget: () => setFailure(null) };
}
