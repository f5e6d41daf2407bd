"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lostState } from "@/lib/contract/code-values/lost-items";
import type { LostAdminDetail } from "@/lib/contract/lost-items/lost-items";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { ClaimDialog, HandOverDialog, RefuseDialog } from "./claim-dialogs";
import { ClaimFacts } from "./claim-facts";
import { lostBoard } from "./lost";
import { DaysLeft, LostStateChip } from "./lost-chips";
import { useClaim } from "./use-claim";

type Props = { item: LostAdminDetail; onChanged: () => Promise<void> };
type Asked = "CLAIM" | "RETURN" | "REFUSE";

/** Where an item stands between its finder and its owner, and what can happen to it next. */
export function ClaimPanel({ item, onChanged }: Props) {
  const t = useTranslations("ishm.lostItems.claim");
  const { access, formats } = useOffice();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const claim = useClaim({ lostIdx: item.lostIdx, version: item.admin.version }, async () => {
    close();
    await onChanged();
  });
  const { state, keepUntil, stateName = state } = item;
  const may = access(lostBoard.menu.code).isUpdate;
  const button = (event: Asked, label: string, variant: "primary" | "outline") => (
    <Button size="small" variant={variant} onClick={() => setAsked(event)}>
      {label}
    </Button>
  );
  return (
    <Panel title={t("title")} side={<LostStateChip state={state} name={stateName} />}>
      {state === lostState.kept || state === lostState.claimChecked ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-ink-2">{t("keepUntil", { date: formatDate(keepUntil, formats) })}</span>
          <DaysLeft item={item} />
        </p>
      ) : null}
      {state === lostState.returned && item.returnedAt ? (
        <p>{t("returnedAt", { time: formatDateTime(item.returnedAt, formats) })}</p>
      ) : null}
      {state === lostState.handedToPolice ? <p>{t("police", { contact: item.contact })}</p> : null}
      {state === lostState.disposed ? <p>{t("disposed", { date: formatDate(keepUntil, formats) })}</p> : null}
      <ClaimFacts item={item} />
      <p role="alert" className="text-bad empty:hidden">
        {claim.refusal?.field == null ? claim.failure : null}
      </p>
      {may && state === lostState.kept ? <div>{button("CLAIM", t("note"), "outline")}</div> : null}
      {may && state === lostState.claimChecked ? (
        <div className="flex flex-wrap gap-3">
          {button("RETURN", t("handOver"), "primary")}
          {button("REFUSE", t("refuse"), "outline")}
        </div>
      ) : null}
      <ClaimDialog
        key={`claim-${item.admin.version}`}
        item={item}
        claim={claim}
        isOpen={asked === "CLAIM"}
        onClose={close}
      />
      <HandOverDialog
        key={`hand-over-${item.admin.version}`}
        item={item}
        claim={claim}
        isOpen={asked === "RETURN"}
        onClose={close}
      />
      <RefuseDialog claim={claim} isOpen={asked === "REFUSE"} onClose={close} />
    </Panel>
  );
}
