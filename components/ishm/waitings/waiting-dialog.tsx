"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { waitingState } from "@/lib/contract/code-values/waitings";
import type { WaitingDetail } from "@/lib/contract/waitings/ops-waitings";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { ActionDialog } from "../action/action-dialog";
import { OfficeFailure } from "../frame/office-failure";
import { useOffice } from "../frame/root/office-context";
import { useUnmask } from "../people/use-unmask";
import { useWaitingAction, type WaitingAction } from "./use-waiting-action";
import { WaitingFacts } from "./waiting-facts";
import { WaitingSlots } from "./waiting-slots";

type Props = { waitingIdx: number | null; onClose: () => void };

/** One entry: the request, what bars it, the free slots, and the actions. */
export function WaitingDialog({ waitingIdx, onClose }: Props) {
  const t = useTranslations("ishm.waitings");
  const common = useTranslations("common");
  return (
    <Dialog
      isOpen={waitingIdx !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={waitingIdx === null ? "" : t("entry", { number: waitingIdx })}
      closeLabel={common("close")}
      className="w-[920px]"
    >
      {waitingIdx === null ? null : <Entry key={waitingIdx} waitingIdx={waitingIdx} />}
    </Dialog>
  );
}

function Entry({ waitingIdx }: { waitingIdx: number }) {
  const { language } = useOffice();
  const unmask = useUnmask(waitingIdx);
  const [action, setAction] = useState<WaitingAction | null>(null);
  const { data, error, mutate } = useCall(
    "GET /ops/waitings/{id}",
    { params: { id: String(waitingIdx) }, query: { lang: language, reason: unmask.unmaskReason } },
    { handled: true, keepPreviousData: true, revalidateOnFocus: false },
  );
  if (error && !data) return <OfficeFailure failure={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-64 w-full" />;
  return (
    <div className="flex flex-col gap-5">
      <WaitingFacts of={data} unmask={unmask.control} />
      <WaitingButtons of={data} onAction={setAction} />
      <WaitingSlots of={data} onAction={setAction} />
      <WaitingActionDialog of={data} action={action} onClose={() => setAction(null)} />
    </div>
  );
}

const eventsOf: Readonly<Record<string, readonly WaitingAction["event"][]>> = {
  [waitingState.waiting]: ["CANCEL"],
  [waitingState.offered]: ["ACCEPT", "WITHDRAW_OFFER", "CANCEL"],
};

/** The actions on an entry other than giving it a slot. */
function WaitingButtons({ of, onAction }: { of: WaitingDetail; onAction: (action: WaitingAction) => void }) {
  const t = useTranslations("ishm.waitings.actions");
  const { access } = useOffice();
  const events = eventsOf[of.state] ?? [];
  if (!access(officeMenus.sheet.code).isUpdate || events.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {events.map((event) => (
        <Button
          key={event}
          variant={event === "ACCEPT" ? "primary" : "outline"}
          size="small"
          onClick={() => onAction({ event, slot: null })}
        >
          {t(`${event}.confirm`)}
        </Button>
      ))}
    </div>
  );
}

type WaitingActionDialogProps = { of: WaitingDetail; action: WaitingAction | null; onClose: () => void };

/** Asks before an action on an entry; the lines say what it does and whom it passes over. */
function WaitingActionDialog({ of, action, onClose }: WaitingActionDialogProps) {
  const t = useTranslations("ishm.waitings.actions");
  const call = useWaitingAction(of, onClose);
  const lines = useActionLines(of, action);
  const close = () => {
    call.forget();
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
      isBusy={call.isBusy}
      failure={call.failure}
      onConfirm={(reason) => {
        if (action) void call.run({ ...action, reason });
      }}
      onClose={close}
    />
  );
}

/** Whether the server needs a reason: others are passed over, the slot is outside the request, or the member did not agree to be booked at once. */
function needsReason(of: WaitingDetail, action: WaitingAction | null): boolean {
  if (action?.event === "ACCEPT") return false;
  if (!action?.slot) return true;
  const isPlain = action.slot.ahead === 0 && action.slot.misfits.length === 0;
  return !(isPlain && (action.event === "OFFER" || of.agreesAutoAssign));
}

function useActionLines(of: WaitingDetail, action: WaitingAction | null): string[] {
  const t = useTranslations("ishm.waitings.actions");
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
