"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import { call } from "@/lib/web/api/browser";
import { ActionDialog } from "../../action/action-dialog";
import { useSave } from "../../form/use-save";
import { useOffice } from "../../frame/root/office-context";
import { PrintSheet } from "./print-sheet";

/** Prints the day for the starter. Names are on it, so it is asked why, and that goes on record. */
export function PrintButton({ sheet }: { sheet: StaffSheet }) {
  const t = useTranslations("ishm.sheet.print");
  const { language } = useOffice();
  const [isAsking, setAsking] = useState(false);
  const [printed, setPrinted] = useState<StaffSheet | null>(null);
  const reading = useSave({
    send: (reason: string) =>
      call(
        "GET /ops/tee-sheet",
        { query: { lang: language, date: sheet.playDate, reason } },
        { handled: true },
      ),
    onSaved(whole) {
      setAsking(false);
      setPrinted(whole);
    },
  });
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setAsking(true)}>
        {t("button")}
      </Button>
      <ActionDialog
        isOpen={isAsking}
        title={t("title")}
        lines={[t("line")]}
        reason="needed"
        confirmLabel={t("button")}
        isBusy={reading.isBusy}
        failure={reading.refusal?.message}
        onConfirm={(reason) => void reading.save(reason)}
        onClose={() => setAsking(false)}
      />
      {printed ? <PrintSheet sheet={printed} onPrinted={() => setPrinted(null)} /> : null}
    </>
  );
}
