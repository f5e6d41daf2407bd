"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = { isOpen: boolean; onGive: (reason: string) => void; onClose: () => void };

const shortest = 2;

/** Asks why persons are taken out of the system; the answer goes on record. */
export function ExportReasonDialog({ isOpen, onGive, onClose }: Props) {
  const t = useTranslations("ishm.table");
  const common = useTranslations("common");
  const form = useId();
  const [reason, setReason] = useState("");
  const [isRefused, setRefused] = useState(false);
  const give = (event: FormEvent) => {
    event.preventDefault();
    const isTooShort = reason.trim().length < shortest;
    setRefused(isTooShort);
    if (!isTooShort) onGive(reason.trim());
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t("exportReason")}
      description={t("exportReasonHint")}
      footer={
        <>
          <Button variant="outline" size="small" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button type="submit" form={form} size="small">
            {t("export")}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={give}>
        <TextField
          label={t("reason")}
          value={reason}
          maxLength={200}
          error={isRefused ? t("reasonNeeded") : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
