"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { penaltyState } from "@/lib/contract/code-values/penalties";
import type { PenaltyDetail } from "@/lib/contract/penalties/ops-penalties";
import { formatMoney } from "@/lib/shared/money/money";
import { officeMenus } from "@/lib/web/office/office-menus";
import { Facts } from "../frame/facts";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { PayDialog } from "./pay-dialog";
import { WaiveDialog } from "./waive-dialog";

type Props = { penalty: PenaltyDetail; onChanged: () => Promise<void> };

/** The fine, and the two ways in which a penalty ends early: it is paid, or it is waived. */
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
          className="min-[700px]:grid-cols-[auto_minmax(0,1fr)]"
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
