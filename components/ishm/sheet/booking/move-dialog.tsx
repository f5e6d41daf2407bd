"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { bookerOf } from "@/components/ishm/sheet/slot/slot-face";
import { ActionDialog } from "../../action/action-dialog";
import { useSheetCall } from "../day/use-sheet-call";
import type { SheetContext } from "../day/use-sheet-context";
import type { RequestedMove } from "../day/use-sheet-state";
import { focusSlot } from "../grid/use-grid-keys";

/** Asks before a booking is moved to another slot, or two bookings are swapped. */
export function MoveDialog({ context }: { context: SheetContext }) {
  const { requested } = context.state;
  return requested ? (
    <Asked
      key={`${requested.from.sheetIdx} ${requested.to.sheetIdx}`}
      context={context}
      requested={requested}
    />
  ) : null;
}

function Asked({
  context,
  requested: { from, to, drop },
}: {
  context: SheetContext;
  requested: RequestedMove;
}) {
  const t = useTranslations("ishm.sheet.move");
  const [one] = useState(from.booking);
  const [other] = useState(to.booking);
  const who = {
    name: one ? bookerOf(one) : "",
    from: context.titleOf(from),
    to: context.titleOf(to),
    other: other ? bookerOf(other) : "",
  };
  const end = (isDone: boolean) => {
    context.state.endMove(isDone);
    context.state.focus(to.sheetIdx);
    focusSlot(document.body, to.sheetIdx);
  };
  const action = useSheetCall("PUT /ops/bookings/{id}/slot", {
    refresh: context.refresh,
    doneText: () => t(`done.${drop}`, who),
    onDone: () => end(true),
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
      refusal={action.refusal}
      fields={{ isTold: { kind: "check", label: t("tell") } }}
      initial={{ isTold: true }}
      onConfirm={(reason, { isTold }) =>
        void action.run({
          params: { id: String(one.bookingIdx) },
          body: { sheetIdx: to.sheetIdx, version: one.version, ...swapped, reason, isTold },
        })
      }
      onClose={() => end(false)}
    />
  );
}
