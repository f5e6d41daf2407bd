import { useTranslations } from "next-intl";
import type { CallOutput } from "@/lib/contract/routes";
import { OutboxStateChip } from "./outbox-state-chip";

type Props = { message: CallOutput<"GET /ops/outbox/{id}"> };

/** A message as its receiver has it, with dots in place of codes and login ids. */
export function MessageWords({ message: { lang, state, subject, text, lastError } }: Props) {
  const t = useTranslations("ishm.outbox");
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <p>
        <OutboxStateChip state={state} />
      </p>
      {lastError ? (
        <p className="border-s-3 border-bad ps-3 text-ink-2">{t("lastError", { reason: lastError })}</p>
      ) : null}
      {text === null ? (
        <p className="text-ink-2">{t("wordsGone")}</p>
      ) : (
        <div lang={lang} className="rounded-panel border border-line bg-paper p-4">
          {subject === null ? null : <p className="mb-3 font-semibold">{subject}</p>}
          <p className="break-words whitespace-pre-line">{text}</p>
        </div>
      )}
    </div>
  );
}
