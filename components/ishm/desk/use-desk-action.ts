import { useTranslations } from "next-intl";
import { useState } from "react";
import type { DeskBooking } from "@/lib/contract/bookings/ops-desk";
import type { CallInput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";
import { useOffice } from "../frame/root/office-context";

type Event = Omit<CallInput<"PUT /ops/bookings/{id}/state">["body"], "version">;

/** Refusals that mean: another desk has moved this party meanwhile. */
const overtaken: readonly (number | undefined)[] = [2002, 4211, 4301];

/** An event of a party; whatever comes of it, the screen then shows the party as it is now. */
export function useDeskAction({ bookingIdx, version }: DeskBooking, refresh: () => Promise<unknown>) {
  const t = useTranslations("ishm.desk");
  const { language } = useOffice();
  const { run, isBusy } = useOnce();
  const [failure, setFailure] = useState<string | null>(null);

  /** Whether it was done. */
  const perform = async (event: Event): Promise<boolean> => {
    const isDone = await run(async () => {
      setFailure(null);
      const input = { params: { id: String(bookingIdx) }, body: { ...event, version } };
      const answer = await call("PUT /ops/bookings/{id}/state", input, { handled: true });
      if (!answer.ok) {
        const isOvertaken = overtaken.includes(answer.failure.code);
        setFailure(isOvertaken ? t("overtaken") : await failureSentence(answer.failure, language));
      }
      await refresh();
      return answer.ok;
    });
    return isDone ?? false;
  };
  return { perform, isBusy, failure, clear: () => setFailure(null) };
}
