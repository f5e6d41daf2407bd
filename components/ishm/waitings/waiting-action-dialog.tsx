"use client";

import { useTranslations } from "next-intl";
import type { WaitingDetail } from "@/lib/contract/waitings/ops-waitings";
import { ActionDialog } from "../action/action-dialog";
import { useWaitingAction, type WaitingAction } from "./use-waiting-action";

type Props = { of: WaitingDetail; action: WaitingAction | null; onClose: () => void };

/** What an action will do, and whom it passes over, before it is done. */
export function WaitingActionDialog({ of, action, onClose }: Props) {
  const t = useTranslations("ishm.waitings.deeds");
  const doing = useWaitingAction(of, onClose);
  const lines = useActionLines(of, action);
  const close = () => {
    doing.forget();
    onClose();
  };
  const event = action?.event ?? "CANCEL";
  return (
    <ActionDialog
      title={t(`${event}.title`)}
      lines={lines}
      reason={needsReason(of, action) ? "needed" : "optional"}
      confirmLabel={t(`${event}.confirm`)}
      tone={event === "CANCEL" || event === "WITHDRAW_OFFER" ? "bad" : "plain"}
      isOpen={action !== null}
      isBusy={doing.isBusy}
      failure={doing.failure}
      onConfirm={(reason) => {
        if (action) void doing.run({ ...action, reason });
      }}
      onClose={close}
    />
  );
}

/** As the server asks for one: past others, outside the request, or without the member's yes to a booking at once. */
function needsReason(of: WaitingDetail, action: WaitingAction | null): boolean {
  if (action?.event === "ACCEPT") return false;
  if (!action?.slot) return true;
  const isPlain = action.slot.ahead === 0 && action.slot.misfits.length === 0;
  return !(isPlain && (action.event === "OFFER" || of.agreesAutoAssign));
}

function useActionLines(of: WaitingDetail, action: WaitingAction | null): string[] {
  const t = useTranslations("ishm.waitings.deeds");
  if (!action) return [];
  const { event, slot } = action;
  const place = slot ?? of.offer;
  const time = place ? `${place.teeTime} ${place.courseName}` : "";
  const lines = [t(`${event}.line`, { member: of.memberName, time })];
  if (event === "CANCEL" && of.offer) lines.push(t("offerPasses", { time }));
  if (slot && slot.ahead > 0) lines.push(t("ahead", { count: slot.ahead }));
  if (slot && slot.misfits.length > 0) lines.push(t("outside"));
  if (event === "ASSIGN" && !of.agreesAutoAssign) lines.push(t("notAgreed"));
  return lines;
}
