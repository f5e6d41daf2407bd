import { useRef } from "react";
import type { PenaltyState } from "@/lib/contract/code-values/penalties";
import type { PenaltyDetail } from "@/lib/contract/penalties/ops-penalties";
import type { CallInput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import { randomKey } from "@/lib/web/api/browser-request";
import { useSave } from "../form/use-save";

type Event = CallInput<"PUT /ops/penalties/{id}">["body"];
type Sent = { event: Event; files?: readonly File[] };
type Options = {
  penalty: PenaltyDetail;
  onChanged: () => Promise<void>;
  onDone: (state: PenaltyState) => void;
};

/** Settles a penalty as this desk saw it; the same press sent twice counts once. */
export function useSettle({ penalty, onChanged, onDone }: Options) {
  const key = useRef<{ of: string; key: string }>(undefined);
  return useSave({
    send: async ({ event, files = [] }: Sent) => {
      const params = { id: String(penalty.penaltyIdx) };
      const { version } = penalty;
      const of = JSON.stringify([event, version, files.map(({ name, size }) => [name, size])]);
      // A payment whose answer was lost must not be booked again; another amount is another payment.
      if (key.current?.of !== of) key.current = { of, key: randomKey() };
      const body = { ...event, version };
      const options = { handled: true, idempotencyKey: key.current.key };
      const answer = await (body.event === "PAY"
        ? call("PUT /ops/penalties/{id}", { params, body }, options)
        : call("PUT /ops/penalties/{id}", { params, body, files }, options));
      await onChanged();
      return answer;
    },
    onSaved: ({ state }) => onDone(state),
  });
}
