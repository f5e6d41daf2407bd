import { useTranslations } from "next-intl";
import type { CallInput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useSave } from "../form/use-save";

type Change = NonNullable<CallInput<"PUT /ops/lost-items/{id}">["body"]>;

type Shown = { lostIdx: number; version: number };

const stale = 2002;

/**
 * A claim, its hand-over or its refusal; what is decided about a claim names the version that is shown. When another desk
 * was faster, the item is shown as it is now.
 */
export function useClaim({ lostIdx, version }: Shown, onChanged: () => Promise<void>) {
  const t = useTranslations("ishm.lostItems.claim");
  const saving = useSave({
    async send(change: Change) {
      const body = change.event === "CLAIM" ? change : { ...change, version };
      // The call's input is one of three, the event and its fields together; the parts alone do not say which.
      const input = { params: { id: String(lostIdx) }, body } as CallInput<"PUT /ops/lost-items/{id}">;
      const answer = await call("PUT /ops/lost-items/{id}", input, { handled: true });
      if (!answer.ok && answer.failure.code === stale) await onChanged();
      return answer;
    },
    async onSaved(_answer, { event }) {
      toastBar(t(`done.${event}`));
      await onChanged();
    },
  });
  const { refusal } = saving;
  return {
    send: saving.save,
    isBusy: saving.isBusy,
    /** Of the claim as a whole. */
    refused: refusal && refusal.field === null ? refusal.message : null,
    refusedAt: (field: string) => (refusal?.field === field ? refusal.message : undefined),
  };
}

export type Claim = ReturnType<typeof useClaim>;
