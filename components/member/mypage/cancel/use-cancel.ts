import { useRef, useState } from "react";
import { call } from "@/lib/web/api/browser";
import { createCallKey } from "@/lib/web/my/call-key";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";
import type { Cancelled, OwnDetail } from "../bookings/own-booking";
import type { MyPlace } from "../place";
import { useFreshLists } from "../use-fresh-lists";

export type CancelInput = { reasonCode: string; reasonText: string; hasConsent: boolean };
/** Why it was not cancelled, and what is shown of it: another price, another version, a number to call, any sentence. */
export type CancelRefusal = {
  kind: "stage" | "version" | "phone" | "other";
  sentence: string;
  phone?: string;
};

type Options = {
  booking: OwnDetail;
  place: MyPlace;
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
export function useCancel({ booking, place, onReload, onCancelled }: Options) {
  const { run, isBusy } = useOnce();
  const refresh = useFreshLists();
  const keyOf = useRef(createCallKey());
  const [refusal, setRefusal] = useState<CancelRefusal | null>(null);

  const cancel = ({ reasonCode, reasonText, hasConsent }: CancelInput) =>
    run(async () => {
      setRefusal(null);
      const stage = booking.cancelPreview?.stage;
      const body = {
        clubCode: place.clubCode,
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
        sentence: await failureSentence(failure, place.language),
        phone: failure.code === 4303 ? failure.msgVar[0] : undefined,
      });
      await onReload();
    });
  return { cancel, isBusy, refusal };
}
