import { useTranslations } from "next-intl";
import type { DeskBooking } from "@/lib/contract/bookings/ops-desk";
import type { CallInput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import { useActionCall } from "../action/use-action-call";

type Event = Omit<CallInput<"PUT /ops/bookings/{id}/state">["body"], "version">;

/** Refusals because somebody else has changed the state of this party meanwhile. */
const overtaken: readonly (number | undefined)[] = [2002, 4211, 4301];

/** Sends an event of a party. The party is read again whatever the outcome. */
export function useDeskAction({ bookingIdx, version }: DeskBooking, refresh: () => Promise<unknown>) {
  const t = useTranslations("ishm.desk");
  return useActionCall({
    send: (event: Event) =>
      call(
        "PUT /ops/bookings/{id}/state",
        { params: { id: String(bookingIdx) }, body: { ...event, version } },
        { handled: true },
      ),
    refresh,
    wordOf: ({ code }) => (overtaken.includes(code) ? t("overtaken") : null),
  });
}
