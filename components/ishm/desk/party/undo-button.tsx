"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { DeskBooking } from "@/lib/contract/bookings/ops-desk";
import { ActionDialog } from "../../action/action-dialog";
import { useDeskAction } from "../use-desk-action";

type Props = { booking: DeskBooking; refresh: () => Promise<unknown>; onDone: () => void };

/** Takes a check-in back, with what it gave out and what it punished. */
export function UndoButton({ booking, refresh, onDone }: Props) {
  const t = useTranslations("ishm.desk.undo");
  const [isOpen, setOpen] = useState(false);
  const { perform, isBusy, failure, clear } = useDeskAction(booking, refresh);
  const { bookerName: name, teeTime: time } = booking;
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <ActionDialog
        title={t("title")}
        lines={[t("state", { name, time }), t("numbers"), t("warnings")]}
        reason="needed"
        confirmLabel={t("confirm")}
        isOpen={isOpen}
        isBusy={isBusy}
        failure={failure}
        onConfirm={async (reason) => {
          if (!(await perform({ event: "UNDO", reason }))) return;
          setOpen(false);
          onDone();
        }}
        onClose={() => {
          clear();
          setOpen(false);
        }}
      />
    </>
  );
}
