import { useTranslations } from "next-intl";
import type { CallInput, CallOutput, ContractKey } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import { useActionCall } from "../../action/use-action-call";

type Options<K extends ContractKey> = {
  /** Reads the day again. */
  refresh: () => Promise<void>;
  doneText: (answer: CallOutput<K>, input: CallInput<K>) => string;
  onDone: () => void;
};

/** Domain.md 13: the version that was shown has been changed. */
export const stale = 2002;

/** A call of the tee sheet. The day is read again whatever the outcome, and a refusal is one sentence. */
export function useSheetCall<K extends ContractKey>(key: K, options: Options<K>) {
  const t = useTranslations("ishm.sheet");
  return useActionCall({
    ...options,
    send: (input: CallInput<K>) => call(key, input, { handled: true }),
    wordOf: ({ code }) => (code === stale ? t("stale") : null),
  });
}
