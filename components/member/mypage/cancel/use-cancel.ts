import { useRef, useState } from "react";
import type { PageContext } from "@/components/member/shared/page-context";
import { call } from "@/lib/web/api/browser";
import type { Cancelled, OwnDetail } from "@/lib/web/my/booking-state";
import { createCallKey } from "@/lib/web/my/call-key";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useFreshLists } from "../../shared/data/use-fresh-lists";

export type CancelInput = { reasonCode: string; reasonText: string; hasConsent: boolean };
/** Why it was not cancelled, and what is shown of it: another price, another version, a number to call, any sentence. */
export type CancelRefusal = {
  kind: "stage" | "version" | "phone" | "other";
  sentence: string;
  phone?: string;
};

type Options = {
  booking: OwnDetail;
  context: PageContext;
  onReload: () => Promise<unknown>;
  onCancelled: (answer: Cancelled) => void;
};

const kinds: Readonly<Record<number, CancelRefusal["kind"]>> = {
  4211: "version",
  4302: "stage",
  4303: "phone",
};

/**
 * Cancels a booking at the price that was shown, and at no other: the consent names its stage. After a refusal the
 * booking is read again, so that what is shown is what counts.
 */
export function useCancel({ booking, context, onReload, onCancelled }: Options) {
  const refresh = useFreshLists();
  const keyOf = useRef(createCallKey());
  const [refusal, setRefusal] = useState<CancelRefusal | null>(null);

  const cancel = async ({ reasonCode, reasonText, hasConsent }: CancelInput) => {
    const stage = booking.cancelPreview?.stage;
    const body = {
      clubCode: context.clubCode,
      bookingIdx: booking.bookingIdx,
      ...(reasonCode ? { reasonCode } : {}),
      ...(reasonText.trim() ? { reasonText: reasonText.trim() } : {}),
      agreePenalty: hasConsent,
      ...(hasConsent && stage ? { agreedStage: stage } : {}),
      version: booking.version,
    };
    const options = { handled: true, idempotencyKey: keyOf.current(body) };
    const answer = await call("DELETE /reservation/cancel", { body }, options);
    if (answer.ok) {
      onCancelled(answer.value);
      await refresh();
      return;
    }
    const { failure } = answer;
    setRefusal({
      kind: kinds[failure.code] ?? "other",
      sentence: await failureSentence(failure, context.language),
      phone: failure.code === 4303 ? failure.msgVar[0] : undefined,
    });
    await onReload();
  };
  return { cancel, refusal, forgetRefusal: () => setRefusal(null) };
}
