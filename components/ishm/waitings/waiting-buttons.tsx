"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { waitingState } from "@/lib/contract/code-values/waitings";
import type { WaitingDetail } from "@/lib/contract/waitings/ops-waitings";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useOffice } from "../frame/root/office-context";
import type { WaitingAction } from "./use-waiting-action";

const eventsOf: Readonly<Record<string, readonly WaitingAction["event"][]>> = {
  [waitingState.waiting]: ["CANCEL"],
  [waitingState.offered]: ["ACCEPT", "WITHDRAW_OFFER", "CANCEL"],
};

/** What the office can do with an entry besides giving it a time of its list. */
export function WaitingButtons({
  of,
  onAction,
}: {
  of: WaitingDetail;
  onAction: (action: WaitingAction) => void;
}) {
  const t = useTranslations("ishm.waitings.deeds");
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
