"use client";

import { useTranslations } from "next-intl";
import { ActionDialog } from "../action/action-dialog";

type Props = { onGive: (reason: string) => void; onClose: () => void };

/** Asks why persons are taken out of the system; the answer goes on record. */
export function ExportReasonDialog({ onGive, onClose }: Props) {
  const t = useTranslations("ishm.table");
  return (
    <ActionDialog
      isOpen
      title={t("exportReason")}
      lines={[t("exportReasonHint")]}
      reason="needed"
      confirmLabel={t("export")}
      onConfirm={onGive}
      onClose={onClose}
    />
  );
}
