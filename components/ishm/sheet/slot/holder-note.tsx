"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { Icon } from "@/components/ui/layout/icons";

type Props = { lock: NonNullable<StaffSlot["lock"]>; now: () => Date };

/** Who holds a time just now, and how long still. */
export function HolderNote({ lock, now }: Props) {
  const t = useTranslations("ishm.sheet.holder");
  const left = useSecondsLeft(lock.expiresAt, now);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <p className="flex items-center gap-2 bg-warn-tint px-3 py-2 text-warn">
      <Icon name="lock" size={18} />
      <span className="grow">{t(`by.${lock.kind}`, { name: lock.name })}</span>
      <span role="timer" aria-label={t("left", { time })} className="font-semibold tabular-nums">
        {time}
      </span>
    </p>
  );
}

function useSecondsLeft(expiresAt: string, now: () => Date): number {
  const end = new Date(expiresAt).getTime();
  const [at, setAt] = useState(() => now().getTime());
  useEffect(() => {
    const timer = setInterval(() => setAt(now().getTime()), 1000);
    return () => clearInterval(timer);
  }, [now]);
  return Math.max(0, Math.round((end - at) / 1000));
}
