"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { bookerOf } from "@/lib/web/office/sheet/slot-face";
import { toastBar } from "@/lib/web/runtime/toasts";
import { DeedDialog } from "../deed/deed-dialog";
import { useDeskCall } from "./use-desk-call";
import { focusSlot } from "./use-grid-keys";
import type { WishedMove } from "./use-sheet-desk";
import type { SheetPlace } from "./use-sheet-place";

/** A booking goes to another time, or two change places, after it was said who goes where. */
export function MoveDialog({ place }: { place: SheetPlace }) {
  const { wished } = place.desk;
  return wished ? (
    <Asked key={`${wished.from.sheetIdx} ${wished.to.sheetIdx}`} place={place} wished={wished} />
  ) : null;
}

function Asked({ place, wished: { from, to, drop } }: { place: SheetPlace; wished: WishedMove }) {
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
  const act = useDeskCall("PUT /ops/bookings/{id}/slot", {
    refresh: place.refresh,
    onDone() {
      toastBar(t(`done.${drop}`, who));
      end(true);
    },
  });
  if (!one) return null;
  const swapped = other ? { withBookingIdx: other.bookingIdx, withVersion: other.version } : {};
  return (
    <DeedDialog
      isOpen
      title={t(`title.${drop}`)}
      lines={drop === "swap" ? [t("goes", who), t("comes", who), t("price")] : [t("goes", who), t("price")]}
      reason="needed"
      confirmLabel={t(`confirm.${drop}`)}
      isBusy={act.isBusy}
      failure={act.failure}
      onConfirm={(reason) =>
        void act.send({
          params: { id: String(one.bookingIdx) },
          body: { sheetIdx: to.sheetIdx, version: one.version, ...swapped, reason, isTold },
        })
      }
      onClose={() => end(false)}
    >
      <CheckboxField label={t("tell")} checked={isTold} onChange={(event) => setTold(event.target.checked)} />
    </DeedDialog>
  );
}
