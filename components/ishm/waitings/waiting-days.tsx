"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { formatDay } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { useOffice } from "../frame/root/office-context";
import { useDeadline } from "../frame/use-deadline";

type Props = { chosen: string | null; onChoose: (playDate: string | null) => void };

/** Upcoming days with waiting requests: number of requests and of free slots. A press filters the list by the day. */
export function WaitingDays({ chosen, onChoose }: Props) {
  const t = useTranslations("ishm.waitings");
  const { formats, language } = useOffice();
  const deadline = useDeadline();
  const { data } = useCall("GET /ops/waiting-days", { query: { lang: language } }, { handled: true });
  if (!data || data.days.length === 0) return null;
  return (
    <section aria-label={t("days.title")} className="mb-5">
      <ul className="flex gap-3 overflow-x-auto pb-1">
        {data.days.map((day) => {
          const isOn = chosen === day.playDate;
          return (
            <li key={day.playDate} className="shrink-0">
              <button
                type="button"
                aria-pressed={isOn}
                onClick={() => onChoose(isOn ? null : day.playDate)}
                className={cn(
                  "grid min-w-44 gap-0.5 rounded-panel border px-4 py-3 text-start transition-colors",
                  isOn ? "border-primary bg-selected" : "border-line bg-sheet hover:bg-hover",
                )}
              >
                <span className="font-semibold tabular-nums">
                  {formatDay(day.playDate, { language, formats })}
                </span>
                <span>{t("days.waiting", { count: day.waiting, offered: day.offered })}</span>
                <span className={day.freeSlots === 0 ? "text-ink-2" : "font-semibold text-ok"}>
                  {t("days.free", { count: day.freeSlots })}
                </span>
                <span className="text-chip text-ink-2">
                  {t("days.closes", { time: deadline.moment(day.closeAt) })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
