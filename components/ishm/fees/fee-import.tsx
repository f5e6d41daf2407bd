"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/layout/icons";
import type { CallOutput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";

type Read = CallOutput<"POST /ops/fees/import">;
export type ImportedFees = Pick<Read, "rules" | "serviceFees">;

/** Fees from a sheet: what is wrong is named row by row and nothing is taken over; else they stand in the form, unsaved. */
export function FeeImport({ onRead }: { onRead: (fees: ImportedFees) => void }) {
  const t = useTranslations("ishm.fees.import");
  const common = useTranslations("common");
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Read["faults"]>([]);

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = "";
    if (!file) return;
    setBusy(true);
    const answer = await call("POST /ops/fees/import", { query: {}, files: [file] });
    setBusy(false);
    if (!answer.ok) return;
    if (answer.value.faults.length > 0) setFaults(answer.value.faults);
    else onRead(answer.value);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".xlsx"
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => void read(event)}
      />
      <Button
        size="small"
        variant="outline"
        isBusy={isBusy}
        busyText={common("loading")}
        onClick={() => input.current?.click()}
      >
        <Icon name="upload" size={18} />
        {t("choose")}
      </Button>
      <Dialog
        isOpen={faults.length > 0}
        onOpenChange={() => setFaults([])}
        closeLabel={common("close")}
        title={t("title")}
        description={t("lead", { count: faults.length })}
      >
        <ul className="mt-4 max-h-80 overflow-y-auto *:border-b *:border-line *:py-1.5">
          {faults.map(({ row, column, reason }) => (
            <li key={`${row} ${column}`}>
              {t("fault", {
                row,
                column: t(`columns.${column as "amount"}`),
                reason: t(`reasons.${reason}`),
              })}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
