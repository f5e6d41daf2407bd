"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/form/text-field";
import { penaltyState } from "@/lib/contract/code-values/penalties";
import type { PenaltyDetail } from "@/lib/contract/penalties/ops-penalties";
import { formatMoney, moneyToWire, readMoney } from "@/lib/shared/money/money";
import { toastBar } from "@/lib/web/runtime/toasts";
import { ActionDialog } from "../action/action-dialog";
import { useOffice } from "../frame/root/office-context";
import { useSettle } from "./use-settle";

type Props = { penalty: PenaltyDetail; onClose: () => void; onChanged: () => Promise<void> };

/** A payment of a fine, whole or in part: the whole of it ends the suspension. */
export function PayDialog({ penalty, onClose, onChanged }: Props) {
  const t = useTranslations("ishm.penalties.pay");
  const { formats } = useOffice();
  const rest = Number(penalty.fineAmount) - Number(penalty.paidAmount);
  const [typed, setTyped] = useState(String(rest));
  const [isRefused, setRefused] = useState(false);
  const amount = readMoney(typed, formats);
  const isFitting = amount !== null && Number(amount) > 0 && Number(amount) <= rest;
  const settling = useSettle({
    penalty,
    onChanged,
    onDone: (state) => {
      const word = state === penaltyState.releasedByPayment ? "doneWhole" : "done";
      toastBar(t(word, { name: penalty.memberName }));
      onClose();
    },
  });
  const pay = () => {
    setRefused(!isFitting);
    if (!isFitting || amount === null) return;
    void settling.save({ event: { event: "PAY", amount: moneyToWire(amount, formats) } });
  };
  const atField = settling.refusal?.field === "amount";
  return (
    <ActionDialog
      isOpen
      title={t("title")}
      lines={[
        t("rest", { name: penalty.memberName, rest: formatMoney(rest, formats) }),
        t(isFitting && Number(amount) === rest ? "endsNow" : "staysOn"),
      ]}
      confirmLabel={t("button")}
      isBusy={settling.isBusy}
      failure={atField ? null : settling.refusal?.message}
      onConfirm={pay}
      onClose={onClose}
    >
      <TextField
        id="amount"
        label={t("amount")}
        hint={t("amountHint", { rest: formatMoney(rest, formats) })}
        error={isRefused && !isFitting ? t("amountWrong") : atField ? t("amountWrong") : undefined}
        value={typed}
        inputMode={formats.decimalPoint.money === 0 ? "numeric" : "decimal"}
        maxLength={20}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ActionDialog>
  );
}
