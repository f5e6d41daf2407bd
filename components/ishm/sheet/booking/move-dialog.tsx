"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { bookerOf } from "@/components/ishm/sheet/slot/slot-face";
import { toastBar } from "@/lib/web/runtime/toasts";
import { ActionDialog } from "../../action/action-dialog";
import { useDeskCall } from "../day/use-desk-call";
import type { RequestedMove } from "../day/use-sheet-desk";
import type { SheetPlace } from "../day/use-sheet-place";
import { focusSlot } from "../grid/use-grid-keys";

/** A booking goes to another time, or two change places, after it was said who goes where. */
export function MoveDialog({ place }: { place: SheetPlace }) {
  const { requested } = place.desk;
  return requested ? (
    <Asked key={`${requested.from.sheetIdx} ${requested.to.sheetIdx}`} place={place} requested={requested} />
  ) : null;
}

function Asked({ place, requested: { from, to, drop } }: { place: SheetPlace; requested: RequestedMove }) {
  const t = useTranslations("ishm.sheet.move");
  const [isTold, setTold] = useState(true);
  const [one] = useState(from.booking);
  const [other] = useState(to.booking);
  const who = {
    name: one ? bookerOf(one) : "",
    from: place.titleOf(from),
    to: place.titleOf(to),
    other: other ? bookerOf(other) : "",
  };
  const end = (isDone: boolean) => {
    place.desk.endMove(isDone);
    place.desk.focus(to.sheetIdx);
    focusSlot(document.body, to.sheetIdx);
  };
  const action = useDeskCall("PUT /ops/bookings/{id}/slot", {
    refresh: place.refresh,
    onDone() {
      toastBar(t(`done.${drop}`, who));
      end(true);
    },
  });
  if (!one) return null;
  const swapped = other ? { withBookingIdx: other.bookingIdx, withVersion: other.version } : {};
  return (
    <ActionDialog
      isOpen
      title={t(`title.${drop}`)}
      lines={drop === "swap" ? [t("goes", who), t("comes", who), t("price")] : [t("goes", who), t("price")]}
      reason="needed"
      confirmLabel={t(`confirm.${drop}`)}
      isBusy={action.isBusy}
      failure={action.failure}
      onConfirm={(reason) =>
        void action.send({
          params: { id: String(one.bookingIdx) },
          body: { sheetIdx: to.sheetIdx, version: one.version, ...swapped, reason, isTold },
        })
      }
      onClose={() => end(false)}
    >
      <CheckboxField label={t("tell")} checked={isTold} onChange={(event) => setTold(event.target.checked)} />
    </ActionDialog>
  );
}
