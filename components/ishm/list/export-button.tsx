"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { CallInput, ContractKey } from "@/lib/contract/routes";
import { callFile } from "@/lib/web/api/browser";
import { saveFile } from "@/lib/web/runtime/page";
import { ActionDialog } from "../action/action-dialog";

type Props<K extends ContractKey> = {
  list: K;
  /** The list's own input: the export holds all filtered rows. */
  input: CallInput<K>;
  /** A list of persons is taken out for a reason only (checklist P-08). */
  isOfPersons?: boolean;
  /** The content of the export, where a screen has several. */
  of?: string;
};

/** Exports the whole filtered list as xlsx. */
export function ExportButton<K extends ContractKey>({ list, input, isOfPersons = false, of }: Props<K>) {
  const t = useTranslations("ishm.table");
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function take(exportReason?: string) {
    setAsking(false);
    setBusy(true);
    const answer = await callFile(list, input, { exportReason });
    setBusy(false);
    if (answer.ok) saveFile(answer.value.blob, answer.value.fileName);
  }

  return (
    <>
      <Button
        variant="outline"
        size="small"
        isBusy={isBusy}
        busyText={t("exporting")}
        onClick={() => (isOfPersons ? setAsking(true) : void take())}
      >
        <Icon name="download" size={18} />
        {t("export")}
        {of ? <span className="visually-hidden"> ({of})</span> : null}
      </Button>
      <ExportReasonDialog
        isOpen={isAsking}
        onGive={(reason) => void take(reason)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

type ExportReasonDialogProps = { isOpen: boolean; onGive: (reason: string) => void; onClose: () => void };

/** Asks why persons are taken out of the system; the answer goes on record. */
function ExportReasonDialog({ isOpen, onGive, onClose }: ExportReasonDialogProps) {
  const t = useTranslations("ishm.table");
  return (
    <ActionDialog
      isOpen={isOpen}
      title={t("exportReason")}
      lines={[t("exportReasonHint")]}
      reason="needed"
      confirmLabel={t("export")}
      onConfirm={onGive}
      onClose={onClose}
    />
  );
}
