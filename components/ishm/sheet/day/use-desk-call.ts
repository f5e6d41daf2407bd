import { useTranslations } from "next-intl";
import type { CallInput, CallOutput, ContractKey } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import { useSave } from "../../form/use-save";

type Options<K extends ContractKey> = {
  /** Reads the day again: after an action, and after a refusal that shows the screen was behind. */
  refresh: () => Promise<void>;
  onDone: (answer: CallOutput<K>) => void;
};

/** An action of this desk. Refused, the sheet shows what is there now, and one sentence says why. */
export function useDeskCall<K extends ContractKey>(key: K, { refresh, onDone }: Options<K>) {
  const t = useTranslations("ishm.sheet");
  const saving = useSave({
    send: (input: CallInput<K>) => call(key, input, { handled: true }),
    async onSaved(answer) {
      await refresh();
      onDone(answer);
    },
    readTheirs: async () => true,
  });
  const refusal = saving.theirs ? { field: null, message: t("stale") } : saving.refusal;
  return {
    refusal,
    refusalCount: saving.refusalCount,
    failure: refusal?.message ?? null,
    isBusy: saving.isBusy,
    async send(input: CallInput<K>): Promise<void> {
      saving.closeConflict();
      if (!(await saving.save(input))) await refresh();
    },
  };
}
