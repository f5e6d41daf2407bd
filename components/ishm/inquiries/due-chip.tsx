"use client";

import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import { vocState } from "@/lib/contract/code-values/vocs";
import type { VocOfficeRow } from "@/lib/contract/inquiries/ops-vocs";
import { useOffice } from "../frame/root/office-context";
import { dueTime } from "./due-time";

type Props = { inquiry: Pick<VocOfficeRow, "state" | "dueAt"> };

/** How much time is left for the answer; nothing once there is one. */
export function DueChip({ inquiry }: Props) {
  const t = useTranslations("ishm.inquiries.due");
  const { now } = useOffice();
  const waits = inquiry.state === vocState.received || inquiry.state === vocState.inProgress;
  if (!waits) return <span className="text-ink-3">–</span>;
  const { side, unit, count } = dueTime(inquiry.dueAt, now());
  const isSoon = side === "left" && unit !== "days" && !(unit === "hours" && count >= 6);
  return (
    <Chip tone={side === "late" ? "bad" : isSoon ? "warn" : "neutral"}>
      {side === "late" ? t(`late.${unit}`, { count }) : t(`left.${unit}`, { count })}
    </Chip>
  );
}
