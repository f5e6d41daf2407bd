import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import type { BookingAnswer } from "@/lib/contract/bookings/booking-shapes";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { randomKey } from "@/lib/web/api/browser-request";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { nothingSaved, readSavedBooking, type SentBody, saveBooking } from "@/lib/web/booking/saved-booking";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

/** Why a booking was not made: the sentence of the refusal, and its code, which knows a way on. */
export type Problem = { code: number; text: string; isUnanswered: boolean };
type Listeners = { onDone: (answer: BookingAnswer) => void; onRefused: (failure: CallFailure) => void };

/**
 * Sends a booking or its change. Until its answer is known it is saved with its key: the same booking sent again, by hand
 * or after a reload, is the one booking and never a second.
 */
export function useBook(memberIdx: number, language: Language, { onDone, onRefused }: Listeners) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isSending = useRef(false);
  const hasResumed = useRef(false);

  async function send(body: SentBody): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    // The button of the form is busy at once; the rest of the screen follows after its frame.
    startTransition(() => {
      setBusy(true);
      setProblem(null);
    });
    const key = keyOf(memberIdx, body);
    saveBooking(memberIdx, { sent: { key, body } });
    const answer = await call(
      "POST /reservation/booking",
      { query: {}, body },
      { handled: true, idempotencyKey: key },
    );
    // A booking that is made stays busy: the next page is on its way.
    if (answer.ok) {
      saveBooking(memberIdx, nothingSaved);
      onDone(answer.value);
      return;
    }
    isSending.current = false;
    setBusy(false);
    const { failure } = answer;
    const isUnanswered = failure.kind !== "failure";
    if (!isUnanswered) saveBooking(memberIdx, { sent: null });
    setProblem({ code: failure.code, text: await failureSentence(failure, language), isUnanswered });
    if (!isUnanswered) onRefused(failure);
  }

  // Asks once for the result of a request that an earlier document sent.
  const resume = useEffectEvent(() => {
    if (hasResumed.current) return;
    hasResumed.current = true;
    const { sent } = readSavedBooking(memberIdx);
    if (sent) void send(sent.body);
  });
  useEffect(() => resume(), []);

  return { isBusy, problem, send, clear: () => setProblem(null) };
}

/** The key of the first sending while nothing of the booking has changed; another booking is another key. */
function keyOf(memberIdx: number, body: SentBody): string {
  const { sent } = readSavedBooking(memberIdx);
  return sent && JSON.stringify(sent.body) === JSON.stringify(body) ? sent.key : randomKey();
}
