import { useTranslations } from "next-intl";
import type { CallInput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import { useActionCall } from "../action/use-action-call";

type Change = NonNullable<CallInput<"PUT /ops/lost-items/{id}">["body"]>;

type Shown = { lostIdx: number; version: number };

const stale = 2002;
/**
 * A claim, its hand-over or its refusal; a decision about a claim names the version that is shown. When another admin was
 * faster, the item is shown as it is now.
 */
export function useClaim({ lostIdx, version }: Shown, onChanged: () => Promise<void>) {
  const t = useTranslations("ishm.lostItems.claim");
  return useActionCall({
    async send(change: Change) {
      const body = change.event === "CLAIM" ? change : { ...change, version };
      // The call's input is one of three, the event and its fields together; the parts alone do not say which.
      const input = { params: { id: String(lostIdx) }, body } as CallInput<"PUT /ops/lost-items/{id}">;
      const answer = await call("PUT /ops/lost-items/{id}", input, { handled: true });
      if (!answer.ok && answer.failure.code === stale) await onChanged();
      return answer;
    },
    doneText: (_answer, { event }) => t(`done.${event}`),
    onDone: onChanged,
  });
}

export type Claim = ReturnType<typeof useClaim>;
