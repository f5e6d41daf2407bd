"use client";

import { useTranslations } from "next-intl";
import type { WaitingDetail } from "@/lib/contract/ops-waitings";
import { DeedDialog } from "../deed/deed-dialog";
import { useWaitingDeed, type WaitingDeed } from "./use-waiting-deed";

type Props = { of: WaitingDetail; deed: WaitingDeed | null; onClose: () => void };

/** What a deed will do, and whom it passes over, before it is done. */
export function WaitingDeedDialog({ of, deed, onClose }: Props) {
  const t = useTranslations("ishm.waitings.deeds");
  const doing = useWaitingDeed(of, onClose);
  const lines = useDeedLines(of, deed);
  const close = () => {
    doing.forget();
    onClose();
  };
  const event = deed?.event ?? "CANCEL";
  return (
    <DeedDialog
      title={t(`${event}.title`)}
      lines={lines}
      reason={needsReason(of, deed) ? "needed" : "optional"}
      confirmLabel={t(`${event}.confirm`)}
      tone={event === "CANCEL" || event === "WITHDRAW_OFFER" ? "bad" : "plain"}
      isOpen={deed !== null}
      isBusy={doing.isBusy}
      failure={doing.failure}
      onConfirm={(reason) => {
        if (deed) void doing.run({ ...deed, reason });
      }}
      onClose={close}
    />
  );
}

/** As the server asks for one: past others, outside the wish, or without the member's yes to a booking at once. */
function needsReason(of: WaitingDetail, deed: WaitingDeed | null): boolean {
  if (deed?.event === "ACCEPT") return false;
  if (!deed?.slot) return true;
  const isPlain = deed.slot.ahead === 0 && deed.slot.misfits.length === 0;
  return !(isPlain && (deed.event === "OFFER" || of.agreesAutoAssign));
}

function useDeedLines(of: WaitingDetail, deed: WaitingDeed | null): string[] {
  const t = useTranslations("ishm.waitings.deeds");
  if (!deed) return [];
  const { event, slot } = deed;
  const place = slot ?? of.offer;
  const time = place ? `${place.teeTime} ${place.courseName}` : "";
  const lines = [t(`${event}.line`, { member: of.memberName, time })];
  if (event === "CANCEL" && of.offer) lines.push(t("offerPasses", { time }));
  if (slot && slot.ahead > 0) lines.push(t("ahead", { count: slot.ahead }));
  if (slot && slot.misfits.length > 0) lines.push(t("outside"));
  if (event === "ASSIGN" && !of.agreesAutoAssign) lines.push(t("notAgreed"));
  return lines;
}
