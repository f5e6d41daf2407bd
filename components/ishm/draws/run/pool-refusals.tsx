import { useFormatter, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/layout/icons";
import { useDrawNames } from "../use-draw-names";
import type { Pool } from "./pool-preview";

/** Why it could not be saved as it is: days that have opened or have no time, times that are booked. */
export function PoolRefusals({ pool }: { pool: Pool }) {
  const t = useTranslations("ishm.draws.pool");
  const format = useFormatter();
  const names = useDrawNames();
  const opened = pool.days.filter(({ hasOpened }) => hasOpened).map(({ playDate }) => names.day(playDate));
  const empty = pool.days
    .filter((day) => !day.hasOpened && day.free === 0)
    .map((day) => names.day(day.playDate));
  const lines = [
    ...(opened.length > 0 ? [t("opened", { days: format.list(opened) })] : []),
    ...(empty.length > 0 ? [t("empty", { days: format.list(empty) })] : []),
    ...(pool.booked.length > 0
      ? [t("booked", { count: pool.booked.length, slots: format.list(pool.booked.map(names.teeTime)) })]
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 bg-bad-tint px-4 py-2.5 text-bad">
      {lines.map((line) => (
        <li key={line} className="flex gap-2">
          <Icon name="warning" size={18} className="mt-0.5" />
          {line}
        </li>
      ))}
    </ul>
  );
}
