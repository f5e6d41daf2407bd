import { useRef } from "react";
import type { PenaltyState } from "@/lib/contract/code-values/penalties";
import type { PenaltyDetail } from "@/lib/contract/penalties/ops-penalties";
import type { CallInput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import { randomKey } from "@/lib/web/api/browser-request";
import { useActionCall } from "../action/use-action-call";

type Event = CallInput<"PUT /ops/penalties/{id}">["body"];
type Sent = { event: Event; files?: readonly File[] };
type Options = {
  penalty: PenaltyDetail;
  onChanged: () => Promise<void>;
  doneText: (state: PenaltyState) => string;
  onDone: () => void;
};

/** Settles the version of a penalty that was shown; a repeated call counts once. */
export function useSettle({ penalty, onChanged, doneText, onDone }: Options) {
  const key = useRef<{ of: string; key: string }>(undefined);
  return useActionCall({
    send: async ({ event, files = [] }: Sent) => {
      const params = { id: String(penalty.penaltyIdx) };
      const { version } = penalty;
      const of = JSON.stringify([event, version, files.map(({ name, size }) => [name, size])]);
      // A payment whose answer was lost must not be booked again; another amount is another payment.
      if (key.current?.of !== of) key.current = { of, key: randomKey() };
      const body = { ...event, version };
      const options = { handled: true, idempotencyKey: key.current.key };
      return body.event === "PAY"
        ? call("PUT /ops/penalties/{id}", { params, body }, options)
        : call("PUT /ops/penalties/{id}", { params, body, files }, options);
    },
    refresh: onChanged,
    doneText: ({ state }) => doneText(state),
    onDone,
  });
}
