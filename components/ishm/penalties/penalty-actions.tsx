"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { penaltyState } from "@/lib/contract/code-values/penalties";
import type { PenaltyDetail } from "@/lib/contract/penalties/ops-penalties";
import { formatMoney, moneyToWire, readMoney } from "@/lib/shared/money/money";
import { officeMenus } from "@/lib/web/office/office-menus";
import { ActionDialog } from "../action/action-dialog";
import { Facts } from "../frame/facts";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { useSettle } from "./use-settle";
import { WaiveDialog } from "./waive-dialog";

type Props = { penalty: PenaltyDetail; onChanged: () => Promise<void> };

/** The fine, and the two actions that end a penalty early: payment and waiver. */
export function PenaltyActions({ penalty, onChanged }: Props) {
  const t = useTranslations("ishm.penalties");
  const { access, formats } = useOffice();
  const [asked, setAsked] = useState<"PAY" | "WAIVE" | null>(null);
  const rest = Number(penalty.fineAmount) - Number(penalty.paidAmount);
  const isOpen = penalty.state === penaltyState.active || penalty.state === penaltyState.ended;
  const mayChange = access(officeMenus.penalties.code).isUpdate && isOpen;
  const close = () => setAsked(null);
  return (
    <Panel title={t("fine")}>
      {Number(penalty.fineAmount) === 0 ? (
        <p className="text-ink-2">{t("noFine")}</p>
      ) : (
        <Facts
          className="min-[43.75rem]:grid-cols-[auto_minmax(0,1fr)]"
          of={[
            {
              name: t("fields.fine"),
              value: t("finePercent", {
                amount: formatMoney(penalty.fineAmount, formats),
                percent: penalty.finePercent,
              }),
            },
            { name: t("fields.paid"), value: formatMoney(penalty.paidAmount, formats) },
            { name: t("fields.rest"), value: isOpen ? formatMoney(rest, formats) : null },
          ]}
        />
      )}
      {mayChange ? (
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          {rest > 0 ? (
            <Button size="small" onClick={() => setAsked("PAY")}>
              {t("pay.button")}
            </Button>
          ) : null}
          <Button size="small" variant="outline" onClick={() => setAsked("WAIVE")}>
            {t("waive.button")}
          </Button>
        </div>
      ) : null}
      {asked === "PAY" ? <PayDialog penalty={penalty} onClose={close} onChanged={onChanged} /> : null}
      {asked === "WAIVE" ? <WaiveDialog penalty={penalty} onClose={close} onChanged={onChanged} /> : null}
    </Panel>
  );
}

type PayDialogProps = { penalty: PenaltyDetail; onClose: () => void; onChanged: () => Promise<void> };

/** A payment of a fine, whole or in part: the whole of it ends the suspension. */
function PayDialog({ penalty, onClose, onChanged }: PayDialogProps) {
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
    doneText: (state) =>
      t(state === penaltyState.releasedByPayment ? "doneWhole" : "done", { name: penalty.memberName }),
    onDone: onClose,
  });
  const pay = () => {
    setRefused(!isFitting);
    if (!isFitting || amount === null) return;
    void settling.run({ event: { event: "PAY", amount: moneyToWire(amount, formats) } });
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
      failure={atField ? null : settling.failure}
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
