"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lostState } from "@/lib/contract/code-values/lost-items";
import type { LostAdminDetail } from "@/lib/contract/lost-items/lost-items";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { formatDay } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { useDeadline } from "../frame/use-deadline";
import { useUnmask } from "../people/use-unmask";
import { ClaimDialog, HandOverDialog, RefuseDialog } from "./claim-dialogs";
import { lostBoard } from "./lost";
import { DaysLeft, LostStateChip } from "./lost-chips";
import { useClaim } from "./use-claim";

type Props = { item: LostAdminDetail; onChanged: () => Promise<void> };
type Asked = "CLAIM" | "RETURN" | "REFUSE";

/** Where an item stands between its finder and its owner, and what can happen to it next. */
export function ClaimPanel({ item, onChanged }: Props) {
  const t = useTranslations("ishm.lostItems.claim");
  const { language, access, formats } = useOffice();
  const deadline = useDeadline();
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
          <span className="text-ink-2">{t("keepUntil", { date: deadline.day(keepUntil) })}</span>
          <DaysLeft item={item} />
        </p>
      ) : null}
      {state === lostState.returned && item.returnedAt ? (
        <p>{t("returnedAt", { time: formatDateTime(item.returnedAt, formats) })}</p>
      ) : null}
      {state === lostState.handedToPolice ? <p>{t("police", { contact: item.contact })}</p> : null}
      {state === lostState.disposed ? (
        <p>{t("disposed", { date: formatDay(keepUntil, { language, formats }) })}</p>
      ) : null}
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

/** Who asked for an item, how he described it, and who took it: masked until there is a reason. */
function ClaimFacts({ item }: { item: LostAdminDetail }) {
  const t = useTranslations("ishm.lostItems.claim");
  const { formats } = useOffice();
  const { unmaskReason, control } = useUnmask(item.lostIdx);
  const { data } = useCall(
    unmaskReason ? "GET /ops/lost-items/{id}" : null,
    { params: { id: String(item.lostIdx) }, query: { reason: unmaskReason } },
    { handled: true },
  );
  const { claimant, handOver } = (unmaskReason && data) || item;
  if (!claimant) return null;
  const facts = [
    [t("claimant"), claimant.name],
    [t("phone"), claimant.phoneNo ?? "–"],
    ...(claimant.memberIdx ? [[t("memberNo"), claimant.memberIdx]] : []),
    [t("claimedAt"), formatDateTime(claimant.claimedAt, formats)],
    [t("said"), claimant.marks || "–"],
    [t("onFile"), item.hiddenNote || "–"],
    ...(handOver
      ? [
          [t("receiver"), handOver.receiver],
          [t("document"), t(`documents.${handOver.document}`)],
          [t("by"), handOver.by],
        ]
      : []),
  ];
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <div>{control}</div>
    </>
  );
}
