"use client";

import { useTranslations } from "next-intl";
import type { LostAdminDetail } from "@/lib/contract/lost-items/lost-items";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { useOffice } from "../frame/root/office-context";
import { useUnmask } from "../people/use-unmask";

/** Who asked for an item, how he described it, and who took it: masked until there is a reason. */
export function ClaimFacts({ item }: { item: LostAdminDetail }) {
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
