"use client";

import { useTranslations } from "next-intl";
import type { WaitingDay } from "@/lib/contract/waitings/waitings";

type Props = { bands: WaitingDay["bands"] };

/** The bands of a day: free times, and teams in line where there are none. */
export function BandList({ bands }: Props) {
  const t = useTranslations("waitings");
  if (bands.length === 0) return <p className="text-ink-2">{t("noSheet")}</p>;
  return (
    <ul
      aria-label={t("bands")}
      className="grid grid-cols-1 border-t border-line min-[600px]:grid-cols-2 min-[600px]:gap-x-10"
    >
      {bands.map(({ key, name, freeSlots, waitingTeams }) => (
        <li key={key} className="flex justify-between gap-4 border-b border-line py-3 tabular-nums">
          <span className="font-semibold">{name}</span>
          <span className={freeSlots > 0 ? "text-ok" : "text-info"}>
            {freeSlots > 0 ? t("free", { count: freeSlots }) : t("teams", { count: waitingTeams })}
          </span>
        </li>
      ))}
    </ul>
  );
}
