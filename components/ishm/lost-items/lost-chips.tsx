"use client";

import { useTranslations } from "next-intl";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { LostState } from "@/lib/contract/code-values/lost-items";
import { lostState } from "@/lib/contract/code-values/lost-items";
import type { LostItem } from "@/lib/contract/lost-items/lost-items";
import { clubDate } from "@/lib/shared/time/club-time";
import { useOffice } from "../frame/root/office-context";
import { daysLeft } from "./lost-list";

const tones: Record<LostItem["state"], ChipTone> = {
  [lostState.kept]: "ok",
  [lostState.claimChecked]: "warn",
  [lostState.returned]: "neutral",
  [lostState.handedToPolice]: "info",
  [lostState.disposed]: "outline",
};

/** The state of a lost item in the club's word. */
export function LostStateChip({ state, name }: { state: LostItem["state"]; name: string }) {
  return <Chip tone={tones[state]}>{name}</Chip>;
}

const soonDays = 14;

/** How long an item is still kept. */
export function DaysLeft({ item }: { item: { state: LostState; keepUntil: string } }) {
  const t = useTranslations("ishm.lostItems.left");
  const { formats, now } = useOffice();
  const days = daysLeft(item, clubDate(now(), formats.standardTimeZone));
  if (days === null) return <span className="text-ink-3">–</span>;
  if (days <= 0) return <Chip tone="bad">{t("over")}</Chip>;
  return <Chip tone={days <= soonDays ? "warn" : "neutral"}>{t("days", { count: days })}</Chip>;
}
